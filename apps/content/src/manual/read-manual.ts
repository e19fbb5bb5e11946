/** The editors' manual, docs/editors.md, as the admin shows it. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Marked, type Tokens } from 'marked';
import sharp from 'sharp';
import { findRepositoryRoot } from '../config.ts';

/** Where the pictures of the manual are answered. */
export const PICTURES_AT = '/cms/api/manual';

export interface Manual {
  title: string;
  /** What follows the title. */
  html: string;
  /** The headings below it, in their order. */
  sections: { id: string; text: string }[];
}

const documents = (): string => path.join(findRepositoryRoot(), 'docs');

/** Id of a heading: what GitHub makes of it, so that a link within the page works in both places. */
const toId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

/** Width and height of a picture by file name, in px: the text must not move when the picture comes. */
export type PictureSizes = ReadonlyMap<string, { width: number; height: number }>;

/** @param markdown of our own repository: its HTML is taken as it is */
export function toManual(markdown: string, sizes: PictureSizes = new Map()): Manual {
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, text, depth }) {
        return depth === 1 ? '' : `<h${depth} id="${toId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // its words come escaped
      image({ href, text }) {
        const name = path.posix.basename(href);
        const address = `${PICTURES_AT}/${name}`;
        const size = sizes.get(name);
        const box = size ? ` width="${size.width}" height="${size.height}"` : '';
        return `<a href="${address}" target="_blank"><img src="${address}" alt="${text}"${box} loading="lazy" /></a>`;
      },
    },
  });
  const tokens = marked.lexer(markdown);
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading');
  return {
    title: headings.find(({ depth }) => depth === 1)?.text ?? '',
    html: marked.parser(tokens),
    sections: headings.filter(({ depth }) => depth === 2).map(({ text }) => ({ id: toId(text), text })),
  };
}

const pictures = (): string => path.join(documents(), 'editors');

async function readSizes(): Promise<PictureSizes> {
  const names = await readdir(pictures());
  const entries = names.map(async (name) => {
    const { width, height } = await sharp(path.join(pictures(), name)).metadata();
    return [name, { width, height }] as const;
  });
  return new Map(await Promise.all(entries));
}

/** @throws Error when a file is missing */
export const readManual = async (): Promise<Manual> =>
  toManual(await readFile(path.join(documents(), 'editors.md'), 'utf8'), await readSizes());

/** A picture of the manual; undefined: there is none of that name. */
export async function readManualPicture(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
  if (!/^[a-z0-9-]+\.webp$/.test(name)) return undefined;
  return readFile(path.join(pictures(), name)).catch(() => undefined);
}
