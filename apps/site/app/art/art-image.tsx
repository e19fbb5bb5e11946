/** The drawings of the site by name, with the box each is drawn in. */
const boxes = {
  hero: [3604, 800],
  biz: [600, 360],
  banner: [4280, 320],
  cover: [640, 400],
  party: [1440, 420],
  state: [320, 200],
} as const;

export type ArtName =
  | 'hero-wide'
  | 'hero-mobile'
  | 'party-strip'
  | `banner-${'entering_group' | 'flag_navigation' | 'group_business' | 'human_resources' | 'information_disclosure' | 'investor_relations' | 'news' | 'other_announcement' | 'tender_procurement'}`
  | `biz-${'electric' | 'energy' | 'market' | 'new_energy' | 'other' | 'storage' | 'traffic'}`
  | `cover-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  | `state-${'404' | 'empty' | 'error'}`;

const urls: Record<string, string> = import.meta.glob('./{hero,biz,banner,cover,party,state}-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The URL of a drawing's file, for preloading and `srcSet`. */
export function artUrl(name: ArtName): string {
  const url = urls[`./${name}.svg`];
  if (url === undefined) throw new Error(`art: no drawing ${name}`);
  return url;
}

/** The cover that stands in for a missing picture: always the same one for a record. */
export function coverArt(id: number): ArtName {
  return `cover-${(1 + (Math.abs(Math.trunc(id)) % 8)) as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
}

export interface ArtImageProps {
  name: ArtName;
  className?: string | undefined;
  /** Above the fold: fetched at once and first. */
  eager?: boolean;
  /** Words for the drawing where it says something that the text does not; silent by default. */
  alt?: string;
}

/** A drawing as an image. The file carries its own colours and follows the page's `color-scheme`. */
export function ArtImage({ name, className, eager = false, alt = '' }: ArtImageProps) {
  const [width, height] =
    name === 'hero-mobile'
      ? [390, 520]
      : (boxes[name.slice(0, name.indexOf('-')) as keyof typeof boxes] ?? boxes.cover);
  return (
    <img
      className={className}
      src={artUrl(name)}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
