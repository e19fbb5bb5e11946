const urls: Record<string, string> = import.meta.glob('./party/*.svg', { query: '?url', import: 'default', eager: true });

/** The drawings of the Party section's subjects. Apart from the others (art-image.tsx), which every page knows. */
export function partyArtUrl(subject: string): string {
  const url = urls[`./party/${subject}.svg`];
  if (url === undefined) throw new Error(`art: no drawing of ${subject}`);
  return url;
}
