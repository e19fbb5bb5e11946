/** 文档: the files that the document preview offers. */
import * as z from 'zod/mini';
import { defineList } from './endpoint.ts';
import { idField, numberField, partField, textField, timeField } from './field.ts';
import { image } from './media.ts';

/** A PDF document; size in bytes. */
export const pdfItem = z.object({
  id: idField(),
  title: textField(300),
  url: textField(1000),
  cover: partField(image),
  size: numberField(),
  pages: numberField(),
  category: textField(100),
  publishedAt: timeField(),
});
export type PdfItem = z.output<typeof pdfItem>;

/** Spec §7 /v1/pdf-list. */
export const pdfList = defineList({ name: 'pdf-list', summary: '文档列表', item: pdfItem });
