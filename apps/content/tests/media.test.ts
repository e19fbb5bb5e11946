import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countPdfPages } from '../src/hooks/pdf-pages.ts';
import { contentDisposition, findMediaFile, respondWithFile } from '../src/media-response.ts';
import { FolderStore } from '../src/media-store/folder-store.ts';
import { openLocalPayload, refusalOf, type LocalPayload } from './local-payload.ts';
import { makeCompoundFile } from './compound-file.ts';
import { makePdf, makePhotograph } from './sample-file.ts';

let local: LocalPayload;

beforeAll(async () => {
  local = await openLocalPayload();
});
afterAll(() => local.close());

const upload = (name: string, data: Buffer, fields: { alt?: string } = {}, mimetype = 'application/octet-stream') =>
  local.payload.create({ collection: 'media', data: fields, file: { data, mimetype, name, size: data.length } });
const store = () => new FolderStore(mediaDirectory());
const mediaDirectory = (): string => path.join(local.directory, 'media');

describe('uploads', () => {
  it('keep a PDF as it is, with its name, pages and digest', async () => {
    const data = makePdf(3);
    const file = await upload('../2026 年 度/报告 最终版.pdf', data);
    const digest = createHash('sha256').update(data).digest('hex');
    expect(file).toMatchObject({
      filename: `${digest.slice(0, 20)}.pdf`,
      mimeType: 'application/pdf',
      originalName: '报告 最终版.pdf',
      pages: 3,
      sha256: digest,
    });
    expect(readFileSync(path.join(mediaDirectory(), file.filename ?? ''))).toEqual(data);
  });

  it('make WebP renditions of a picture and drop what the camera wrote', async () => {
    const file = await upload('照片.JPG', await makePhotograph(2000, 1000), { alt: '蓝色' });
    expect(Object.keys(file.sizes ?? {}).sort()).toEqual(['card', 'hero', 'thumbnail', 'wide']);
    expect([file.sizes?.hero?.width, file.sizes?.hero?.mimeType]).toEqual([1920, 'image/webp']);
    expect([file.width, file.height, file.focalX]).toEqual([2000, 1000, 50]);
    const stored = await sharp(path.join(mediaDirectory(), file.filename ?? '')).metadata();
    expect(stored.exif).toBeUndefined();
  });

  it('make no rendition larger than the picture', async () => {
    const file = await upload('小.jpg', await makePhotograph(700, 300), { alt: '小' });
    expect(file.sizes?.card?.width).toBe(640);
    expect(file.sizes?.wide?.filename ?? null).toBeNull();
  });

  it('ask what a picture shows', async () => {
    expect(await refusalOf(upload('无说明.jpg', await makePhotograph(50, 50)))).toContain('请填写图片说明');
  });

  it('refuse what is not on the list, whatever it is called', async () => {
    const refused: [string, string][] = [
      ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['photo.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['report.pdf', '<!doctype html><script>alert(1)</script>'],
      ['run.exe', 'MZ\u0090\u0000'],
      ['table.csv', 'a,b\n1,2\n'],
    ];
    for (const [name, text] of refused) {
      const refusal = await refusalOf(upload(name, Buffer.from(text, 'latin1')));
      expect([name, refusal]).toEqual([name, expect.stringContaining('不支持这种文件')]);
    }
  });

  it('take the type from the content when the name says another', async () => {
    const file = await upload('其实是图片.pdf', await makePhotograph(60, 60), { alt: '图' }, 'application/pdf');
    expect(file.mimeType).toBe('image/jpeg');
    expect(file.filename).toMatch(/^[0-9a-f]{20}\.jpg$/);
  });
});

describe('old Office documents', () => {
  it.each([
    ['WordDocument', undefined, 'doc', 'application/msword'],
    ['Workbook', undefined, 'xls', 'application/vnd.ms-excel'],
    ['Book', undefined, 'xls', 'application/vnd.ms-excel'],
    ['PowerPoint Document', undefined, 'ppt', 'application/vnd.ms-powerpoint'],
    // a table in a letter, and a letter in a table
    ['WordDocument', 'Workbook', 'doc', 'application/msword'],
    ['Workbook', 'WordDocument', 'xls', 'application/vnd.ms-excel'],
  ])('%s with %s inside is .%s, whatever it is called', async (stream, embedded, extension, mimeType) => {
    const file = await upload('旧文档.bin', makeCompoundFile(stream, embedded));
    expect([file.filename?.split('.')[1]?.slice(0, 3), file.mimeType]).toEqual([extension, mimeType]);
  });

  it('that are locked or of another program are refused, cut off ones too', async () => {
    expect(await refusalOf(upload('密.docx', makeCompoundFile('EncryptedPackage')))).toContain('取消密码后上传');
    expect(await refusalOf(upload('信.msg', makeCompoundFile('__properties_version1.0')))).toContain('不支持这种文件');
    const cut = makeCompoundFile('WordDocument').subarray(0, 600);
    expect(await refusalOf(upload('残.doc', cut))).toContain('不支持这种文件');
  });
});

describe('pictures that cannot be shown', () => {
  const iso = (brand: string): Buffer =>
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(40)]);
  it.each([
    ['HEIC', iso('heic'), '选择“兼容性最佳”'],
    ['HEIF', iso('mif1'), '另存为 JPG 后上传'],
    ['MOV', iso('qt  '), '转换为 MP4'],
    ['TIFF', Buffer.from('II*\0aaaaaaaa'), '另存为 JPG 或 PNG'],
    ['BMP', Buffer.from('BMaaaaaaaaaa'), '另存为 JPG 或 PNG'],
    ['an empty file', Buffer.alloc(0), '文件是空的'],
  ])('%s: says what to do', async (name, data, words) => {
    expect(await refusalOf(upload(`${name}.jpg`, data, { alt: '图' }))).toContain(words);
  });

  it('a decoration needs no text, and keeps none', async () => {
    const data = await makePhotograph(33, 33);
    const file = { data, mimetype: 'image/jpeg', name: '花边.jpg', size: data.length };
    const record = await local.payload.create({ collection: 'media', data: { alt: '花', decorative: true }, file });
    expect(record.alt).toBe('');
  });
});

describe('a file in use', () => {
  it('cannot be deleted until nothing shows it', async () => {
    const file = await upload('附件.pdf', makePdf(4));
    const record = await local.payload.create({
      collection: 'news',
      data: { title: '带附件', type: 'important', attachments: [{ file: file.id }] },
    });
    const remove = () => local.payload.delete({ collection: 'media', id: file.id });
    expect(await refusalOf(remove())).toContain(`该文件正在使用（新闻，编号 ${record.id}）`);
    await local.payload.delete({ collection: 'news', id: record.id });

    const names = { companyName: '公司', shortName: '简称' };
    const picture = await upload('码.jpg', await makePhotograph(80, 80), { alt: '二维码' });
    const qrCodes = [{ label: '码', image: picture.id }];
    await local.payload.updateGlobal({ slug: 'site-info', data: { ...names, qrCodes } });
    const removePicture = () => local.payload.delete({ collection: 'media', id: picture.id });
    expect(await refusalOf(removePicture())).toContain('该文件正在使用（网站信息）');
    await local.payload.updateGlobal({ slug: 'site-info', data: { ...names, qrCodes: [] } });
    expect((await remove()).id).toBe(file.id);
  });
});

describe('pages of a PDF', () => {
  it('are counted in plain and in packed files', () => {
    expect(countPdfPages(makePdf(12))).toBe(12);
    expect(countPdfPages(makePdf(7, true))).toBe(7);
  });

  it('are unknown where the file is damaged', () => {
    expect(countPdfPages(Buffer.from('%PDF-1.5\n/Type /ObjStm\nstream\nnot packed\nendstream\n%%EOF'))).toBeUndefined();
  });
});

describe('served files', () => {
  const request = (headers: Record<string, string> = {}, method = 'GET') =>
    new Request('http://content.test/media/x', { headers, method });
  const find = async (name: string) => {
    const file = await findMediaFile(store(), name);
    if (!file) throw new Error(`no file ${name}`);
    return file;
  };
  const pdfName = (): string => readdirSync(mediaDirectory()).find((name) => name.endsWith('.pdf')) ?? '';

  it('are found by their own name only', async () => {
    writeFileSync(path.join(local.directory, 'secret.pdf'), 'secret');
    for (const name of [
      '../secret.pdf',
      '..%2fsecret.pdf',
      '/etc/passwd',
      'secret',
      '.',
      'a\0.pdf',
      '.hidden.pdf',
      '',
    ]) {
      expect([name, await findMediaFile(store(), name)]).toEqual([name, undefined]);
    }
    writeFileSync(path.join(mediaDirectory(), 'page.html'), '<script>');
    expect(await findMediaFile(store(), 'page.html')).toBeUndefined();
  });

  it('carry their type, a Chinese name and a long life', async () => {
    const response = respondWithFile(request(), await find(pdfName()), '报告 (终).pdf');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'cache-tag': `media/${pdfName()}`,
      'content-disposition': `inline; filename="__ (_).pdf"; filename*=UTF-8''%E6%8A%A5%E5%91%8A%20%28%E7%BB%88%29.pdf`,
    });
  });

  it('are answered in part', async () => {
    const file = await find(pdfName());
    const whole = readFileSync(path.join(mediaDirectory(), pdfName()));
    const part = respondWithFile(request({ range: 'bytes=5-8' }), file, 'a.pdf');
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-8/${file.size}`]);
    expect(await part.text()).toBe(whole.subarray(5, 9).toString('latin1'));
    const tail = respondWithFile(request({ range: 'bytes=-6' }), file, 'a.pdf');
    expect(await tail.text()).toBe('%%EOF\n');
    const beyond = respondWithFile(request({ range: `bytes=${file.size}-` }), file, 'a.pdf');
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${file.size}`]);
    const stale = respondWithFile(request({ range: 'bytes=0-3', 'if-range': '"older"' }), file, 'a.pdf');
    expect(stale.status).toBe(200);
  });

  it('are not sent again unchanged, and HEAD sends no body', async () => {
    const file = await find(pdfName());
    const first = respondWithFile(request({}, 'HEAD'), file, 'a.pdf');
    expect([first.headers.get('content-length'), await first.text()]).toEqual([String(file.size), '']);
    for (const known of [first.headers.get('etag') ?? '', `W/${first.headers.get('etag')}`, '*'])
      expect(respondWithFile(request({ 'if-none-match': known }), file, 'a.pdf').status).toBe(304);
    const since = { 'if-modified-since': first.headers.get('last-modified') ?? '' };
    expect(respondWithFile(request(since), file, 'a.pdf').status).toBe(304);
  });

  it('offer what browsers do not show as a download', () => {
    expect(contentDisposition('attachment', '名"单\r\n.docx')).toBe(
      `attachment; filename="_____.docx"; filename*=UTF-8''%E5%90%8D%22%E5%8D%95%0D%0A.docx`,
    );
  });
});
