/** special-column-info. */
import type { Implementation } from '@yunxia/contract/handler';
import { toAnswerHtml } from '../../rich-text/answer-html.ts';
import { toAttachments, toImages } from './answer-media.ts';
import { toDay, toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { findRecordByKey } from '../../records/public-records.ts';

const fields = [
  'key',
  'title',
  'content',
  'blocks',
  'images',
  'attachments',
  'statement',
  'contacts',
  'figures',
  'facts',
  'paths',
  'voice',
  'updatedAt',
] as const;

/** The steps of a path: one a line, the name parted from its remark by a space. */
const toSteps = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [name = '', ...note] = line.split(/\s+/u);
      return { name, note: note.join(' ') };
    });

export const specialColumnInfo: Implementation<ApiContext>['special-column-info'] = async ({ key }, context) => {
  const record = await findRecordByKey(context, 'special-columns', key, fields);
  return {
    info: {
      id: record.id,
      key: record.key,
      title: record.title,
      content: toAnswerHtml(record.content),
      blocks: (record.blocks ?? []).map((block) => ({
        title: block.title,
        content: toAnswerHtml(block.content),
        updatedOn: toDay(block.updatedOn),
      })),
      images: toImages(record.images),
      attachments: toAttachments(record.attachments),
      statement: record.statement ?? '',
      contacts: (record.contacts ?? []).map(({ label, hours, value }) => ({ label, hours: hours ?? '', value })),
      figures: (record.figures ?? []).map(({ value, unit, text, source, asOf }) => ({
        value,
        unit: unit ?? '',
        text,
        source,
        asOf: toDay(asOf),
      })),
      facts: (record.facts ?? []).map(({ label, value }) => ({ label, value })),
      paths: (record.paths ?? []).map(({ name, steps }) => ({ name, steps: toSteps(steps) })),
      voice: record.voice?.quote
        ? { quote: record.voice.quote, speaker: record.voice.speaker ?? '', unit: record.voice.unit ?? '' }
        : null,
      updatedAt: toTime(record.updatedAt),
    },
  };
};
