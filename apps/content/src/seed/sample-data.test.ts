import { type AnnouncementGroup, announcementGroups } from '@yunxia/contract/announcement';
import { type FilingCode, filings } from '@yunxia/contract/filing';
import { outageStatus, outageStatuses } from '@yunxia/contract/outage-status';
import { tenderStatus, tenderStatuses } from '@yunxia/contract/tender-status';
import { tenderNoticeTypes } from '@yunxia/contract/purchase';
import { recruitStatus } from '@yunxia/contract/recruit-status';
import { specialColumnKeys } from '@yunxia/contract/special-column';
import { businessTypes } from '@yunxia/contract/business';
import { partyBuildingTypes } from '@yunxia/contract/party-building';
import { describe, expect, test } from 'vitest';
import { longArticle } from './data/news-long.ts';
import { plainText, type LexicalState } from './rich-text.ts';
import { sampleContent, type SampleCollection } from './sample-data.ts';

const now = Date.parse('2026-11-27T10:20:00+08:00');
const content = sampleContent(now);

/** What the public sees of a collection at `now`. */
function shown(collection: SampleCollection, where: Readonly<Record<string, unknown>> = {}): Record<string, unknown>[] {
  return content.records[collection]
    .map(({ data }) => ({ ...data }))
    .filter((record) => record['_status'] !== 'draft' && record['withdrawn'] !== true)
    .filter((record) => record['publishedAt'] === undefined || Date.parse(String(record['publishedAt'])) <= now)
    .filter((record) => Object.entries(where).every(([name, value]) => record[name] === value));
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

const all = Object.entries(content.records).flatMap(([collection, records]) =>
  records.map((record) => ({ collection, ...record })),
);

describe('sample content', () => {
  test('a report that was announced picks its announcement', () => {
    expect(shown('reports').filter(({ notice }) => notice !== undefined).length).toBeGreaterThanOrEqual(4);
  });

  test('every group of announcements has one', () => {
    const found = new Set(shown('notices').map(({ filing }) => filings[filing as FilingCode]?.group));
    expect(Object.keys(announcementGroups).filter((group) => !found.has(group as AnnouncementGroup))).toEqual([]);
  });

  test.each([
    ['news', { type: 'important' }, 34],
    ['news', { type: 'comprehensive' }, 26],
    ['news', { type: 'information' }, 24],
    ['notices', { type: 'overhaul' }, 36],
    ['notices', { type: 'announcement' }, 26],
    ['notices', { type: 'activity' }, 12],
    ['notices', { type: 'complaint' }, 11],
    ['disclosures', {}, 30],
    ['disclosures', { typeId: 18 }, 5],
    ['purchases', {}, 32],
    ['old-purchases', {}, 32],
    ['recruits', { type: 'campus' }, 12],
    ['recruits', { type: 'society' }, 14],
    ['honors', {}, 16],
    ['companies', {}, 14],
    ['company-pages', {}, 4],
    ['histories', {}, 18],
    ['documents', {}, 8],
    ['social-reports', { type: 'report' }, 5],
    ['banners', { position: 'home' }, 3],
    ['strategies', {}, 10],
    ['tariffs', {}, 4],
    ['dividends', {}, 5],
    ['capital-changes', {}, 3],
    ['holder-lists', {}, 3],
    ['people', { body: 'board' }, 6],
    ['people', { body: 'management' }, 4],
    ['governance-rules', {}, 5],
    ['governance-meetings', {}, 5],
    ['reports', {}, 30],
    ['figures', {}, 8],
    ['figures', { group: 'esg' }, 3],
    ['investor-days', {}, 3],
    ...Object.keys(partyBuildingTypes).map((type): [SampleCollection, Record<string, unknown>, number] => [
      'party-articles',
      { type },
      12,
    ]),
    ...Object.keys(businessTypes).map((type): [SampleCollection, Record<string, unknown>, number] => [
      'businesses',
      { type },
      1,
    ]),
    ...Object.keys(specialColumnKeys).map((key): [SampleCollection, Record<string, unknown>, number] => [
      'special-columns',
      { key },
      1,
    ]),
  ] as [SampleCollection, Record<string, unknown>, number][])(
    '%s %o: at least %i are public',
    (collection, where, least) => {
      expect(shown(collection, where).length).toBeGreaterThanOrEqual(least);
    },
  );

  test('is the same for the same time, and moves with it', () => {
    expect(sampleContent(now)).toEqual(content);
    expect(JSON.stringify(sampleContent(now + 40 * 86_400_000))).not.toBe(JSON.stringify(content));
  });

  test('keys are unique in their collection', () => {
    const names = all.map(({ collection, key }) => `${collection}/${key}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('every record has a title or name, within the length that editors may type', () => {
    const titles = all.map(({ data }) => String(data['title'] ?? data['name'] ?? ''));
    expect(titles.filter((title) => title === '' || title.length > 120)).toEqual([]);
    expect(all.filter(({ data }) => String(data['summary'] ?? '').length > 500)).toEqual([]);
    expect(Math.max(...shown('news').map(({ title }) => String(title).length))).toBeGreaterThanOrEqual(60);
  });

  test('every record of a list says that it is a sample', () => {
    const unmarked = all.filter(({ data }) => !/演示|示例/.test(strings(data).join('')));
    const collections = new Set(unmarked.map(({ collection }) => collection));
    // Names of places, types and sections, and the exchange's closures: what stands beside them is marked.
    expect([...collections].toSorted()).toEqual(['banners', 'disclosure-types', 'outage-areas', 'trading-closures']);
  });

  test('no phone, code or address could be a real one', () => {
    const text = strings(content).join('\n');
    expect(text).not.toMatch(/1[3-9]\d{9}/);
    expect(text).not.toMatch(/0\d{2,3}-\d{7,8}/);
    expect(text).not.toMatch(/\b(?:400|800)-\d{3}-\d{4}\b/);
    for (const [number] of text.matchAll(/\d{3}-\d{4}-\d{4}/g)) expect(number).toMatch(/^000-0000-0\d{3}$/);
    for (const [, host = ''] of text.matchAll(/[\w.]+@([\w.]+)/g)) expect(host).toMatch(/\.example$/);
    expect(text).not.toMatch(/[0-9A-Z]{18}/);
  });

  test('every status of an outage occurs now', () => {
    const found = new Set(shown('notices', { type: 'overhaul' }).map((record) => outageStatus(record, now)));
    expect([...found].toSorted()).toEqual(Object.keys(outageStatuses).toSorted());
  });

  test('outages end after they start, some after midnight and some at midnight', () => {
    const outages = shown('notices', { type: 'overhaul' }).filter(({ endAt }) => endAt !== null);
    expect(outages.filter(({ startAt, endAt }) => Date.parse(String(endAt)) <= Date.parse(String(startAt)))).toEqual(
      [],
    );
    const crossing = outages.filter(
      ({ startAt, endAt }) => String(startAt).slice(0, 10) !== String(endAt).slice(0, 10),
    );
    expect(crossing.length).toBeGreaterThanOrEqual(4);
    expect(crossing.some(({ endAt }) => String(endAt).includes('T00:00:00'))).toBe(true);
    expect(outages.some(({ previousStartAt }) => previousStartAt !== null)).toBe(true);
  });

  test('every kind of tender notice and every status of a tender occurs now', () => {
    const tenders = shown('purchases');
    expect(new Set(tenders.map(({ noticeType }) => noticeType))).toEqual(new Set(Object.keys(tenderNoticeTypes)));
    const found = new Set(tenders.map((record) => tenderStatus(record, now)));
    expect([...found].toSorted()).toEqual(Object.keys(tenderStatuses).toSorted());
    const chain = tenders.filter(({ projectNo }) => String(projectNo).endsWith('-14'));
    expect(chain.length).toBeGreaterThanOrEqual(5);
  });

  test('jobs are open and closed in both lists', () => {
    for (const type of ['campus', 'society']) {
      const found = new Set(shown('recruits', { type }).map((record) => recruitStatus(record, now)));
      expect([...found].toSorted()).toEqual(['closed', 'open']);
    }
  });

  test('the catalogue has type 15 with a PDF, types beyond it, and an overdue one', () => {
    const types = content.records['disclosure-types'].map(({ data }) => data);
    expect(types.find(({ id }) => id === 15)?.['pdf']).toMatchObject({ $pdf: 'information-guide' });
    expect(types.filter(({ id }) => Number(id) > 15).length).toBeGreaterThanOrEqual(5);
    expect(types.some(({ kind }) => kind === 'annual_report')).toBe(true);
    const ages = types
      .filter(({ cycle }) => cycle === 'monthly')
      .map(({ updatedOn }) => now - Date.parse(String(updatedOn)));
    expect(Math.max(...ages)).toBeGreaterThan(31 * 86_400_000);
  });

  test('at least half of the entries of the catalogue have a file of their own', () => {
    const types = content.records['disclosure-types'].map(({ data }) => data);
    expect(types.filter(({ pdf }) => pdf !== null).length * 2).toBeGreaterThanOrEqual(types.length);
  });

  test('titles of outages begin with the place', () => {
    const outages = shown('notices', { type: 'overhaul' });
    for (const { title, regions } of outages) {
      const [region] = regions as { county: string; town: string; villages: string[] }[];
      expect(String(title)).toMatch(new RegExp(`^${region?.county}${region?.town}${region?.villages[0]}`));
    }
  });

  test('news of every kind reach back over years, and no picture stands three times on a page of ten', () => {
    for (const type of ['important', 'comprehensive', 'information']) {
      const newest = shown('news', { type }).toSorted((a, b) =>
        String(b['publishedAt']).localeCompare(String(a['publishedAt'])),
      );
      const years = new Set(newest.map(({ publishedAt }) => String(publishedAt).slice(0, 4)));
      expect(years.size).toBeGreaterThanOrEqual(4);
      for (let at = 0; at < newest.length; at += 10) {
        const covers = newest
          .slice(at, at + 10)
          .flatMap(({ cover }) => (cover === null ? [] : [JSON.stringify(cover)]));
        const thrice = covers.filter((cover) => covers.filter((one) => one === cover).length > 2);
        expect(thrice, `${type} from ${at}`).toEqual([]);
      }
    }
  });

  test('news show the special cases: very long and very short, draft, embargoed, withdrawn, corrected, one on top', () => {
    const news = content.records.news.map(({ data }) => data);
    expect(plainText(longArticle()).length).toBeGreaterThan(6000);
    const lengths = shown('news').map((record) => plainText(record['content'] as LexicalState).length);
    expect(Math.min(...lengths)).toBeLessThan(30);
    expect(news.filter(({ _status }) => _status === 'draft')).toHaveLength(1);
    expect(news.filter(({ publishedAt }) => Date.parse(String(publishedAt)) > now)).toHaveLength(1);
    expect(news.filter(({ withdrawn }) => withdrawn === true)).toHaveLength(1);
    expect(news.filter(({ top }) => top === true)).toHaveLength(1);
    expect(strings(shown('news').map(({ title }) => title)).join('')).toMatch(/龦.*𠮷.*㙍/u);
  });

  test('does not depend on the hour of installation', () => {
    for (const clock of ['00:00', '03:40', '12:00', '23:59']) {
      const moment = Date.parse(`2027-02-28T${clock}:00+08:00`);
      const records = sampleContent(moment).records;
      const outages = records.notices
        .map(({ data }) => data)
        .filter(({ type, _status }) => type === 'overhaul' && _status === 'published');
      expect(new Set(outages.map((record) => outageStatus(record, moment))).size).toBe(
        Object.keys(outageStatuses).length,
      );
      const embargoed = records.news.filter(
        ({ data }) => Date.parse(String(data['publishedAt'])) > moment && data['_status'] === 'published',
      );
      expect(embargoed.length).toBeLessThanOrEqual(2);
      const hidden = records.notices.filter(
        ({ data }) => Date.parse(String(data['publishedAt'])) > moment && data['_status'] === 'published',
      );
      expect(hidden).toEqual([]);
    }
  });
});
