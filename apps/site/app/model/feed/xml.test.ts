import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { toXmlElement, toXmlText } from './xml.ts';

// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

test.each([
  ['a\u0003b\u000bc', 'abc'],
  ['三\ud800峡', '三峡'],
  ['\ufffe水\uffff', '水'],
  ['第一行\n第二行\t尾', '第一行\n第二行\t尾'],
  ['𠮷野 😀', '𠮷野 😀'],
])('what XML forbids is dropped, all else kept: %j', (given, kept) => {
  expect(toXmlText(given)).toBe(kept);
});

test('a parser reads back what was written, whatever the text', () => {
  for (const text of ['A&B', '<b>粗</b>', ']]>', '"引号" \'撇\'', '&amp;', '😀'.repeat(40)]) {
    const xml = toXmlElement('t', `${text}\u0003`);
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml).not.toMatch(control);
    expect(new XMLParser({ parseTagValue: false, htmlEntities: true }).parse(xml)).toEqual({ t: text });
  }
});

test('no element without text', () => {
  expect([toXmlElement('t', ''), toXmlElement('t', null), toXmlElement('t', undefined)]).toEqual(['', '', '']);
});
