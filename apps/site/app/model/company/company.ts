/** 所属企业: rows by kind, and the facts of one company. */
import { type CompanyInfo, type CompanyItem, type CompanyKind, companyKinds } from '@yunxia/contract/company';
import type { Image } from '@yunxia/contract/media';
import { toLongDay } from './company-page.ts';
import { type FactView, isWebAddress, toFacts } from '../text/fact.ts';
import { toTitle } from '../page/title.ts';

/** Companies on a page. */
export const COMPANY_PAGE_SIZE = 10;

/** A row of the list. */
export interface CompanyRow {
  readonly id: number;
  readonly name: string;
  readonly business: string;
  readonly region: string;
  /** 分公司, 子公司, 参股公司. */
  readonly kind: string;
  /** `持股80%`, '' when unknown or without meaning (a branch is no company of its own). */
  readonly share: string;
  readonly logo: Image | null;
  /** One or two characters that stand where there is no logo. */
  readonly monogram: string;
}

/** `80%` of a share in per cent, at most two decimals; '' when there is none or it lies outside 0–100. */
export const toShareText = (share: number | null): string =>
  share === null || share <= 0 || share > 100 ? '' : `${Number(share.toFixed(2))}%`;

const toMonogram = (shortName: string, name: string): string =>
  Array.from((shortName || name).replace(/[（(].*$/, '').trim())
    .slice(0, 2)
    .join('') || '企';

/** A chip of the kind filter: `kind` undefined is 全部; `count` undefined when it could not be learned. */
export interface CompanyChip {
  readonly kind: CompanyKind | undefined;
  readonly label: string;
  readonly count: number | undefined;
}

/**
 * The chips: 全部 and the three kinds.
 * @param totals how many companies each kind has; null where the call failed
 */
export const toCompanyChips = (totals: Readonly<Record<CompanyKind, number | null>>): CompanyChip[] => {
  const kinds = Object.keys(companyKinds) as CompanyKind[];
  const isKnown = kinds.every((kind) => totals[kind] !== null);
  const all = isKnown ? kinds.reduce((sum, kind) => sum + (totals[kind] ?? 0), 0) : undefined;
  return [
    { kind: undefined, label: '全部', count: all },
    ...kinds.map((kind) => ({ kind, label: companyKinds[kind], count: totals[kind] ?? undefined })),
  ];
};

/** A row from a record. */
export const toCompanyRow = (item: CompanyItem): CompanyRow => {
  const share = item.kind === 'branch' ? '' : toShareText(item.shareRatio);
  return {
    id: item.id,
    name: toTitle(item.name),
    business: item.business.trim(),
    region: item.region.trim(),
    kind: companyKinds[item.kind],
    share: share && `持股${share}`,
    logo: item.logo?.url ? item.logo : null,
    monogram: toMonogram(item.shortName, toTitle(item.name)),
  };
};

/** The facts of one company; what is empty is left out, and a website that is no web URL is mere text. */
export const toCompanyFacts = (info: CompanyInfo): FactView[] => {
  const facts = toFacts([
    { label: '企业简称', value: info.shortName },
    { label: '企业类别', value: companyKinds[info.kind] },
    { label: '持股比例', value: info.kind === 'branch' ? '' : toShareText(info.shareRatio) },
    { label: '主营业务', value: info.business },
    { label: '成立日期', value: toLongDay(info.foundedOn) },
    { label: '注册资本', value: info.capital },
    { label: '所在地区', value: info.region },
    { label: '地址', value: info.address },
    { label: '邮政编码', value: info.postcode },
    { label: '联系电话', value: info.phone },
    { label: '电子邮箱', value: info.email },
  ]);
  const website = info.website.trim();
  const own = website
    ? [
        {
          label: '网站',
          parts: [isWebAddress(website) ? { text: website, href: website } : { text: toTitle(website) }],
        },
      ]
    : [];
  const known = new Set(facts.map(({ label }) => label));
  return [...facts, ...own, ...toFacts(info.facts).filter(({ label }) => !known.has(label))];
};
