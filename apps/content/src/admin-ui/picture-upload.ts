/** Puts pictures into the library from within a text. */

/** What those who cannot see a picture read. */
export interface PictureText {
  alt: string;
  decorative: boolean;
}

/** The number of the record, or why there is none. */
export type PictureAnswer = { id: number } | { message: string };

interface RestAnswer {
  doc?: { id: number };
  errors?: { message?: string; data?: { existing?: number } }[];
}

async function send(path: string, body: FormData | string): Promise<PictureAnswer> {
  try {
    const headers = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
    const answer = await fetch(`/cms/api/media${path}?depth=0`, { method: 'POST', body, ...(headers && { headers }) });
    const { doc, errors } = (await answer.json()) as RestAnswer;
    // The library has this picture already: it is used, not stored a second time.
    const id = doc?.id ?? errors?.[0]?.data?.existing;
    return id === undefined ? { message: errors?.[0]?.message ?? '图片没有保存，请稍后再试。' } : { id };
  } catch {
    return { message: '没有连上服务器，图片没有保存，请稍后再试。' };
  }
}

export function uploadPicture(file: File, text: PictureText): Promise<PictureAnswer> {
  const form = new FormData();
  form.append('_payload', JSON.stringify(text));
  form.append('file', file, file.name);
  return send('', form);
}

/** Has the server fetch a picture of WeChat. */
export function fetchPicture(url: string, text: PictureText): Promise<PictureAnswer> {
  return send('/fetched', JSON.stringify({ url, ...text }));
}

/** The number of a picture of the library by the URL under which the site shows it; undefined when it is none. */
export async function findInLibrary(url: string): Promise<number | undefined> {
  const name = /\/([0-9a-f]{20})[^/]*$/.exec(url)?.[1];
  if (name === undefined) return undefined;
  const answer = await fetch(`/cms/api/media?where[filename][like]=${name}&limit=1&depth=0`).catch(() => undefined);
  const { docs } = answer?.ok ? ((await answer.json()) as { docs: { id: number }[] }) : { docs: [] };
  return docs[0]?.id;
}
