/** Fills the SQLite database in DATA_DIR with some of everything, and writes what is in it to the file given. */
import { writeFileSync } from 'node:fs';
import { richText, uploadTo } from '../../src/api/v1/test-content.ts';
import { openPayload } from '../../src/open-payload.ts';
import { makePdf, makePhotograph } from '../sample-file.ts';
import { readEverything } from './read-everything.ts';

const payload = await openPayload();
const published = { _status: 'published', publishedAt: '2026-01-05T02:00:00.000Z' };
const create = async (collection: string, data: object): Promise<number> =>
  Number((await payload.create({ collection: collection as 'news', data: data as never })).id);

const pdf = await uploadTo(payload, '年报.pdf', 'application/pdf', makePdf(2));
const picture = await uploadTo(payload, '坝.jpg', 'image/jpeg', await makePhotograph(700, 300), '大坝');
await create('disclosure-types', { id: 15, name: '停限电', kind: 'item', pdf });
await create('disclosures', { ...published, title: '停电信息', typeId: 15 });
await create('notices', {
  ...published,
  type: 'overhaul',
  kind: 'planned',
  title: '关于10kV甘宁线停电的公告',
  startAt: '2026-01-08T00:00:00.000Z',
  endAt: '2026-01-08T09:00:00.000Z',
  regions: [{ county: '万州区', town: '龙沙镇', villages: ['马岩村', '海螺村'] }],
  lines: ['10kV甘宁线', '10kV龙沙线'],
});
const news = { ...published, type: 'important', content: richText('正文，𠮷野家。') };
for (let number = 1; number <= 250; number += 1) {
  await create('outage-areas', { title: `第 ${number} 县`, kind: 'county' });
}
await create('news', { ...news, title: '删去的新闻' });
const id = await create('news', { ...news, title: '新闻', cover: picture, attachments: [{ file: pdf }] });
await payload.delete({ collection: 'news', id: id - 1 });
await payload.update({ collection: 'news', id, data: { title: '还在起草的改动' }, draft: true });
await create('users', { username: 'writer', name: '编辑', role: 'editor', password: 'a-Password-of-2026' });
await payload.updateGlobal({
  slug: 'site-info',
  data: { companyName: '云峡水电', shortName: '云峡', qrCodes: [{ label: '码', image: picture }] },
});
await payload.updateGlobal({ slug: 'search-settings', data: { synonyms: [{ words: '停电、检修' }] } });
await payload.updateGlobal({
  slug: 'check-words',
  data: { words: [{ word: '帐户', kind: 'misspelt', suggestion: '账户' }] },
});
writeFileSync(process.argv[2] ?? '', JSON.stringify(await readEverything(payload)));
await payload.destroy();
process.exit(0);
