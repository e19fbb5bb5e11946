/** Questions and the cards that answer them, as editors keep them. */
import type { Field, TextareaField } from 'payload';
import { choiceField } from '../fields/choice.ts';
import { textareaField, textField, type SingleTextField } from '../fields/text.ts';
import {
  intentPhones,
  intentShows,
  type Intent,
  type IntentPhone,
  type IntentShows,
} from '../search/query/plan/intents.ts';
import { intents } from '../seed/intents.ts';
import {
  checkAnswer,
  checkKey,
  checkPath,
  checkPhrases,
  checkSteps,
  isOwnPath,
  splitLines,
  splitPhrases,
  type IntentCheck,
} from './intent-checks.ts';
import { intentWords } from './intent-words.ts';

/** A field of a question that is checked beside the others of the table. */
function checked<F extends SingleTextField | TextareaField>(field: F, check: IntentCheck): F {
  const validate = async (value: string | null | undefined, options: { data: unknown; siblingData: unknown }) => {
    const first = await field.validate?.(value, options as never);
    if (first !== undefined && first !== true) return first;
    const rows = (options.data as { intents?: StoredIntent[] | null } | undefined)?.intents ?? [];
    return value ? check(value, options.siblingData as StoredIntent, rows) : true;
  };
  return { ...field, validate };
}

/** The table of questions; before anybody saved one, those that the site starts with. */
export const intentField: Field = {
  name: 'intents',
  type: 'array',
  label: '常见问题',
  labels: { singular: '一个问题', plural: '常见问题' },
  maxRows: 200,
  admin: {
    description: '访客的搜索包含其中一种问法时，搜索结果上方先给出答案。',
    initCollapsed: true,
  },
  defaultValue: intents.map(({ steps, phrases, links, phone, shows, ...intent }) => ({
    ...intent,
    steps: steps.join('\n'),
    phrases: phrases.join('、'),
    links: links.map(({ label, path }) => ({ label, path })),
    phone: phone || null,
    shows: shows || null,
    words: intentWords[intent.key] ?? '',
  })),
  fields: [
    {
      type: 'row',
      fields: [
        textField({
          name: 'title',
          label: '问题',
          required: true,
          limit: 'title',
          description: '例如：家里没电怎么办',
        }),
        checked(
          textField({
            name: 'key',
            label: '标识',
            required: true,
            limit: 'short',
            description: '英文小写、数字和连字符，不重复，例如：power-off',
          }),
          checkKey,
        ),
      ],
    },
    checked(
      textareaField({
        name: 'answer',
        label: '答案',
        required: true,
        limit: 'summary',
        description: '一两句话，不超过 120 字。',
      }),
      checkAnswer,
    ),
    checked(
      textareaField({
        name: 'steps',
        label: '步骤',
        description: '每行一步，最多四步，每步不超过 40 字；没有就留空。',
      }),
      checkSteps,
    ),
    checked(
      textareaField({
        name: 'phrases',
        label: '问法',
        required: true,
        limit: 'paragraph',
        description: '用顿号分隔，每种 2 至 16 个字，不带标点。',
      }),
      checkPhrases,
    ),
    textField({
      name: 'words',
      label: '搜索词',
      description: '用这些词找相关内容，排在结果前面；留空则按访客输入的文字搜索。',
    }),
    {
      type: 'row',
      fields: [
        choiceField({ name: 'phone', label: '电话', options: intentPhones }),
        choiceField({ name: 'shows', label: '同时列出', options: intentShows }),
      ],
    },
    {
      name: 'links',
      type: 'array',
      label: '链接',
      labels: { singular: '链接', plural: '链接' },
      maxRows: 3,
      fields: [
        {
          type: 'row',
          fields: [
            textField({ name: 'label', label: '名称', required: true, limit: 'short' }),
            checked(
              textField({
                name: 'path',
                label: '本站地址',
                required: true,
                description: '以 / 开头，例如：/tools#bill；电话例如：tel:120',
              }),
              checkPath,
            ),
          ],
        },
      ],
    },
  ],
};

/** Those that the site starts with. */
export const firstIntents: readonly Intent[] = intents.map((intent) => ({
  ...intent,
  words: intentWords[intent.key] ?? '',
}));

/** A row as it is stored. */
export interface StoredIntent {
  key?: string | null;
  title?: string | null;
  answer?: string | null;
  steps?: string | null;
  phrases?: string | null;
  words?: string | null;
  phone?: string | null;
  shows?: string | null;
  links?: { label?: string | null; path?: string | null }[] | null;
}

/** A stored row as it is answered. */
export function parseIntent(row: StoredIntent): Intent {
  return {
    key: row.key ?? '',
    title: row.title ?? '',
    answer: row.answer ?? '',
    steps: splitLines(row.steps).slice(0, 4),
    phrases: splitPhrases(row.phrases),
    words: row.words ?? '',
    phone: row.phone && row.phone in intentPhones ? (row.phone as IntentPhone) : '',
    shows: row.shows && row.shows in intentShows ? (row.shows as IntentShows) : '',
    links: (row.links ?? []).flatMap(({ label, path }) => (label && path && isOwnPath(path) ? [{ label, path }] : [])),
  };
}
