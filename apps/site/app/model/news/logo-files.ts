/** The logo files for the press, in `public/logo`: a test compares the sizes with the files. */

export interface LogoFile {
  /** What it is called and where it belongs. */
  readonly label: string;
  /** `/logo/<name>.svg` and `/logo/<name>.png`. */
  readonly name: string;
  /** Width and height of the PNG in px, and what both files weigh, as it is said. */
  readonly width: number;
  readonly height: number;
  /** The ground that the drawing stands on in the page. */
  readonly ground: 'paper' | 'deep';
}

export const logoFiles: readonly LogoFile[] = [
  { label: '横式，浅底', name: 'yunxia-light', width: 1430, height: 480, ground: 'paper' },
  { label: '横式，深底', name: 'yunxia-deep', width: 1910, height: 960, ground: 'deep' },
  { label: '单色', name: 'yunxia-mono', width: 960, height: 960, ground: 'paper' },
];

/** What to keep to, and what that means. */
export const logoRules: readonly (readonly [rule: string, meaning: string])[] = [
  ['四周留一个圆的半径', '圆的直径不小于24像素或8毫米'],
  ['不改色、不描边、不变形', '琥珀色的点不去掉，单色版除外'],
  ['不放在山脊和人脸上', '照片上用深底版，压暗不少于四成'],
];

/**
 * All of them and the rules in one archive (scripts/make-logo-zip.ts): where it is, what it is called when saved, and
 * what it weighs.
 */
export const LOGO_ZIP = { path: '/logo/yunxia-logo.zip', name: '云峡水电标识.zip', size: '129 KB' } as const;

/** The name of a file in the archive, which unpacks to a folder of its own. */
export const zipName = (label: string, kind: string): string => `云峡水电标识/${label.replace('，', '-')}.${kind}`;

/** The rules as a text beside the files, with the line ends and the mark that every editor reads. */
export const logoRulesText = (): string =>
  `\ufeff${['标识使用说明（演示）', '', ...logoRules.map(([rule, meaning]) => `${rule}：${meaning}。`), ''].join('\r\n')}`;
