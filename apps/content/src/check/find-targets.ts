/** Where a record leads: its pictures and files, and the addresses of its links. Nobody outside is asked. */
import type { CollectionSlug, PayloadRequest } from 'payload';
import { publicWhere } from '../access/public-records.ts';
import { config } from '../config.ts';
import { findMediaFile } from '../media-response.ts';
import { mediaStore } from '../media-store/configured-store.ts';
import { searchSources } from '../search/indexing/search-sources.ts';
import { addressFault } from './address-faults.ts';
import type { CheckedText, Finding } from './text-findings.ts';

/** What a record holds that is checked. */
export interface Parts {
  texts: CheckedText[];
  /** Ids of files of the media library. */
  files: { path: string; label: string; id: number }[];
  links: { path: string; label: string; url: string; text: string }[];
}

const nothing = { word: '', before: '', after: '' } as const;

/** Whether the store has lost a file; one that does not answer has lost none. */
async function isLost(name: string | null | undefined): Promise<boolean> {
  return Boolean(name) && (await mediaStore.find(String(name)).catch(() => ({}))) === undefined;
}

/** Pictures without a text, unless they are decoration, and files that are there no more. */
export async function findFiles(req: PayloadRequest, { files }: Parts): Promise<Finding[]> {
  const ids = [...new Set(files.map(({ id }) => id).filter((id) => Number.isInteger(id) && id > 0))];
  if (ids.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { alt: true, decorative: true, mimeType: true, originalName: true, filename: true },
    depth: 0,
    limit: ids.length,
    pagination: false,
    req,
  });
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const lost = new Set<number>();
  await Promise.all(docs.map(async ({ id, filename }) => void ((await isLost(filename)) && lost.add(id))));
  const seen = new Set<number>();
  return files.flatMap(({ id, path, label }): Finding[] => {
    if (seen.has(id) || !Number.isInteger(id)) return [];
    seen.add(id);
    const file = byId.get(id);
    const place = { ...nothing, path, label };
    if (!file) return [{ ...place, kind: 'picture', message: '文件已不在媒体库中', suggestion: '请重新选择' }];
    const name = file.originalName || file.filename || '图片';
    const href = `/admin/collections/media/${id}`;
    if (lost.has(id))
      return [{ ...place, kind: 'picture', message: `“${name}”的文件已丢失，访客打不开`, suggestion: '请重新上传' }];
    if (!file.mimeType?.startsWith('image/') || file.alt || file.decorative) return [];
    return [
      { ...place, kind: 'picture', message: `“${name}”没有图片说明`, suggestion: '补写说明，或勾选“装饰图”', href },
    ];
  });
}

/** Collections by the path of their pages: `/details` shows news. */
const shownAt = new Map<string, CollectionSlug[]>();
for (const { collection, url } of searchSources) {
  const [path = '', query] = url(1, '').split('?');
  if (query === 'id=1') shownAt.set(path, [...new Set([...(shownAt.get(path) ?? []), collection])]);
}

/** The part of an address after this site's origin; undefined: another site's, or none. */
function ownUrl(url: string): URL | undefined {
  const base = config.siteUrl ?? 'http://localhost';
  if (!URL.canParse(url, base)) return undefined;
  const target = new URL(url, base);
  return target.origin === new URL(base).origin ? target : undefined;
}

/** The record of this site that an address leads to; undefined: none. */
function recordOf(target: URL): { collections: readonly CollectionSlug[]; id: number } | undefined {
  const collections = shownAt.get(target.pathname.replace(/\/$/, ''));
  const id = Number(target.searchParams.get('id'));
  return collections && Number.isInteger(id) && id > 0 ? { collections, id } : undefined;
}

/** The name of a file of the media library that an address leads to; undefined: none. */
function fileOf({ pathname }: URL): string | undefined {
  const encoded = /^\/media\/([^/]+)$/.exec(pathname)?.[1];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

interface LinkFault {
  message: string;
  suggestion: string;
}

/** What is wrong with a link; undefined: nothing. */
async function linkFault(req: PayloadRequest, url: string, now: number): Promise<LinkFault | undefined> {
  const target = ownUrl(url);
  // an address of this site may be an inner one where the site is being tried out
  const fault = target && /^https?:/i.test(url) ? undefined : addressFault(url);
  if (fault) return { ...fault, message: url.trim() === '' ? fault.message : `${fault.message}：${url}` };
  if (!target) return undefined;
  const name = fileOf(target);
  if (name !== undefined) {
    const isThere = await findMediaFile(mediaStore, name).catch(() => true);
    if (isThere) return undefined;
    return { message: `链接的文件已不在媒体库中：${url}`, suggestion: '请重新上传，再改链接' };
  }
  const record = recordOf(target);
  if (!record) return undefined;
  const where = { and: [{ id: { equals: record.id } }, publicWhere(now)] };
  const counts = await Promise.all(
    record.collections.map((collection) => req.payload.count({ collection, where, req })),
  );
  if (counts.some(({ totalDocs }) => totalDocs > 0)) return undefined;
  return { message: `链接的内容不在网站上：${url}`, suggestion: '它可能是草稿、已撤下或已删除，请改链接' };
}

/** Links to what is not public, to files that are gone, and to addresses that cannot be right; each address asked once. */
export async function findLinks(req: PayloadRequest, { links }: Parts, now: number): Promise<Finding[]> {
  const known = new Map<string, LinkFault | undefined>();
  const found: Finding[] = [];
  for (const { url, text, path, label } of links) {
    if (!known.has(url)) known.set(url, await linkFault(req, url, now));
    const fault = known.get(url);
    if (fault) found.push({ ...nothing, ...fault, kind: 'link', path, label, word: text });
  }
  return found;
}
