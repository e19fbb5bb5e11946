/** The group's own pages: 集团简介, 企业信息 and 联系我们. */
import type { CompanyInfo } from '@yunxia/contract/company';
import { type FactView, toFacts } from '../text/fact.ts';

type Profile = Pick<
  CompanyInfo,
  'name' | 'foundedOn' | 'capital' | 'business' | 'address' | 'postcode' | 'phone' | 'email'
>;

/** `1978年6月1日`, read off the day itself: days before 1970 and every zone give the same text. */
export const toLongDay = (day: string | null): string => {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day ?? '');
  return match ? `${Number(match[1])}年${Number(match[2])}月${Number(match[3])}日` : '';
};

/** What stands beside the introduction: the group at a glance. Empty facts are left out. */
export const toGlance = ({ name, foundedOn, capital, business, address }: Profile): FactView[] =>
  toFacts([
    { label: '企业名称', value: name },
    { label: '成立日期', value: toLongDay(foundedOn) },
    { label: '注册资本', value: capital },
    { label: '主营业务', value: business },
    { label: '总部地址', value: address },
  ]);

/** The facts of 企业信息: those the editors wrote; without any, what the record itself knows. */
export const toInformation = (info: Profile & Pick<CompanyInfo, 'facts'>): FactView[] => {
  const written = toFacts(info.facts);
  if (written.length > 0) return written;
  return [
    ...toGlance(info),
    ...toFacts([
      { label: '邮政编码', value: info.postcode },
      { label: '联系电话', value: info.phone },
      { label: '电子邮箱', value: info.email },
    ]),
  ];
};

/** 联系我们: numbers to call, large; everything else below; and the place. */
export interface ContactView {
  readonly calls: readonly FactView[];
  readonly others: readonly FactView[];
  readonly address: string;
  readonly postcode: string;
}

const isCall = ({ parts }: FactView): boolean => parts.some(({ href }) => href?.startsWith('tel:'));

/** Contacts from the record. The general number and mail box are added where no fact says them already. */
export const toContacts = (info: Profile & Pick<CompanyInfo, 'facts'>): ContactView => {
  const written = info.facts.map(({ value }) => value).join(' ');
  const facts = toFacts([
    ...info.facts,
    { label: '总机电话', value: written.includes(info.phone) ? '' : info.phone },
    { label: '电子邮箱', value: written.includes(info.email) ? '' : info.email },
  ]);
  return {
    calls: facts.filter(isCall),
    others: facts.filter((fact) => !isCall(fact)),
    address: info.address.trim(),
    postcode: info.postcode.trim(),
  };
};

/** `geo:` URL that asks the device's own map application for a place by its words (RFC 5870 with Android's query). */
export const toMapHref = (name: string, address: string): string =>
  `geo:0,0?q=${encodeURIComponent([address, name].filter(Boolean).join(' '))}`;
