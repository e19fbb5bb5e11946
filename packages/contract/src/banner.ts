/** 横幅. */
import * as z from 'zod/mini';
import { defineList } from './endpoint.ts';
import { idField, partField, textField, textParam, timeField } from './field.ts';
import { image } from './media.ts';

/** A banner; `position` is `home` or a section's path, `link` is "" when it leads nowhere. */
export const bannerItem = z.object({
  id: idField(),
  position: textField(50),
  title: textField(200),
  subtitle: textField(300),
  image: partField(image),
  imageMobile: partField(image),
  alt: textField(200),
  link: textField(1000),
  startAt: timeField(),
  endAt: timeField(),
});
export type BannerItem = z.output<typeof bannerItem>;

/** Spec §7 /v1/banner-list. Only banners whose time is now. */
export const bannerList = defineList({
  name: 'banner-list',
  summary: '横幅',
  request: { position: textParam(50) },
  item: bannerItem,
});
