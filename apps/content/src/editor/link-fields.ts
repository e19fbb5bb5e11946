import type { Field, FieldAffectingData } from 'payload';
import { safeLinkUrl } from '../rich-text/safe-url.ts';

/**
 * The fields of a link. Payload would write an address with Chinese in its path as one escaped word, and says in English
 * what it does not take.
 */
export function linkFields({ defaultFields }: { defaultFields: FieldAffectingData[] }): Field[] {
  return defaultFields.map((field) => {
    if (field.name !== 'url') return field as Field;
    return {
      name: 'url',
      type: 'text',
      label: '链接地址',
      required: true,
      validate: (value: unknown) =>
        safeLinkUrl(value) !== null || '链接地址应以 https://、http://、mailto:、tel: 或 / 开头',
    } as Field;
  });
}
