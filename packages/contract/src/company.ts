/** 所属企业, and the group's own pages (集团简介, 组织架构, 企业信息, 联系我们). */
import * as z from 'zod/mini';
import { defineInfo, definePagedList } from './endpoint.ts';
import {
  codeField,
  codeParam,
  dayField,
  htmlField,
  idField,
  integerParam,
  listField,
  numberField,
  partField,
  textField,
} from './field.ts';
import { image } from './media.ts';
import { companyKinds } from './company-kinds.ts';

export * from './company-kinds.ts';

/** The group's own pages by key (Spec §2: children of entering_group). */
export const companyPages = {
  introduction: '集团简介',
  architecture: '组织架构',
  information: '企业信息',
  contact: '联系我们',
} as const;
export type CompanyPage = keyof typeof companyPages;

/** A company of the group; shareRatio in per cent, null when unknown. */
export const companyItem = z.object({
  id: idField(),
  name: textField(200),
  shortName: textField(100),
  logo: partField(image),
  kind: codeField(companyKinds),
  shareRatio: numberField(),
  business: textField(500),
  region: textField(100),
});
export type CompanyItem = z.output<typeof companyItem>;

/** A unit of the organisation with the units below it. */
export interface ArchitectureUnit {
  name: string;
  duty: string;
  children: ArchitectureUnit[];
}
interface ArchitectureUnitInput {
  name?: string | undefined;
  duty?: string | undefined;
  children?: ArchitectureUnitInput[] | undefined;
}
export const architectureUnit: z.ZodMiniType<ArchitectureUnit, ArchitectureUnitInput> = z.object({
  name: textField(100),
  duty: textField(500),
  children: z._default(z.array(z.lazy(() => architectureUnit)), () => []),
});

/** A labelled fact of a company page, e.g. 注册地址 | …. */
export const companyFact = z.object({ label: textField(100), value: textField(500) });
export type CompanyFact = z.output<typeof companyFact>;

/** A company, or one of the group's own pages (`key` set; then `title` is the page's). */
export const companyInfoSchema = z.extend(companyItem, {
  key: textField(50),
  title: textField(300),
  foundedOn: dayField(),
  capital: textField(100),
  address: textField(300),
  postcode: textField(20),
  phone: textField(50),
  email: textField(200),
  website: textField(500),
  content: htmlField(),
  gallery: listField(image),
  facts: listField(companyFact),
  units: listField(architectureUnit),
});
export type CompanyInfo = z.output<typeof companyInfoSchema>;

/** Spec §7 /v1/company-list. */
export const companyList = definePagedList({
  name: 'company-list',
  summary: '所属企业列表',
  request: { kind: codeParam(companyKinds) },
  item: companyItem,
});

/** Spec §7 /v1/company-info: a company by `id`, or one of the group's own pages by `key`. Neither given: not found. */
export const companyInfo = defineInfo({
  name: 'company-info',
  summary: '企业详情或集团页面',
  request: { id: integerParam(), key: codeParam(companyPages) },
  info: companyInfoSchema,
});
