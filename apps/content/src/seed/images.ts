/**
 * Sample pictures: the site's own line drawings (`art/*.svg`) and small generated plates, rasterised at
 * fill time. librsvg, which sharp uses, knows no CSS custom properties, so the drawings' colour roles
 * are put in before; and no picture carries lettering, because a fresh machine may have no Chinese font.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { certificatePlate, licencePlate, logoPlate } from './plates.ts';

/** Which of a drawing's two sets of colours is used. */
type Light = 'day' | 'night';

type Recipe =
  { art: string; width: number; height: number; light?: Light } | { plate: string; width: number; height: number };

/** High, because the media library encodes pictures once more. */
const JPEG_QUALITY = 92;
const cover = { width: 1280, height: 800 };
const hero = { width: 1920, height: 853 };
const heroMobile = { width: 780, height: 1040 };
const banner = { width: 1920, height: 427 };
const business = { width: 1280, height: 768 };
const square = { width: 480, height: 480 };

const businessTypes = ['electric', 'market', 'energy', 'traffic', 'new_energy', 'storage', 'other'] as const;

/** How many different covers, certificates and company marks there are. */
export const COVERS = 8;
export const CERTIFICATES = 6;
export const LOGOS = 6;

function numbered<T>(count: number, make: (number: number) => [string, T]): [string, T][] {
  return Array.from({ length: count }, (_, position) => make(position + 1));
}

const recipes: ReadonlyMap<string, Recipe> = new Map<string, Recipe>([
  ['hero-day', { art: 'hero-wide', ...hero }],
  ['hero-night', { art: 'hero-wide', ...hero, light: 'night' }],
  ['hero-night-mobile', { art: 'hero-mobile', ...heroMobile, light: 'night' }],
  ['hero-river', { art: 'banner-group_business', ...hero }],
  ['hero-river-mobile', { art: 'cover-8', ...heroMobile }],
  ['party-strip', { art: 'party-strip', ...banner }],
  ['qr-sample', { art: 'qr-sample', ...square }],
  ['licence', { plate: licencePlate(), width: 1200, height: 840 }],
  ...businessTypes.map((type): [string, Recipe] => [`biz-${type}`, { art: `biz-${type}`, ...business }]),
  ...businessTypes.map((type): [string, Recipe] => [
    `biz-${type}-night`,
    { art: `biz-${type}`, ...business, light: 'night' },
  ]),
  ...numbered<Recipe>(COVERS, (number) => [`cover-${number}`, { art: `cover-${number}`, ...cover }]),
  ...numbered<Recipe>(COVERS, (number) => [
    `cover-${number}-night`,
    { art: `cover-${number}`, ...cover, light: 'night' },
  ]),
  ['cover-roof', { art: 'cover-roof', ...cover }],
  ['cover-shore', { art: 'cover-shore', ...cover }],
  ...numbered<Recipe>(CERTIFICATES, (number) => [
    `certificate-${number}`,
    { plate: certificatePlate(number), width: 960, height: 720 },
  ]),
  ...numbered<Recipe>(LOGOS, (number) => [`logo-${number}`, { plate: logoPlate(number), ...square }]),
]);

const descriptions: Readonly<Record<string, string>> = {
  'hero-day': '线描画：晨光里的峡谷、大坝、平缓的江面和山间的输电铁塔',
  'hero-night': '线描画：夜色里的峡谷与大坝，输电线路把灯光引向远处的村镇',
  'hero-river': '线描画：江岸边的风机、铁塔与远山',
  'party-strip': '线描画：层层红色山峦',
  'qr-sample': '二维码示例图，不可扫描',
  licence: '营业执照样张，没有文字',
  'biz-electric': '线描画：峡谷里的大坝和出线铁塔',
  'biz-market': '线描画：高低起伏的柱状负荷与一条曲线',
  'biz-energy': '线描画：江边的厂房与楼宇',
  'biz-traffic': '线描画：正在充电的车辆与充电棚',
  'biz-new_energy': '线描画：山坡上的风机与光伏板',
  'biz-storage': '线描画：成排的储能舱与铁塔',
  'biz-other': '线描画：跨江的渡槽与水闸',
  'cover-1': '线描画：雾中的层叠远山',
  'cover-2': '线描画：等高线与一条通向测站的线路',
  'cover-3': '线描画：水轮机转轮的正面',
  'cover-4': '线描画：三相电压的波形',
  'cover-5': '线描画：山间由远及近的输电铁塔',
  'cover-6': '线描画：大坝泄水闸正面',
  'cover-7': '线描画：变电站的接线示意',
  'cover-8': '线描画：从峡谷中流出的河水',
  'cover-roof': '线描画：山村屋顶上的光伏板，一条线路接到电杆',
  'cover-shore': '线描画：停靠码头的货船，电缆从岸上的电源桩接到船上',
};

/** What a sample picture shows, for readers who do not see it. */
export function describeImage(key: string): string {
  const plain = key.replace(/-mobile$/, '').replace(/^(biz|cover)(.*)-night$/, '$1$2');
  if (plain.startsWith('certificate-')) return '荣誉证书样张，没有文字';
  if (plain.startsWith('logo-')) return '演示企业的抽象标志';
  return descriptions[key] ?? descriptions[plain] ?? '演示配图';
}

/** Every key that `image()` may name. */
export const imageKeys: readonly string[] = [...recipes.keys()];

/**
 * Puts the colours of one light into a drawing and fits it to a size.
 *
 * @param svg text of a drawing whose `<style>` declares the roles on `svg:root`, day first, night after
 * @returns the drawing without custom properties, filling the size as its `preserveAspectRatio` says
 */
export function resolveDrawing(svg: string, light: Light, size: { width: number; height: number }): string {
  const declared = [...svg.matchAll(/svg:root\{([^}]*)\}/g)].map((match) => match[1] ?? '');
  const colours = new Map(
    (declared[light === 'day' ? 0 : 1] ?? '')
      .split(';')
      .filter(Boolean)
      .map((entry): [string, string] => [entry.slice(0, entry.indexOf(':')), entry.slice(entry.indexOf(':') + 1)]),
  );
  return (
    svg
      .replace(/<style>.*?<\/style>/s, '')
      .replace(
        /var\((--[\w-]+)(?:,([^)]*))?\)/g,
        (_, name: string, fallback?: string) => colours.get(name) ?? fallback ?? 'none',
      )
      // nor does it know calc(): the glow of a lamp would be as solid by day as the lamp, and three times its size
      .replace(/calc\(([\d.]+)\*([\d.]+)\)/g, (_, left: string, right: string) => String(Number(left) * Number(right)))
      .replace('<svg ', `<svg width="${size.width}" height="${size.height}" `)
  );
}

/**
 * Draws one sample picture.
 *
 * @param key one of `imageKeys`
 * @param artFolder absolute path of `art/`
 * @returns a JPEG for scenes, a PNG for marks, codes and plates
 * @throws Error for an unknown key
 */
export async function renderImage(
  key: string,
  artFolder: string,
): Promise<{ name: string; mimetype: string; data: Buffer }> {
  const recipe = recipes.get(key);
  if (!recipe) throw new Error(`No sample picture is called ${key}`);
  const svg =
    'art' in recipe
      ? resolveDrawing(await readFile(join(artFolder, `${recipe.art}.svg`), 'utf8'), recipe.light ?? 'day', recipe)
      : recipe.plate;
  const pixels = sharp(Buffer.from(svg)).resize(recipe.width, recipe.height, { fit: 'cover' });
  const flat = key.startsWith('qr-') || key.startsWith('logo-');
  return flat
    ? { name: `sample-${key}.png`, mimetype: 'image/png', data: await pixels.png({ palette: true }).toBuffer() }
    : {
        name: `sample-${key}.jpg`,
        mimetype: 'image/jpeg',
        data: await pixels.jpeg({ quality: JPEG_QUALITY }).toBuffer(),
      };
}
