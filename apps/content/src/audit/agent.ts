const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\/(\d+)/, '微信'],
  [/Edg\w*\/(\d+)/, 'Edge'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)\S* .*Safari/, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** A browser and its system in two words, `Edge 140 · Windows`; of any other client its first word. */
export function agentOf(userAgent: string): string {
  const browser = BROWSERS.map(([pattern, name]) => [pattern.exec(userAgent)?.[1], name] as const).find(
    ([found]) => found,
  );
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const words = [browser ? `${browser[1]} ${browser[0]}` : undefined, system].filter((word) => word !== undefined);
  return words.join(' · ') || (/^[\w./+-]+/.exec(userAgent)?.[0] ?? '').slice(0, 40);
}
