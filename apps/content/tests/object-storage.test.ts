/** The media library with its files in an object storage: as with files in a folder, and none on the disk. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaStore } from '../src/media-store/media-store.ts';
import { openLocalPayload, refusalOf, type LocalPayload } from './local-payload.ts';
import { startObjectStorage, type TestStorage } from './object-storage.ts';
import { makePdf, makePhotograph } from './sample-file.ts';

let storage: TestStorage;
let local: LocalPayload;
let store: MediaStore;

beforeAll(async () => {
  storage = await startObjectStorage();
  Object.assign(process.env, storage.variables);
  local = await openLocalPayload();
  store = (await import('../src/media-store/configured-store.ts')).mediaStore;
});
afterAll(async () => {
  await local.close();
  await storage.close();
});

const upload = (name: string, data: Buffer, alt = '') =>
  local.payload.create({
    collection: 'media',
    data: { alt },
    file: { data, mimetype: 'application/octet-stream', name, size: data.length },
  });
const names = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const { name } of store.list()) found.push(name);
  return found.sort();
};
const serve = async (file: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> => {
  const { GET } = await import('../src/app/media/[file]/route.ts');
  return GET(new Request(`http://content.test/media/${file}`, { headers, method }), {
    params: Promise.resolve({ file }),
  });
};

describe('files in an object storage', () => {
  it('are served whole and in part, by their name, and are not on the disk', async () => {
    const data = makePdf(3);
    const record = await upload('年报.pdf', data);
    expect([record.pages, await names()]).toEqual([3, [record.filename]]);
    const file = record.filename ?? '';
    const whole = await serve(file);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(data);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(data.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': `inline; filename="__.pdf"; filename*=UTF-8''${encodeURIComponent('年报.pdf')}`,
    });
    const part = await serve(file, { range: 'bytes=5-8' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 5-8/${data.length}`,
      data.subarray(5, 9).toString('latin1'),
    ]);
    const again = await serve(file, { 'if-none-match': whole.headers.get('etag') ?? '' });
    expect([again.status, (await serve('nothing.pdf')).status]).toEqual([304, 404]);
    expect(existsSync(path.join(local.directory, 'media'))).toBe(false);
  });

  it('are read for the search', async () => {
    const { pdfQueueEnd, startPdfQueue } = await import('../src/search/indexing/pdf-queue.ts');
    const { runStatement } = await import('../src/search/indexing/search-database.ts');
    const { sql } = await import('@payloadcms/db-sqlite/drizzle');
    await startPdfQueue(local.payload);
    await pdfQueueEnd();
    expect(await runStatement(local.payload, sql`select count(*) as total from media_pages where page = 0`)).toEqual([
      { total: expect.toSatisfy((total) => Number(total) === 1) },
    ]);
  });

  it('have renditions, which are cut again when the focal point moves', async () => {
    const record = await upload('照片.jpg', await makePhotograph(700, 300), '蓝色');
    const rendition = record.sizes?.card?.filename ?? '';
    expect(await names()).toEqual(expect.arrayContaining([record.filename, rendition]));
    const bytes = async () => Buffer.from(await (await serve(rendition)).arrayBuffer());
    expect((await sharp(await bytes()).metadata()).width).toBe(640);
    await store.remove(rendition);
    const moved = await local.payload.update({
      collection: 'media',
      id: record.id,
      data: { focalX: 10, focalY: 90 },
    });
    expect([moved.filename, moved.focalX, moved.sizes?.card?.filename]).toEqual([record.filename, 10, rendition]);
    expect((await sharp(await bytes()).metadata()).width).toBe(640);
  });

  it('go with their record', async () => {
    const record = await upload('旧.pdf', makePdf(9));
    await local.payload.delete({ collection: 'media', id: record.id });
    await expect.poll(names, { timeout: 20_000 }).not.toContain(record.filename);
  });

  it('are listed page by page', async () => {
    for (let number = 0; number < 3; number += 1) await store.write(`list-${number}.pdf`, Buffer.from('x'), 'a/b');
    expect(await names()).toEqual(expect.arrayContaining(['list-0.pdf', 'list-1.pdf', 'list-2.pdf']));
    await store.remove('list-0.pdf');
    await store.remove('list-0.pdf');
    expect(await store.find('list-0.pdf')).toBeUndefined();
    await expect(new Response(store.read('list-0.pdf')).text()).rejects.toThrow('HTTP 404');
  });

  it('are not recorded when the storage refuses them', async () => {
    const { S3Store } = await import('../src/media-store/s3-store.ts');
    const { config } = await import('../src/config.ts');
    if (!config.objectStorage) throw new Error('no object storage');
    const stranger = new S3Store({ ...config.objectStorage, secretAccessKey: 'another' });
    await expect(stranger.write('x.pdf', Buffer.from('x'), 'application/pdf')).rejects.toThrow('HTTP 403');
    await storage.close();
    expect(await refusalOf(upload('新.pdf', makePdf(5)))).not.toBe('');
    expect((await local.payload.count({ collection: 'media' })).totalDocs).toBe(2);
  });
});
