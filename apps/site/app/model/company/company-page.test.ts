import { describe, expect, it } from 'vitest';
import { toContacts, toGlance, toInformation, toLongDay, toMapHref } from './company-page.ts';

const bare = {
  name: '',
  foundedOn: null,
  capital: '',
  business: '',
  address: '',
  postcode: '',
  phone: '',
  email: '',
  facts: [],
};

describe('toLongDay', () => {
  it.each([
    ['1978-06-01', '1978年6月1日'],
    // Before 1970 a count of seconds is negative.
    ['1929-12-31', '1929年12月31日'],
    [null, ''],
  ])('%s is %s', (day, text) => expect(toLongDay(day)).toBe(text));
});

describe('information', () => {
  it('shows what the editors wrote', () => {
    const facts = toInformation({ ...bare, name: '云峡', facts: [{ label: '股票代码', value: '600116' }] });
    expect(facts.map(({ label }) => label)).toEqual(['股票代码']);
  });

  it('falls back to what the record knows, and to nothing', () => {
    const facts = toInformation({ ...bare, name: '云峡', phone: '000-0000-0000' });
    expect(facts.map(({ label }) => label)).toEqual(['企业名称', '联系电话']);
    expect(toInformation(bare)).toEqual([]);
    expect(toGlance(bare)).toEqual([]);
  });
});

describe('contacts (Spec §2: contact)', () => {
  it('parts what is called from the rest, and adds the general number and mail box once', () => {
    const contacts = toContacts({
      ...bare,
      address: ' 演示路0号 ',
      phone: '000-0000-0000',
      email: 'office@example.invalid',
      facts: [
        { label: '停电报修', value: '000-0000-0001' },
        { label: '监督投诉', value: '12398' },
        { label: '办公时间', value: '工作日9:00至17:00' },
        { label: '电子邮箱', value: 'office@example.invalid' },
      ],
    });
    expect(contacts.calls.map(({ label }) => label)).toEqual(['停电报修', '监督投诉', '总机电话']);
    expect(contacts.others.map(({ label }) => label)).toEqual(['办公时间', '电子邮箱']);
    expect(contacts.address).toBe('演示路0号');
  });

  it('is empty without anything to show', () => {
    expect(toContacts(bare)).toEqual({ calls: [], others: [], address: '', postcode: '' });
  });

  it('asks for a place by its words', () => {
    expect(toMapHref('云峡 A&B', '演示路0号')).toBe(`geo:0,0?q=${encodeURIComponent('演示路0号 云峡 A&B')}`);
  });
});
