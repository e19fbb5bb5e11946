import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestContent, type TestContent } from '../../api/v1/test-content.ts';
import { makePdf } from '../../../tests/sample-file.ts';
import { replacePages } from './search-store.ts';

let content: TestContent;
beforeAll(async () => {
  content = await startTestContent();
}, 60_000);
afterAll(() => content.close());

/** A PDF of the media library, read already: what stands on its only page. */
async function pdf(name: string, text: string): Promise<number> {
  const data = Buffer.concat([makePdf(1), Buffer.from(`%${name}`)]);
  const file = { name: `${name}.pdf`, mimetype: 'application/pdf', data, size: data.length };
  const { id } = await content.payload.create({ collection: 'media', data: { alt: '' }, file });
  await replacePages(content.payload, Number(id), [{ page: 1, text }]);
  return Number(id);
}

it('a record with two files, a page 1 in each, is saved again and again, and both are found', async () => {
  const attachments = [{ file: await pdf('甲', '左岸渡槽说明') }, { file: await pdf('乙', '右岸倒虹吸说明') }];
  const id = await content.create('news', { type: 'important', title: '渡槽通水', attachments });
  const pagesOf = async (key: string) => (await content.call('search-list', { key })).list.map(({ page }) => page);
  for (const title of ['渡槽通水', '渡槽通水（二）', '渡槽通水（三）']) {
    await content.payload.update({ collection: 'news', id, data: { title, _status: 'published' } });
    expect([title, await pagesOf('左岸'), await pagesOf('倒虹吸')]).toEqual([title, [1], [1]]);
  }
});
