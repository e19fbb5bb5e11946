import { companyInfoSchema, companyItem } from '@yunxia/contract/company';
import { describe, expect, it } from 'vitest';
import { subsidiaries } from '../../routes/group_business/subsidiaries.screen.ts';
import { toCompanyChips, toCompanyFacts, toCompanyRow, toShareText } from './company.ts';

describe('the list of companies (Spec §2: subsidiaries)', () => {
  it.each([
    ['', undefined],
    ['kind=branch', 'branch'],
    ['kind=associate', 'associate'],
    ['kind=toString', undefined],
    ['kind=__proto__', undefined],
  ])('%s asks for %s', (query, kind) => {
    expect(subsidiaries.parse(new URLSearchParams(query)).query.kind).toBe(kind);
  });

  it('writes kind and page into the address', () => {
    expect(subsidiaries.href()).toBe('/group_business/subsidiaries');
    expect(subsidiaries.href({ kind: 'branch', page: 2 })).toBe('/group_business/subsidiaries?kind=branch&page=2');
  });

  it('counts the kinds where all are known', () => {
    expect(toCompanyChips({ branch: 7, subsidiary: 7, associate: 3 }).map(({ count }) => count)).toEqual([17, 7, 7, 3]);
    expect(toCompanyChips({ branch: 7, subsidiary: null, associate: 3 }).map(({ count }) => count)).toEqual([
      undefined,
      7,
      undefined,
      3,
    ]);
  });

  it('shows a row of a record that says nothing but its id', () => {
    expect(toCompanyRow(companyItem.parse({ id: 1 }))).toEqual({
      id: 1,
      name: '（无标题）',
      business: '',
      region: '',
      kind: '分公司',
      share: '',
      logo: null,
      monogram: '企',
    });
  });

  it('says the share of companies, not of branches', () => {
    expect(toCompanyRow(companyItem.parse({ id: 1, kind: 'branch', shareRatio: 100 })).share).toBe('');
    expect(toCompanyRow(companyItem.parse({ id: 1, kind: 'subsidiary', shareRatio: 80 })).share).toBe('持股80%');
  });

  it.each([
    [33.333333, '33.33%'],
    [100, '100%'],
    [0, ''],
    [-5, ''],
    [101, ''],
    [null, ''],
  ])('a share of %s is %s', (share, text) => expect(toShareText(share)).toBe(text));
});

describe('toCompanyFacts (Spec §2: subsidiaries_details)', () => {
  it('links website, telephone and mail', () => {
    const facts = toCompanyFacts(
      companyInfoSchema.parse({
        id: 1,
        kind: 'subsidiary',
        shareRatio: 80,
        foundedOn: '1958-05-18',
        phone: '000-0000-0000',
        email: 'company@example.invalid',
        website: 'https://example.invalid/',
        facts: [
          { label: '主营业务', value: '发电' },
          { label: '企业类别', value: '重复的' },
        ],
      }),
    );
    const hrefs = Object.fromEntries(facts.map(({ label, parts }) => [label, parts[0]?.href ?? parts[0]?.text]));
    expect(hrefs).toEqual({
      企业类别: '子公司',
      持股比例: '80%',
      成立日期: '1958年5月18日',
      联系电话: 'tel:00000000000',
      电子邮箱: 'mailto:company@example.invalid',
      网站: 'https://example.invalid/',
      主营业务: '发电',
    });
  });

  it('makes no link of a website that is none', () => {
    const facts = toCompanyFacts(companyInfoSchema.parse({ id: 1, website: 'javascript:alert(1)' }));
    expect(facts.find(({ label }) => label === '网站')?.parts).toEqual([{ text: 'javascript:alert(1)' }]);
  });
});
