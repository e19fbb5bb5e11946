import { expect, it } from 'vitest';
import { toChoices, toCountChips } from './count-chips.ts';

const labels = { open: '进行中', closed: '已结束', never: '从未' };
const toText = (options: Partial<Parameters<typeof toCountChips<keyof typeof labels>>[0]>) =>
  toCountChips({ labels, counts: { open: 2, closed: 1 }, current: undefined, total: 3, ...options }).map(
    ({ label, count, isCurrent }) => `${label}${count ?? ''}${isCurrent ? '*' : ''}`,
  );

it('offers all, then what some record has', () => {
  expect(toText({})).toEqual(['全部3*', '进行中2', '已结束1']);
});

it('keeps the choice that is on, and those that are an answer when nothing has them', () => {
  expect(toText({ current: 'never', total: 0 })).toEqual(['全部3', '进行中2', '已结束1', '从未0*']);
  expect(toText({ counts: {}, total: 0, standing: ['open'] })).toEqual(['全部0*', '进行中0']);
});

it('offers every choice, without numbers, over a server that counts none', () => {
  expect(toText({ counts: {} })).toEqual(['全部*', '进行中', '已结束', '从未']);
});

it('offers the values of the answer, and the chosen one where nothing is found with it', () => {
  expect(toChoices({ 峡口区: 5, 云溪县: 2 }, '云溪县')).toEqual(['峡口区', '云溪县']);
  expect(toChoices({ 峡口区: 5 }, '江岭县')).toEqual(['峡口区', '江岭县']);
});
