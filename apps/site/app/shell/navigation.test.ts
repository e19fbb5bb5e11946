import { expect, test } from 'vitest';
import { icpHref, policeHref, telHref, toCodeAlt, toMenu } from './navigation.ts';

test('the nine items of the top navigation, in the order of the specification (Spec §2)', () => {
  expect(toMenu({ qaUrl: '' }).map((section) => section.label)).toEqual([
    '首页',
    '走进集团',
    '集团业务',
    '新闻中心',
    '党旗领航',
    '投资者关系',
    '人力资源',
    '信息公开',
    '招标采购',
  ]);
});

test('the Q&A of investors is there when its address is known, and only then', () => {
  const labels = (qaUrl: string) =>
    toMenu({ qaUrl })
      .find((section) => section.key === 'investor_relations')
      ?.links.map((link) => link.label);
  expect(labels('https://example.invalid/qa')).toContain('投资者问答');
  expect(labels('')).not.toContain('投资者问答');
});

test('a telephone address keeps digits only', () => {
  expect(telHref('000-0009 6598')).toBe('tel:00000096598');
});

test('filings lead to the registers that exist, unless an editor gave another address', () => {
  const text = '示例公网安备11010502000000号';
  const own = 'https://example.invalid/entry';
  expect(icpHref({ text: '示例ICP备0号', url: '' })).toBe('https://beian.miit.gov.cn/');
  expect(icpHref({ text: '示例ICP备0号', url: own })).toBe(own);
  const found = 'https://beian.mps.gov.cn/#/query/webSearch?code=11010502000000';
  expect(policeHref({ text, url: '' })).toBe(found);
  expect(policeHref({ text, url: 'http://www.beian.gov.cn/portal/registerSystemInfo?recordcode=1' })).toBe(found);
  expect(policeHref({ text, url: own })).toBe(own);
});

test('a code does not say its label twice', () => {
  expect(toCodeAlt('微信公众号', '')).toBe('微信公众号二维码');
  expect(toCodeAlt('微信公众号', '微信公众号')).toBe('微信公众号二维码');
  expect(toCodeAlt('微信公众号', '关注云峡的二维码')).toBe('关注云峡的二维码');
});
