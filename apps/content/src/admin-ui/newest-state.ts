import type { Data } from 'payload';

/** A record as the server has it now. */
export interface NewestState {
  savedBy: string;
  /** ISO 8601; '' when the record is deleted permanently. */
  updatedAt: string;
  data: Data;
  /** Whether it lies in the bin, or nowhere any more; undefined: neither. */
  isGone?: 'binned' | 'deleted';
}

const accept = { accept: 'application/json' };

/**
 * The newest state of a record, draft or published, also of one in the bin.
 * @throws Error when the server does not answer
 */
export async function readNewest(slug: string, id: number | string): Promise<NewestState> {
  const path = `/cms/api/${slug}/${id}?draft=true&depth=0`;
  const found = await fetch(path, { headers: accept });
  // Payload answers 404 of what lies in the bin
  const answer = found.status === 404 ? await fetch(`${path}&trash=true`, { headers: accept }) : found;
  if (answer.status === 404) return { savedBy: '', updatedAt: '', data: {}, isGone: 'deleted' };
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const data = (await answer.json()) as Data;
  return {
    savedBy: String(data['savedBy'] ?? '') || '其他人',
    updatedAt: String(data['updatedAt']),
    data,
    ...(data['deletedAt'] ? { isGone: 'binned' } : {}),
  };
}

/** Makes of a record in the bin a draft. @returns why it was refused; '' when it was not */
export async function takeOutOfBin(slug: string, id: number | string): Promise<string> {
  const answer = await fetch(`/cms/api/${slug}/${id}?trash=true&depth=0`, {
    method: 'PATCH',
    headers: { ...accept, 'content-type': 'application/json' },
    body: JSON.stringify({ deletedAt: null }),
  }).catch(() => undefined);
  if (answer?.ok) return '';
  const json = (await answer?.json().catch(() => undefined)) as { errors?: { message?: string }[] } | undefined;
  return json?.errors?.[0]?.message ?? '没有送到服务器，请稍后再试';
}
