import { describe, expect, it } from 'vitest';
import { parseSynonyms } from '../../../globals/search-settings.ts';
import { firstIntents } from '../../../globals/search-intents.ts';
import { topicsOf } from './topics.ts';

const synonyms = ['年报、年度报告', '社会责任报告、ESG', '分红、派息', '股东会、股东大会', '电价、电费'].map(
  parseSynonyms,
);

describe('the subjects of a query', () => {
  it.each([
    ['年报和社会责任报告', ['年报', '社会责任报告']],
    ['校招还有社招', ['校招', '社招']],
    ['分红与股东大会有哪些', ['分红', '股东大会']],
    ['电费、停电报修和投诉', ['电费', '停电报修', '投诉']],
    // One page, one subject, or words that say more of one another.
    ['分红与股本', []],
    ['年报', []],
    ['充电桩 招标', []],
    ['董事长和总经理的区别', []],
    ['石桥村和青杠坝停电', []],
    ['电价、电价', []],
    ['年报、分红、股东会、电价', []],
    ['和', []],
  ])('of %s are %j', (text, topics) => {
    const { all, known } = topicsOf(text, { synonyms, intents: firstIntents });
    expect(known.length === all.length ? known : []).toEqual(topics);
  });

  it.each([
    ['水费和电费', ['电费']],
    ['上海和北京', []],
    ['石桥村和青杠坝停电', []],
  ])('of %s the known are %j', (text, known) => {
    expect(topicsOf(text, { synonyms, intents: firstIntents }).known).toEqual(known);
  });
});
