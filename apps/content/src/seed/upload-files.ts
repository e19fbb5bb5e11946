/** Makes the files that sample records refer to and uploads them to `media`. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { describeImage, renderImage } from './images.ts';
import { renderPdf } from './pdf.ts';
import type { SampleContent } from './sample-data.ts';
import {
  isSampleImage,
  isSamplePdf,
  isSampleReference,
  type SampleImage,
  type SamplePdf,
} from './sample-references.ts';

interface MadeFile {
  name: string;
  mimetype: string;
  data: Buffer;
  alt: string;
}

/** The name under which an upload is registered. */
export function fileKey(file: SampleImage | SamplePdf): string {
  return isSampleImage(file) ? `image:${file.$image}` : `pdf:${file.$pdf}`;
}

/** Every file that the content refers to, each once, in order of appearance. */
export function referredFiles(content: SampleContent): (SampleImage | SamplePdf)[] {
  const found = new Map<string, SampleImage | SamplePdf>();
  const visit = (value: unknown): void => {
    if (isSampleImage(value) || isSamplePdf(value)) found.set(fileKey(value), value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(content);
  return [...found.values()];
}

/**
 * A copy of a record in which every reference is replaced by an id.
 * @throws Error when a reference has no id yet
 */
export function resolveReferences(value: unknown, idOf: (kind: 'file' | 'record', key: string) => number): unknown {
  if (isSampleImage(value) || isSamplePdf(value)) return idOf('file', fileKey(value));
  if (isSampleReference(value)) return idOf('record', `${value.$record.collection}/${value.$record.key}`);
  if (Array.isArray(value)) return value.map((item) => resolveReferences(item, idOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, resolveReferences(item, idOf)]));
}

async function makeFile(file: SampleImage | SamplePdf, folder: string, font: Buffer, now: number): Promise<MadeFile> {
  if (isSampleImage(file)) {
    return { ...(await renderImage(file.$image, join(folder, 'art'))), alt: describeImage(file.$image) };
  }
  const { data } = await renderPdf(file.document, font, now);
  return { name: `${file.document.title}.pdf`, mimetype: 'application/pdf', data, alt: '' };
}

/**
 * Makes and uploads files, one after the other; while one is being stored the next is drawn.
 *
 * @param folder absolute path of the folder with `art/` and `fonts/`
 * @param now epoch ms, put into the PDF files
 * @param stored called with the key and the id of each upload
 */
export async function uploadFiles(
  payload: Payload,
  files: readonly (SampleImage | SamplePdf)[],
  folder: string,
  now: number,
  stored: (key: string, id: number) => void,
): Promise<void> {
  const font = await readFile(join(folder, 'fonts/noto-sans-sc-gb2312.otf'));
  const make = (file: SampleImage | SamplePdf | undefined): Promise<MadeFile> | null => {
    if (!file) return null;
    const made = makeFile(file, folder, font, now);
    // Its failure is met where it is awaited; until then it must not end the process.
    made.catch(() => undefined);
    return made;
  };
  let next = make(files[0]);
  for (const [position, file] of files.entries()) {
    const made = await next;
    next = make(files[position + 1]);
    if (!made) continue;
    const { alt, ...upload } = made;
    const { id } = await payload.create({
      collection: 'media',
      data: { alt },
      file: { ...upload, size: upload.data.length },
      depth: 0,
    });
    stored(fileKey(file), Number(id));
  }
}
