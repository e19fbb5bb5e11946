/** Numbers to call on a card: those of the site, of a county that was named, and whose a typed number is. */
import type { SearchCard } from '@yunxia/contract/search';
import { currentDirectory } from '../../places/current-directory.ts';
import { readPlaceText } from '../../places/read-place.ts';
import type { ApiContext } from './api-context.ts';

export type CardRow = SearchCard['rows'][number];

interface Phone {
  label: string;
  number: string;
  hours: string;
}

/** Asks for a number to call. */
const ASKS = /电话|号码|热线|报修|客服|联系方式/u;
/** Fewer digits are a number of anything. */
const MIN_DIGITS = 7;

export function asksForPhone(words: string): boolean {
  return ASKS.test(words);
}

/** The numbers of the site, that for faults first. */
async function sitePhones({ payload }: ApiContext): Promise<Phone[]> {
  const site = await payload.findGlobal({ slug: 'site-info', depth: 0, overrideAccess: false });
  const phones = [
    { label: '停电报修', number: site.outagePhone, hours: site.outagePhoneHours },
    { label: '服务热线', number: site.hotline, hours: site.hotlineHours },
    { label: '能源监管热线', number: site.regulatorHotline, hours: '' },
  ];
  return phones.flatMap(({ label, number, hours }) => (number ? [{ label, number, hours: hours ?? '' }] : []));
}

async function countyPhones({ payload }: ApiContext): Promise<(Phone & { county: string })[]> {
  const { entries } = await currentDirectory(payload);
  return entries.flatMap(({ kind, title, phone }) =>
    kind === 'county' && phone !== '' ? [{ county: title, label: `${title}供电服务`, number: phone, hours: '' }] : [],
  );
}

/** The number of the county that a text names, or of the county around a place; null for none or several. */
export async function countyPhone(context: ApiContext, text: string): Promise<Phone | null> {
  const directory = await currentDirectory(context.payload);
  const { spans } = readPlaceText(text, directory, context.now);
  const named = spans.flatMap(({ entries }) =>
    entries.map(({ kind, title, county }) => (kind === 'county' ? title : county)),
  );
  const phones = (await countyPhones(context)).filter(({ county }) => named.includes(county));
  return phones.length === 1 ? (phones[0] ?? null) : null;
}

/** Rows of the numbers to call, `first` before those of the site. */
export async function phoneRows(context: ApiContext, first: Phone | null): Promise<CardRow[]> {
  return [...(first === null ? [] : [first]), ...(await sitePhones(context))].map(toRow);
}

/** Whose a typed number is; empty for one that is nobody's here. */
export async function ownersOf(context: ApiContext, typed: string): Promise<Phone[]> {
  const digits = digitsOf(typed);
  if (digits.length < MIN_DIGITS || !/^[\d\s()-]+$/u.test(typed.normalize('NFKC'))) return [];
  const phones = [...(await sitePhones(context)), ...(await countyPhones(context))];
  return phones.filter(({ number }) => digitsOf(number) === digits);
}

export function toRow({ label, number, hours }: Phone): CardRow {
  return { title: label, url: `tel:${digitsOf(number)}`, note: [number, hours].filter(Boolean).join(' · ') };
}

function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/gu, '');
}
