import { paragraph } from '../setup/editor.ts';
import { expect, test } from '../setup/real-fixtures.ts';

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
  const context = await browser.newContext({ locale: 'zh-CN' });
  await context.addCookies([editor.cookie]);
  const page = await context.newPage();
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
  await expect(page.getByText('1 张图片没有随文字粘贴过来')).toBeVisible();
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
  await context.close();
});
