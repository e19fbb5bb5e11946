/** Pictures, files and links as every entity carries them. URLs are relative (`/media/…`). */
import * as z from 'zod/mini';
import { countField, dayField, idField, listField, numberField, textField, timeField } from './field.ts';

/** One rendition of a picture; width and height in px. */
export const imageSize = z.object({ url: z.string(), width: z.number(), height: z.number() });
export type ImageSize = z.output<typeof imageSize>;

/** A picture with its renditions, smallest first. width and height are 0 when unknown. */
export const image = z.object({
  url: z.string(),
  alt: textField(200),
  width: countField(),
  height: countField(),
  sizes: listField(imageSize),
});
export type Image = z.output<typeof image>;

/** A file to download; size in bytes, type a media type, sha256 in hex ("" when unknown). */
export const attachment = z.object({
  name: textField(200),
  url: z.string(),
  size: numberField(),
  type: textField(100),
  sha256: textField(64),
});
export type Attachment = z.output<typeof attachment>;

/** A PDF file; size in bytes, pages a count; null when unknown. */
export const pdfFile = z.object({ url: z.string(), size: numberField(), pages: numberField() });
export type PdfFile = z.output<typeof pdfFile>;

/** A film with its still and its captions (WebVTT), "" when there are none. */
export const video = z.object({ url: z.string(), poster: textField(500), captions: textField(500) });
export type Video = z.output<typeof video>;

/** A figure of a business, shown large: 装机容量 | 175.6 | 万千瓦. */
export const figure = z.object({ label: textField(50), value: textField(50), unit: textField(20) });
export type Figure = z.output<typeof figure>;

/** The neighbour of a record in its list. */
export const neighbour = z.object({ id: idField(), title: textField(300) });
export type Neighbour = z.output<typeof neighbour>;

/** A correction made after publication. */
export const change = z.object({ at: timeField(), text: textField(500) });
export type Change = z.output<typeof change>;

/** A labelled link. */
export const link = z.object({ label: textField(100), url: textField(1000) });
export type Link = z.output<typeof link>;

/** A labelled picture, e.g. a QR code. */
export const labelledImage = z.object({ label: textField(100), image });
export type LabelledImage = z.output<typeof labelledImage>;

/** A titled paragraph block of a special column. */
export const block = z.object({ title: textField(200), content: z._default(z.string(), ''), updatedOn: dayField() });
export type Block = z.output<typeof block>;
