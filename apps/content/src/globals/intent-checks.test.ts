import { describe, expect, it } from 'vitest';
import { checkAnswer, checkKey, checkPath, checkPhrases, checkSteps, isOwnPath } from './intent-checks.ts';
import { firstIntents, type StoredIntent } from './search-intents.ts';

const own: StoredIntent = { key: 'own', title: '本题' };
const rows: StoredIntent[] = [own, { key: 'power-off', title: '家里没电怎么办', phrases: '停电了、家里没电' }];

describe('what an editor wrote', () => {
  it.each([
    ['/tools#bill', true],
    ['/', true],
    ['tools', false],
    ['', false],
    ['//evil.example', false],
    ['/tools//x', false],
    [String.raw`/\evil.example`, false],
    ['/\t/evil.example', false],
    ['/\u0000', false],
    ['https://evil.example', false],
    ['tel:120', true],
    ['tel:000-0000-0001', true],
    ['tel:', false],
    ['tel:120;ext=1', false],
  ])('%j is a path of this site: %j', (path, isOwn) => {
    expect(isOwnPath(path)).toBe(isOwn);
  });

  it.each([
    [checkKey, 'own', true],
    [checkKey, 'Own', '标识只能用英文小写字母、数字和连字符'],
    [checkKey, 'a'.repeat(51), '标识不能超过 50 个字（现在 51 个）'],
    [checkKey, 'outages', '标识“outages”由系统使用，请换一个'],
    [checkAnswer, '答'.repeat(120), true],
    [checkAnswer, '答'.repeat(121), '答案不能超过 120 个字（现在 121 个）'],
    [checkSteps, '一\n二\n\n三\n四', true],
    [checkSteps, '一\n二\n三\n四\n五', '步骤不能超过 4 步（现在 5 步）'],
    [checkSteps, `一\n${'步'.repeat(41)}`, '第 2 步不能超过 40 个字（现在 41 个）'],
    [checkPhrases, '没电、怎么没有电？', true],
    [checkPhrases, '没电、？！、怎么没电', '问法“？！”不计标点应为 2 至 16 个字'],
    [checkPhrases, '电', '问法“电”不计标点应为 2 至 16 个字'],
    [checkPhrases, '问'.repeat(17), `问法“${'问'.repeat(17)}”不计标点应为 2 至 16 个字`],
    [checkPhrases, '、、', '请填写问法'],
    [checkPhrases, '没电、停電了!', '问法“停電了!”已用于问题“家里没电怎么办”'],
    [checkPath, '//evil.example', '本站地址应以一个 / 开头，不能含有 //、反斜杠和控制字符；电话写作 tel:120'],
  ])('%o of %j: %j', (check, value, expected) => {
    expect(check(value, own, rows)).toBe(expected);
  });

  it('has every key once', () => {
    expect(checkKey('own', own, [...rows, { key: 'own' }])).toBe('标识“own”重复，请换一个');
  });

  it('may be what the site starts with', () => {
    const first = firstIntents.map((intent) => ({
      ...intent,
      steps: intent.steps.join('\n'),
      phrases: intent.phrases.join('、'),
      links: [...intent.links],
    }));
    const wrong = first.flatMap((row) => [
      checkKey(row.key, row, first),
      checkAnswer(row.answer, row, first),
      checkSteps(row.steps, row, first),
      checkPhrases(row.phrases, row, first),
      ...row.links.map(({ path }) => checkPath(path, row, first)),
    ]);
    expect(wrong.filter((result) => result !== true)).toEqual([]);
  });
});
