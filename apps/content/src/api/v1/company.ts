/** company-list and company-info: the companies, and the group's own pages. */
import { notFound } from '@yunxia/contract/content-error';
import type { Implementation } from '@yunxia/contract/handler';
import { toAnswerHtml } from '../../rich-text/answer-html.ts';
import { toImage, toImages } from './answer-media.ts';
import { toDay } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { tableOf } from '../../records/database-table.ts';
import { isValue, sortedFirst } from '../../records/public-query.ts';
import { findRecord, findRecordByKey, findRecordPage, type ReadRecord } from '../../records/public-records.ts';

const profileFields = [
  ...(['foundedOn', 'capital', 'address', 'postcode', 'phone', 'email', 'website'] as const),
  ...(['content', 'gallery', 'facts'] as const),
] as const;
const itemFields = ['name', 'shortName', 'logo', 'kind', 'shareRatio', 'business', 'region'] as const;
const pageFields = [...profileFields, 'key', 'title', 'name', 'shortName', 'business', 'units'] as const;

type Item = ReadRecord<'companies', (typeof itemFields)[number]>;
type Profile = ReadRecord<'companies', (typeof profileFields)[number]>;

export const companyList: Implementation<ApiContext>['company-list'] = async ({ kind, page, limit }, context) => {
  const table = tableOf(context.payload, 'companies');
  const { records, total } = await findRecordPage(context, 'companies', itemFields, {
    condition: isValue(table.column('kind'), kind),
    order: sortedFirst(table),
    page,
    limit,
  });
  return { list: records.map(toItem), total };
};

export const companyInfo: Implementation<ApiContext>['company-info'] = async ({ id, key }, context) => {
  if (id !== undefined) {
    const record = await findRecord(context, 'companies', id, [...itemFields, ...profileFields]);
    return { info: { ...toItem(record), ...toProfile(record), title: record.name } };
  }
  if (key === undefined) throw notFound();
  const record = await findRecordByKey(context, 'company-pages', key, pageFields);
  return {
    info: {
      id: record.id,
      key: record.key,
      title: record.title,
      name: record.name ?? '',
      shortName: record.shortName ?? '',
      business: record.business ?? '',
      ...toProfile(record),
      units: toUnits(record.units),
    },
  };
};

function toItem(record: Item) {
  return {
    id: record.id,
    name: record.name,
    shortName: record.shortName ?? '',
    logo: toImage(record.logo),
    kind: record.kind,
    shareRatio: record.shareRatio ?? null,
    business: record.business ?? '',
    region: record.region ?? '',
  };
}

function toProfile(record: Profile) {
  return {
    foundedOn: toDay(record.foundedOn),
    capital: record.capital ?? '',
    address: record.address ?? '',
    postcode: record.postcode ?? '',
    phone: record.phone ?? '',
    email: record.email ?? '',
    website: record.website ?? '',
    content: toAnswerHtml(record.content),
    gallery: toImages(record.gallery),
    facts: (record.facts ?? []).map((fact) => ({ label: fact.label, value: fact.value })),
  };
}

interface UnitRow {
  name: string;
  duty?: string | null;
  // Each level below the first has its own field name in the collection.
  children?: UnitRow[] | null;
  offices?: UnitRow[] | null;
  teams?: UnitRow[] | null;
}

interface Unit {
  name: string;
  duty: string;
  children: Unit[];
}

function toUnits(rows: UnitRow[] | null | undefined): Unit[] {
  return (rows ?? []).map((row) => ({
    name: row.name,
    duty: row.duty ?? '',
    children: toUnits(row.children ?? row.offices ?? row.teams),
  }));
}
