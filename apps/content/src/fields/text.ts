import type { TextareaField, TextField } from 'payload';
import { UNSEEN } from '../unseen-characters.ts';
import { given } from './given.ts';

/** A text field that holds one text. */
export type SingleTextField = Extract<TextField, { hasMany?: false | undefined }>;

/** Longest texts, in UTF-16 units, that editors may store; the admin counts them down. */
export const TEXT_LIMITS = {
  short: 60,
  title: 120,
  line: 200,
  summary: 500,
  paragraph: 2000,
  url: 1000,
} as const;

type TextLimit = keyof typeof TEXT_LIMITS;

interface TextOptions {
  name: string;
  label: string;
  description?: string;
  required?: boolean;
  limit?: TextLimit;
  index?: boolean;
  placeholder?: string;
}

/** Removes unseen characters and the spaces at both ends; other values pass unchanged. */
export function cleanText(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(UNSEEN, '').trim() : value;
}

function limitMessage(label: string, limit: number, length: number): string {
  return `${label}不能超过 ${limit} 个字（现在 ${length} 个）`;
}

/** One line of text with a limit (default `line`). */
export function textField(options: TextOptions): SingleTextField {
  const limit = TEXT_LIMITS[options.limit ?? 'line'];
  return {
    name: options.name,
    type: 'text',
    label: options.label,
    required: options.required ?? false,
    index: options.index ?? false,
    maxLength: limit,
    hooks: { beforeValidate: [({ value }) => cleanText(value)] },
    validate: (value: string | null | undefined) => {
      if (!value) return options.required ? `请填写${options.label}` : true;
      return value.length <= limit || limitMessage(options.label, limit, value.length);
    },
    admin: given({ description: options.description, placeholder: options.placeholder }),
  };
}

/** Several lines of plain text with a limit (default `summary`). */
export function textareaField(options: TextOptions): TextareaField {
  const limit = TEXT_LIMITS[options.limit ?? 'summary'];
  return {
    name: options.name,
    type: 'textarea',
    label: options.label,
    required: options.required ?? false,
    maxLength: limit,
    hooks: { beforeValidate: [({ value }) => cleanText(value)] },
    validate: (value: string | null | undefined) => {
      if (!value) return options.required ? `请填写${options.label}` : true;
      return value.length <= limit || limitMessage(options.label, limit, value.length);
    },
    admin: { ...given({ description: options.description, placeholder: options.placeholder }), rows: 4 },
  };
}

/** The title every record has. */
export function titleField(label = '标题', required = true): SingleTextField {
  return textField({ name: 'title', label, required, limit: 'title' });
}

/** The summary shown in lists and as the description of a page. */
export function summaryField(): TextareaField {
  return textareaField({
    name: 'summary',
    label: '摘要',
    description: '显示在列表和分享卡片中；不填则由正文开头代替。',
  });
}

/** A web address: http(s), or a path of this site. */
export function urlField(options: Omit<TextOptions, 'limit'>): SingleTextField {
  return {
    ...textField({ ...options, limit: 'url' }),
    validate: (value: string | null | undefined) => {
      if (!value) return options.required ? `请填写${options.label}` : true;
      if (value.length > TEXT_LIMITS.url) {
        return limitMessage(options.label, TEXT_LIMITS.url, value.length);
      }
      const isOwnPath = /^\/(?!\/)/.test(value) && !value.includes('\\');
      return isOwnPath || /^https?:\/\/[^\s]+$/i.test(value) ? true : `${options.label}应以 https:// 或 / 开头`;
    },
  };
}

/** A list of short texts, typed one after the other. */
export function textListField(options: Omit<TextOptions, 'limit' | 'index'>): TextField {
  return {
    name: options.name,
    type: 'text',
    label: options.label,
    hasMany: true,
    maxRows: 200,
    required: options.required ?? false,
    hooks: {
      beforeValidate: [({ value }) => (Array.isArray(value) ? value.map(cleanText).filter(Boolean) : value)],
    },
    validate: (value: string[] | string | null | undefined) => {
      const texts = Array.isArray(value) ? value : [];
      if (texts.length === 0) return options.required ? `请填写${options.label}` : true;
      if (texts.length > 200) return `${options.label}不能超过 200 项`;
      const tooLong = texts.find((text) => text.length > TEXT_LIMITS.line);
      return tooLong ? limitMessage(`${options.label}中的一项`, TEXT_LIMITS.line, tooLong.length) : true;
    },
    admin: { description: options.description ?? '输入一项后按回车，再输入下一项。' },
  };
}
