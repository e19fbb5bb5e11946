/** 站点信息: names, numbers, links and marks that every page shows. Beyond the endpoints of Spec §7. */
import * as z from 'zod/mini';
import { defineInfo } from './endpoint.ts';
import { flagField, listField, numberField, partField, textField } from './field.ts';
import { image, labelledImage, link } from './media.ts';

/** A filing number and the page of the authority that keeps it. */
export const filing = z.object({ text: textField(100), url: textField(500) });
export type Filing = z.output<typeof filing>;

/** What the shell shows. `demo` marks sample content, `demoText` is the mark's text. */
export const siteInfoSchema = z.object({
  companyName: textField(100),
  shortName: textField(50),
  englishName: textField(200),
  slogan: textField(200),
  // Spec §1: displayed in the header.
  stockCode: z._default(z.string(), '600116'),
  stockExchange: textField(100),
  icp: partField(filing),
  police: partField(filing),
  hotline: textField(50),
  /** When the hotline is answered; '' where nothing is said. */
  hotlineHours: textField(100),
  outagePhone: textField(50),
  /** When the number for power cuts is answered; '' where nothing is said. */
  outagePhoneHours: textField(100),
  // Spec §1: the energy-regulation complaint hotline.
  regulatorHotline: z._default(z.string(), '12398'),
  address: textField(300),
  postcode: textField(20),
  phone: textField(50),
  email: textField(200),
  qrCodes: listField(labelledImage),
  licenceImage: partField(image),
  licenceCaption: textField(200),
  apps: listField(link),
  qaUrl: textField(1000),
  themeFlags: z._default(z.record(z.string(), z.boolean()), () => ({}) as Record<string, boolean>),
  demo: flagField(),
  demoText: textField(100),
  foundedYear: numberField(),
  copyright: textField(200),
});
export type SiteInfo = z.output<typeof siteInfoSchema>;

/** Additive /v1/site-info. */
export const siteInfo = defineInfo({ name: 'site-info', summary: '站点信息', info: siteInfoSchema });
