/** Fills an empty database with the sample content, moves its dates to the present, and removes it. */

import type { Payload } from 'payload';
import { fillStock, refreshStock, removeStock } from './fill-stock.ts';
import {
  deleteRegistry,
  newRegistry,
  readRegistry,
  SAMPLE_PARTS_END,
  writeRegistry,
  type RegisteredDocument,
  type SampleRegistry,
} from './registry.ts';
import {
  sampleCollections,
  sampleContent,
  type SampleCollection,
  type SampleContent,
  type SampleRecord,
} from './sample-data.ts';
import { fileKey, referredFiles, resolveReferences, uploadFiles } from './upload-files.ts';

export interface SampleTask {
  payload: Payload;
  /** Epoch ms that the dates are relative to. */
  now: number;
  /** Absolute path of the folder with `art/` and `fonts/`. */
  folder: string;
  /** Takes one line of progress, in Chinese and, while a newcomer waits for it, in English. */
  report: (line: string) => void;
}

/** The longest silence while files are made, in ms. */
const QUIET_MS = 5000;

/** The footer opens the PDF of this type (Spec §2, footer), so the type and its file outlive the sample. */
const FOOTER_TYPE = '15';

const collectionNames: Readonly<Record<SampleCollection, string>> = {
  'outage-areas': '供电区域',
  'disclosure-types': '公开类别',
  banners: '横幅',
  news: '新闻',
  notices: '公告',
  disclosures: '公开信息',
  purchases: '招标公告',
  'old-purchases': '历史招标',
  recruits: '招聘',
  'party-articles': '党建文章',
  'social-reports': '社会责任',
  businesses: '集团业务',
  companies: '所属企业',
  'company-pages': '集团页面',
  strategies: '发展战略',
  honors: '荣誉',
  histories: '发展历程',
  'special-columns': '专栏',
  tariffs: '电价',
  documents: '文档',
  dividends: '分红送配',
  reports: '定期报告',
  figures: '主要指标',
  'trading-closures': '休市日',
  'capital-changes': '股本变动',
  'holder-lists': '前十大股东',
  people: '董事与高级管理人员',
  'governance-rules': '公司制度',
  'governance-meetings': '公司会议',
  'investor-days': '投资者日程',
};

async function isEmpty(payload: Payload): Promise<boolean> {
  for (const collection of ['media', ...sampleCollections] as const) {
    const { totalDocs } = await payload.count({ collection });
    if (totalDocs > 0) return false;
  }
  return true;
}

function idsOf(registry: SampleRegistry): (kind: 'file' | 'record', key: string) => number {
  return (kind, key) => {
    const [collection = '', ...rest] = key.split('/');
    const id =
      kind === 'file' ? registry.files[key] : registry.records[collection as SampleCollection]?.[rest.join('/')]?.id;
    if (id === undefined) throw new Error(`The sample refers to ${key}, which has not been made`);
    return id;
  };
}

/** The record as the Local API takes it. The compiler cannot follow a collection chosen at run time; the schema checks it. */
function resolved(record: SampleRecord['data'], registry: SampleRegistry): never {
  return resolveReferences(record, idsOf(registry)) as never;
}

async function createRecord(
  payload: Payload,
  collection: SampleCollection,
  record: SampleRecord,
  registry: SampleRegistry,
): Promise<RegisteredDocument> {
  const document = await payload.create({
    collection,
    data: resolved(record.data, registry),
    draft: record.data['_status'] === 'draft',
    depth: 0,
  });
  return { id: Number(document.id), updatedAt: document.updatedAt };
}

async function fillSiteInfo(payload: Payload, content: SampleContent, registry: SampleRegistry): Promise<void> {
  const siteInfo = await payload.updateGlobal({
    slug: 'site-info',
    data: resolved(content.siteInfo, registry),
    depth: 0,
  });
  registry.siteInfoUpdatedAt = siteInfo.updatedAt ?? '';
}

/**
 * Fills an empty database; one that holds records is left alone, and a fill that was interrupted goes on.
 * @returns whether anything was written
 */
export async function fillSample({ payload, now, folder, report }: SampleTask): Promise<boolean> {
  const found = await readRegistry(payload);
  if (found?.done.includes(SAMPLE_PARTS_END)) {
    report('示例内容已经在数据库中。 / The sample content is in the database already.');
    return false;
  }
  if (!found && !(await isEmpty(payload))) {
    report('数据库中已有内容，不写入示例。 / The database holds content, no sample is written.');
    return false;
  }
  const registry = found ?? newRegistry(now);
  const content = sampleContent(registry.now);
  await writeRegistry(payload, registry);
  const part = async (name: string, label: string, work: () => Promise<number>): Promise<void> => {
    if (registry.done.includes(name)) return;
    const started = performance.now();
    const count = await work();
    registry.done.push(name);
    await writeRegistry(payload, registry);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    report(`示例内容 / sample content: ${label} ${name} ${count} (${seconds} s)`);
  };

  await part('files', '图片与文件', async () => {
    // What an interrupted fill left; nothing else can be there yet.
    await payload.delete({ collection: 'media', where: { id: { exists: true } }, depth: 0 });
    registry.files = {};
    const files = referredFiles(content);
    let made = 0;
    let reported = performance.now();
    await uploadFiles(payload, files, folder, registry.now, (key, id) => {
      registry.files[key] = id;
      made += 1;
      if (performance.now() - reported < QUIET_MS) return;
      reported = performance.now();
      report(`示例内容 / sample content: 图片与文件 files ${made}/${files.length} …`);
    });
    return files.length;
  });
  for (const collection of sampleCollections) {
    await part(collection, collectionNames[collection], async () => {
      // Likewise.
      await payload.delete({ collection, where: { id: { exists: true } }, depth: 0 });
      const made: Record<string, RegisteredDocument> = {};
      registry.records[collection] = made;
      for (const record of content.records[collection])
        made[record.key] = await createRecord(payload, collection, record, registry);
      return content.records[collection].length;
    });
  }
  await part('stock-days', '行情数据', () => fillStock(payload, registry.now));
  await part(SAMPLE_PARTS_END, '网站信息', async () => {
    await fillSiteInfo(payload, content, registry);
    return 1;
  });
  return true;
}

/** Whether a record is still as the sample wrote it; null when it is gone. */
async function isUntouched(
  payload: Payload,
  collection: SampleCollection,
  document: RegisteredDocument,
): Promise<boolean | null> {
  const current = await payload.findByID({ collection, id: document.id, depth: 0, draft: true, disableErrors: true });
  return current === null ? null : current.updatedAt === document.updatedAt;
}

/**
 * Moves the dates of the sample to the present, in place: ids and addresses stay. Records that editors changed or deleted stay as they are.
 * @throws Error where the database holds no sample
 */
export async function refreshSample({ payload, now, folder, report }: SampleTask): Promise<void> {
  const registry = await readRegistry(payload);
  if (!registry?.done.includes(SAMPLE_PARTS_END)) throw new Error('数据库中没有完整的示例内容，无法更新日期。');
  const content = sampleContent(now);
  registry.now = now;
  const files = referredFiles(content).filter((file) => '$pdf' in file || registry.files[fileKey(file)] === undefined);
  const replaced: number[] = [];
  await uploadFiles(payload, files, folder, now, (key, id) => {
    const before = registry.files[key];
    if (before !== undefined) replaced.push(before);
    registry.files[key] = id;
  });
  let kept = 0;
  for (const collection of sampleCollections) {
    const made = (registry.records[collection] ??= {});
    for (const record of content.records[collection]) {
      const document = made[record.key];
      if (!document) {
        made[record.key] = await createRecord(payload, collection, record, registry);
        continue;
      }
      if (!(await isUntouched(payload, collection, document))) {
        kept += 1;
        continue;
      }
      const updated = await payload.update({
        collection,
        id: document.id,
        data: resolved(record.data, registry),
        draft: record.data['_status'] === 'draft',
        depth: 0,
      });
      document.updatedAt = updated.updatedAt;
    }
    await writeRegistry(payload, registry);
    report(`示例内容：${collectionNames[collection]}已更新日期`);
  }
  await refreshStock(payload, now);
  await deleteUnusedFiles(payload, replaced);
  await writeRegistry(payload, registry);
  report(kept > 0 ? `完成。编辑修改或删除过的 ${kept} 条保持不变。` : '完成。');
}

const fileFields = new Set([
  'cover',
  'image',
  'imageMobile',
  'logo',
  'pdf',
  'slides',
  'file',
  'poster',
  'captions',
  'images',
  'gallery',
  'licenceImage',
  'value',
]);

/** Ids of uploads that a document names, whatever their depth. */
export function usedFiles(value: unknown, field = ''): number[] {
  if (typeof value === 'number') return fileFields.has(field) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => usedFiles(item, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => usedFiles(item, name));
}

/** Deletes uploads that no record names any more. Returns how many stayed. */
async function deleteUnusedFiles(payload: Payload, ids: readonly number[]): Promise<number> {
  const used = new Set<number>();
  for (const collection of sampleCollections) {
    const { docs } = await payload.find({ collection, depth: 0, pagination: false, draft: true });
    for (const id of usedFiles(docs)) used.add(id);
  }
  for (const id of usedFiles(await payload.findGlobal({ slug: 'site-info', depth: 0 }))) used.add(id);
  let kept = 0;
  for (const id of ids) {
    // An older version of a record may hold a file that it cannot be without; then the file stays.
    if (used.has(id) || !(await payload.delete({ collection: 'media', id, depth: 0 }).catch(() => null))) kept += 1;
  }
  return kept;
}

/**
 * Takes the sample out: every record and file that it made and nobody changed. The catalogue's type 15 and its
 * file stay, because the footer needs them.
 */
export async function removeSample({ payload, report }: Pick<SampleTask, 'payload' | 'report'>): Promise<void> {
  const registry = await readRegistry(payload);
  if (!registry) {
    report('数据库中没有示例内容。');
    return;
  }
  let kept = 0;
  for (const collection of sampleCollections.toReversed()) {
    const made = Object.entries(registry.records[collection] ?? {}).toReversed();
    for (const [key, document] of made) {
      const isFooterType = collection === 'disclosure-types' && key === FOOTER_TYPE;
      const untouched = isFooterType ? false : await isUntouched(payload, collection, document);
      if (untouched === null) continue;
      if (!untouched) {
        kept += 1;
        continue;
      }
      // A type or an area that a record of an editor needs refuses to go.
      await payload.delete({ collection, id: document.id, depth: 0 }).catch(() => {
        kept += 1;
      });
    }
    report(`示例内容：${collectionNames[collection]}已移除`);
  }
  await removeStock(payload);
  const siteInfo = await payload.findGlobal({ slug: 'site-info', depth: 0 });
  if (siteInfo.updatedAt === registry.siteInfoUpdatedAt) {
    await payload.updateGlobal({ slug: 'site-info', data: emptySiteInfo as never, depth: 0 });
    await payload.db.deleteVersions({
      globalSlug: 'site-info',
      where: { 'version.companyName': { not_equals: emptySiteInfo.companyName } },
    });
  }
  const keptFiles = await deleteUnusedFiles(payload, Object.values(registry.files));
  await deleteRegistry(payload);
  report(
    `完成。保留 ${kept} 条记录（编辑修改过的，以及页脚所需的第 15 类）和它们使用的 ${keptFiles} 个文件。请在后台填写网站信息。`,
  );
}

/** The site's identity before anybody fills it in. */
const emptySiteInfo = {
  companyName: '（请填写公司全称）',
  shortName: '（请填写简称）',
  englishName: '',
  slogan: '',
  stockExchange: '',
  foundedYear: null,
  copyright: '',
  hotline: '',
  hotlineHours: '',
  outagePhone: '',
  outagePhoneHours: '',
  phone: '',
  email: '',
  address: '',
  postcode: '',
  qrCodes: [],
  apps: [],
  qaUrl: '',
  licenceImage: null,
  licenceCaption: '',
  icp: { text: '', url: '' },
  police: { text: '', url: '' },
  demo: false,
  demoText: '',
} as const;
