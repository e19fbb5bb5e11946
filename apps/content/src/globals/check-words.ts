/** Words that a text is checked for before it is published: the administrator edits them; they are flagged and never refused. */
import type { Field, GlobalConfig, PayloadRequest } from 'payload';
import { administratorsOnly, editorsOnly } from '../access/roles.ts';
import { ADMIN_GROUPS } from '../collections/public-collection.ts';
import { type CheckWord, wordKinds, type WordKind } from '../check/text-findings.ts';
import { choiceField } from '../fields/choice.ts';
import { textField } from '../fields/text.ts';
import { firstCheckWords } from '../check/first-words.ts';

export const CHECK_WORDS = 'check-words';

interface StoredWord {
  word?: string | null;
  kind?: string | null;
  suggestion?: string | null;
}

/** One character would be found everywhere; the same word twice would be flagged twice. */
const checkWord = (value: unknown, { data }: { data: unknown }): string | true => {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return '请填写词';
  if (Array.from(text).length < 2) return '至少两个字，一个字会到处命中';
  if (text.length > 50) return '不能超过 50 个字';
  const rows = (data as { words?: StoredWord[] | null }).words ?? [];
  return rows.filter((row) => row.word?.trim() === text).length > 1 ? `“${text}”已经有了` : true;
};

export const checkWords: GlobalConfig = {
  slug: CHECK_WORDS,
  label: '检查用词',
  admin: {
    hideAPIURL: true,
    group: ADMIN_GROUPS.system,
    hidden: ({ user }) => user?.['role'] !== 'administrator',
    description: '发布前点“检查”时要找的敏感词和错别字。只提醒，不阻止发布。',
  },
  access: { read: editorsOnly, update: administratorsOnly },
  fields: [
    {
      name: 'words',
      type: 'array',
      label: '词表',
      labels: { singular: '词', plural: '词表' },
      maxRows: 2000,
      defaultValue: firstCheckWords.map((row) => ({ ...row })),
      fields: [
        {
          type: 'row',
          fields: [
            {
              ...textField({ name: 'word', label: '词', required: true, limit: 'short' }),
              validate: checkWord,
            } as Field,
            choiceField({ name: 'kind', label: '类别', required: true, options: wordKinds }),
            textField({ name: 'suggestion', label: '建议', limit: 'short', description: '改成什么，或者要核实什么。' }),
          ],
        },
      ],
    },
  ],
};

/** The words as they are stored; before anybody has saved them, those that an installation starts with. */
export async function readCheckWords(req: PayloadRequest): Promise<readonly CheckWord[]> {
  const stored = await req.payload.db.findGlobal<{ words?: StoredWord[] | null }>({ slug: CHECK_WORDS, req });
  if (!stored || !('words' in stored)) return firstCheckWords;
  return (stored.words ?? []).flatMap(({ word: text, kind, suggestion }) =>
    text?.trim() ? [{ word: text.trim(), kind: (kind ?? 'misspelt') as WordKind, suggestion: suggestion ?? '' }] : [],
  );
}
