import { openAdmin } from '../setup/desk-page.ts';
import { paragraph } from '../setup/editor.ts';
import { expect, test } from '../setup/real-fixtures.ts';
import { wordDocument } from '../setup/word-document.ts';

test.use({ filled: false });

const bullet = (words: string): string =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Wingdings'><span style='mso-list:Ignore'>n<span style='font:7pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>${words}</p>`;

/** A notice as Word puts it on the clipboard. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:st1="urn:schemas-microsoft-com:office:smarttags">
<head><style>p.MsoNormal{font-size:10.5pt;mso-style-unhide:no}</style><!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--></head>
<body lang=ZH-CN><!--StartFragment-->
<h1 style='color:red'>通知</h1>
<p class=MsoNormal style='text-indent:21pt;font-family:"仿宋"'><span style='font-size:16pt;color:#FF0000'>请<b>万州区</b><st1:place w:st="on"><st1:City w:st="on">重庆</st1:City></st1:place>用户注意。<o:p></o:p></span></p>
${bullet('储水')}
${bullet('充电')}
<table class=MsoNormalTable border=1 style='mso-yfti-tbllook:1184'><tr style='height:20pt'><td width=100 style='background:yellow'><p class=MsoNormal>时间</p></td><td><p class=MsoNormal>8:30</p></td></tr></table>
<p class=MsoNormal><img width=100 height=50 src="file:///C:/Users/x/clip_image002.jpg" v:shapes="_x0000_i1025"></p>
<p class=MsoNormal><a href="javascript:alert(1)">联系</a><script>alert(1)</script></p>
<!--EndFragment--></body></html>`;

test('a notice pasted from Word is published with its words, lists and table, and nothing of Word', async ({
  browser,
  content,
  editor,
  request,
}) => {
  const id = await editor.create('news', {
    type: 'important',
    title: '从 Word 粘贴',
    content: paragraph(''),
    _status: 'draft',
  });
  const page = await openAdmin(browser, editor);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${content.url}/admin/collections/news/${id}`);
  const text = page.locator('[data-lexical-editor]').first();
  await text.click();
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', '通知');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, fromWord);
  await expect(text).toContainText('用户注意');
  await expect(page.getByText('有 1 处图片或音视频没有随文字粘贴过来')).toBeVisible();
  await expect(text.getByRole('group', { name: '没有粘贴过来的图片' })).toContainText('请先保存图片');
  await page.getByRole('button', { name: '发布修改' }).click();
  const published = async (): Promise<string> => {
    const answer = await request.post('/api/v1/news-info', { form: { id: String(id) } });
    return ((await answer.json()) as { info?: { content?: string } }).info?.content ?? '';
  };
  await expect.poll(published).toContain('用户注意');
  expect(await published()).toBe(
    '<h2>通知</h2><p>请<strong>万州区</strong>重庆用户注意。</p><ul><li>储水</li><li>充电</li></ul>' +
      '<table><tbody><tr><td>时间</td><td>8:30</td></tr></tbody></table><p>联系</p>',
  );
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a Word document is imported with its table’s head and its pictures, each with a text, and a bad one says why', async ({
  browser,
  content,
  editor,
  request,
}) => {
  const data = { type: 'important', title: '从 Word 导入', content: paragraph(''), _status: 'draft' };
  const id = await editor.create('news', data);
  const page = await openAdmin(browser, editor);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${content.url}/admin/collections/news/${id}`);
  const text = page.locator('[data-lexical-editor]').first();
  const importing = page.locator('.word-import');
  const choose = (name: string, buffer: Buffer) =>
    importing.locator('input').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await expect(importing.getByRole('button', { name: '导入 Word 文档' })).toBeVisible();
  await choose('坏.docx', Buffer.from('no document'));
  await expect(importing.getByRole('status')).toHaveText('这不是 Word 文档（.docx）。请选择 .docx 文件。');
  await choose('安排.docx', wordDocument());
  await expect(importing.getByRole('status')).toHaveText(/^已导入“安排.docx”。其中 1 张图片已在正文中标出/);
  const place = text.getByRole('group', { name: '没有粘贴过来的图片' });
  await expect(place.getByLabel('图片说明')).toHaveValue('示例大坝');
  await place.getByLabel('图片说明').fill('');
  await place.getByRole('button', { name: '放入正文' }).click();
  await expect(place).toContainText('请先填写图片说明');
  await place.getByLabel('图片说明').fill('示例大坝全景');
  await place.getByRole('button', { name: '放入正文' }).click();
  await expect(place).toHaveCount(0);
  await page.getByRole('button', { name: '发布修改' }).click();
  const published = async (): Promise<string> => {
    const answer = await request.post('/api/v1/news-info', { form: { id: String(id) } });
    return ((await answer.json()) as { info?: { content?: string } }).info?.content ?? '';
  };
  await expect.poll(published).toContain('请用户注意');
  expect(await published()).toMatch(
    /^<h2>检修安排<\/h2><p>请用户注意。<\/p><table><thead><tr><th scope="col">线路<\/th><th scope="col">时间<\/th><\/tr><\/thead><tbody><tr><td>沿河线<\/td><td>8:30<\/td><\/tr><\/tbody><\/table><figure><img src="\/media\/[0-9a-f]{20}\.png"[^>]* alt="示例大坝全景"/,
  );
  // the same picture again is the one of the library, whatever else that holds
  const stored = async (): Promise<number> => {
    const library = await page.request.get(`${content.url}/cms/api/media?limit=0&depth=0`);
    return ((await library.json()) as { totalDocs: number }).totalDocs;
  };
  const before = await stored();
  await page.reload();
  await expect(text).toBeVisible();
  await choose('安排.docx', wordDocument());
  await place.getByRole('button', { name: '放入正文' }).click();
  await expect(place).toHaveCount(0);
  expect(await stored()).toBe(before);
  expect(errors).toEqual([]);
  await page.context().close();
});
