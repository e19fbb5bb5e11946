import { describe, expect, it } from 'vitest';
import { isWebAddress, toFactParts, toFacts, toPhoneHref } from './fact.ts';

const links = (label: string, value: string) =>
  toFactParts(label, value).flatMap(({ text, href }) => (href ? [[text, href]] : []));
const text = (label: string, value: string) =>
  toFactParts(label, value)
    .map((part) => part.text)
    .join('');

describe('toFactParts', () => {
  it.each([
    ['联系电话', '000-0000-0000', 'tel:00000000000'],
    ['供电服务热线', '000-0000-0000（演示号码）', 'tel:00000000000'],
    ['停电报修', '000-00095598', 'tel:00000095598'],
    ['能源监管热线', '12398（由能源监管机构设立）', 'tel:12398'],
    ['联系电话', '+86 000 0000 0000', 'tel:+8600000000000'],
    ['总机', '（000）0000 0000转801', 'tel:00000000000,801'],
    ['新闻宣传', '000-0000-0000', 'tel:00000000000'],
    ['党委办公室', '000-0000-0000转8001', 'tel:00000000000,8001'],
  ])('makes a number under %s a telephone link: %s', (label, value, href) => {
    expect(links(label, value).map(([, to]) => to)).toEqual([href]);
    expect(text(label, value)).toBe(value);
  });

  it.each([
    ['股票代码', '600116'],
    ['统一社会信用代码', '91000000000000000X'],
    ['邮政编码', '000000'],
    ['传真', '000-0000-0000'],
    ['成立日期', '1978年6月1日'],
    ['注册资本', '10,000万元'],
    ['办公时间', '工作日9:00至17:00'],
    ['业务范围', '发电 123456789012'],
  ])('leaves a number under %s as it is: %s', (label, value) => {
    expect(toFactParts(label, value)).toEqual([{ text: value }]);
  });

  it('makes several numbers, mail and web addresses links', () => {
    expect(links('联系电话', '000-0000-0001、000-0000-0002')).toHaveLength(2);
    expect(links('电子邮箱', 'office@example.invalid')).toEqual([
      ['office@example.invalid', 'mailto:office@example.invalid'],
    ]);
    expect(links('网站', '见https://example.invalid/a?b=1，或来函')).toEqual([
      ['https://example.invalid/a?b=1', 'https://example.invalid/a?b=1'],
    ]);
  });

  it('never makes a link of a script address or of markup', () => {
    expect(links('网站', 'javascript:alert(1)')).toEqual([]);
    expect(links('联系电话', '<img src=x onerror=alert(1)>')).toEqual([]);
  });
});

describe('toFacts', () => {
  it('drops what is empty, names what has no label, and removes unseen marks', () => {
    const facts = toFacts([
      { label: '注册地址', value: ' ' },
      { label: ' ', value: '演示' },
      { label: '公司\u0000名称', value: '云峡\u202e水电' },
    ]);
    expect(facts).toEqual([
      { label: '其他', parts: [{ text: '演示' }] },
      { label: '公司 名称', parts: [{ text: '云峡 水电' }] },
    ]);
  });
});

describe('addresses', () => {
  it('dials an extension after a pause', () => {
    expect(toPhoneHref('000-0000 0000 转 12')).toBe('tel:00000000000,12');
  });

  it.each([
    ['https://example.invalid/', true],
    ['HTTP://example.invalid', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['www.example.invalid', false],
    ['https://a b', false],
    ['', false],
  ])('%s may become a link: %s', (address, may) => {
    expect(isWebAddress(address)).toBe(may);
  });
});
