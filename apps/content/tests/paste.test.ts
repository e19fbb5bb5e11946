/** Whatever editors paste: through the cleaner, the editor's own reader, the save path and the public API. */
import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanPasted } from '../src/editor/clean-pasted.ts';
import { toAnswerHtml } from '../src/rich-text/answer-html.ts';
import { openLocalPayload, refusalOf, type LocalPayload } from './local-payload.ts';
import { PASTED_FRAGMENTS } from './pasted-fragments.ts';

const window = new Window({ url: 'https://admin.example.cn/', settings: { disableIframePageLoading: true } });
/** Elements and attributes that a page of ours may hold. */
const ALLOWED =
  /^<(?:\/(?:p|h[234]|[uo]l|li|blockquote|a|strong|em|u|s|code|su[bp]|figure|figcaption|table|thead|tbody|tr|t[hd])|hr \/|br \/|(?:p|h[234]|blockquote)(?: class="align-(?:left|center|right|justify)")?|ul|ol(?: start="\d+")?|li|a href="(?:https?:\/\/|mailto:|tel:|\/(?!\/)|\?|#|[\w./-]+")[^"<>]*"?(?: target="_blank" rel="noopener noreferrer")?|strong|em|u|s|code|su[bp]|table|thead|tbody|tr|t[hd](?: (?:scope="(?:col|row)"|(?:col|row)span="\d+"))*)>$/;

let local: LocalPayload;
beforeAll(async () => {
  local = await openLocalPayload();
  Object.assign(globalThis, { DOMParser: window.DOMParser });
});
afterAll(() => local.close());

class Dom {
  readonly window: { document: unknown };
  constructor(html: string) {
    this.window = { document: new window.DOMParser().parseFromString(html, 'text/html') };
  }
}

it('sixty kinds of fragments and more', () => {
  expect(PASTED_FRAGMENTS.length).toBeGreaterThanOrEqual(60);
});

it('each is published with its words, without what nobody saw, and as elements of ours alone', async () => {
  const editorConfig = await editorConfigFactory.fromField({
    field: local.payload.collections.news.config.flattenedFields.find(({ name }) => name === 'content') as never,
  });
  const faults: string[] = [];
  for (const { from, name, html, seen, unseen = [] } of PASTED_FRAGMENTS) {
    const fault = (words: string): number => faults.push(`${from}「${name}」${words}`);
    const cleaned = cleanPasted(html, 'https://admin.example.cn');
    const content = convertHTMLToLexical({ editorConfig, html: cleaned.html, JSDOM: Dom as never });
    const save = local.payload.create({
      collection: 'news',
      data: { title: name, type: 'important', content: content as never, _status: 'published' },
    });
    const refused = await refusalOf(save);
    if (refused !== '') fault(`不能发布：${refused}`);
    else {
      const shown = toAnswerHtml((await save).content);
      for (const [tag] of shown.matchAll(/<[^>]*>/g)) if (!ALLOWED.test(tag)) fault(`有 ${tag}`);
      const text = shown
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>');
      let at = 0;
      for (const words of seen) {
        const found = text.indexOf(words, at);
        if (found < 0) fault(`缺“${words}”：${text.slice(0, 200)}`);
        else at = found + words.length;
      }
      for (const words of unseen) if (text.includes(words)) fault(`露出“${words}”`);
    }
  }
  expect(faults).toEqual([]);
});
