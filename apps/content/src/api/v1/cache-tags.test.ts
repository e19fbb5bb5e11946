/** What each answer names in `Cache-Tag`, so that a change of anything it shows reaches it. */
import { contract, type EndpointName } from '@yunxia/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordTags } from '../../publishing/content-tags.ts';
import { richText, startTestContent, type TestContent } from './test-content.ts';

let content: TestContent;
let ids: Record<'cover' | 'inText' | 'pdf' | 'article' | 'other' | 'disclosure' | 'tender', number>;

beforeAll(async () => {
  content = await startTestContent();
  const [cover, inText, pdf] = [
    await content.createPicture('封面'),
    await content.createPicture('文中'),
    await content.createPdf('附件.pdf'),
  ];
  const upload = { type: 'upload', version: 3, relationTo: 'media', fields: {}, value: inText };
  const text = richText('正文') as { root: { children: object[] } };
  text.root.children.push(upload);
  const article = await content.create('news', {
    ...{ type: 'important', title: '新闻', cover, content: text, attachments: [{ file: pdf }] },
  });
  const other = await content.create('news', { type: 'important', title: '另一条' });
  await content.payload.create({
    collection: 'disclosure-types',
    data: { id: 7, name: '类别', kind: 'item', pdf } as never,
  });
  const disclosure = await content.create('disclosures', { title: '公开', typeId: 7 });
  const tender = await content.create('purchases', { title: '招标', noticeType: 'tender', projectNo: 'P-1' });
  ids = { cover, inText, pdf, article, other, disclosure, tender };
});
afterAll(() => content.close());

const tagsOf: TestContent['tags'] = (name, fields) => content.tags(name, fields);

describe('an answer names', () => {
  it.each(Object.keys(contract) as EndpointName[])('something, whichever it is: %s', async (name) => {
    const fields = name === 'special-column-info' ? { key: 'hotline_intro' } : { id: ids.article };
    expect(await tagsOf(name, fields)).not.toEqual([]);
  });

  it('of a list all of its collection, or one type of it, and the files that it shows', async () => {
    expect(await tagsOf('news-list')).toEqual([`media:${ids.cover}`, `media:${ids.inText}`, 'news']);
    expect(await tagsOf('news-list', { type: 'important' })).toEqual([
      ...[`media:${ids.cover}`, `media:${ids.inText}`, 'news/important'],
    ]);
    expect(await tagsOf('news-list', { type: 'comprehensive' })).toEqual(['news/comprehensive']);
    expect(await tagsOf('notice-list', { type: 'overhaul' })).toEqual(['notices/overhaul']);
    expect(await tagsOf('notice-list', { region: '万州区' })).toEqual(['notices/overhaul', 'outage-areas']);
    expect(await tagsOf('recruit-list', { type: 'society' })).toEqual(['recruits/society']);
    // What one notice says ends the others of its project, whatever their types.
    expect(await tagsOf('purchase-list', { noticeType: 'tender' })).toEqual(['purchases']);
  });

  it('of a detail the record, its neighbours’ list, and every file of it, in its text, too', async () => {
    expect(await tagsOf('news-info', { id: ids.article })).toEqual([
      ...[`media:${ids.cover}`, `media:${ids.inText}`, `media:${ids.pdf}`, 'news/important', `news:${ids.article}`],
    ]);
    expect(await tagsOf('active-disclosure-info', { id: ids.disclosure })).toEqual([
      ...['disclosure-types', 'disclosures', `disclosures:${ids.disclosure}`],
    ]);
    expect(await tagsOf('active-disclosure-type-list')).toEqual([
      'disclosure-types',
      'disclosures',
      `media:${ids.pdf}`,
    ]);
    expect(await tagsOf('purchase-info', { id: ids.tender })).toEqual(['purchases', `purchases:${ids.tender}`]);
  });

  it('of a record that is not there, or not any more, the same', async () => {
    expect(await tagsOf('news-info', { id: 4711 })).toEqual(['news', 'news:4711']);
    expect(await tagsOf('company-info', { key: 'introduction' })).toEqual(['company-pages']);
    await content.payload.update({
      collection: 'news',
      id: ids.other,
      data: { withdrawn: true, _status: 'published' },
    });
    expect(await content.refusal('news-info', { id: ids.other })).toMatchObject({ code: 410 });
    expect(await tagsOf('news-info', { id: ids.other })).toEqual(['news', `news:${ids.other}`]);
  });

  it('of a search that it is one', async () => {
    expect(await tagsOf('search-list', { key: '新闻' })).toEqual(['search']);
    expect(await tagsOf('suggest-list', { key: '新' })).toEqual(['search']);
  });

  it('nothing that a change would not name', () => {
    expect(recordTags('news', 5, [{ type: 'important' }, { type: 'comprehensive' }])).toEqual([
      ...['news', 'news/important', 'news/comprehensive', 'news:5'],
    ]);
    expect(recordTags('purchases', 5, [{ noticeType: 'tender' }])).toEqual(['purchases', 'purchases:5']);
  });
});
