import type { SelectField } from 'payload';
import { choiceField } from './choice.ts';

/** Which of the site's fixed pages a record fills; one record for each. */
export function keyField(pages: Readonly<Record<string, string>>): SelectField {
  return {
    ...choiceField({
      name: 'key',
      label: '页面',
      required: true,
      sidebar: true,
      options: pages,
      description: '每个页面只有一份内容。',
    }),
    unique: true,
  };
}
