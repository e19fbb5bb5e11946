import { expect, test, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

function createHandClock() {
  const due: Array<{ run: () => void; ms: number }> = [];
  return { clock: { setTimeout: (run: () => void, ms: number) => due.push({ run, ms }) }, due };
}

test('a message is shown for 2000 ms and then gone', () => {
  const { clock, due } = createHandClock();
  const queue = createToastQueue(clock);
  queue.show('网关错误');
  expect(queue.current().map((toast) => toast.message)).toEqual(['网关错误']);
  expect(due[0]?.ms).toBe(2000);
  due[0]?.run();
  expect(queue.current()).toEqual([]);
});

test('equal messages at one time are one, and the same words show again afterwards', () => {
  const { clock, due } = createHandClock();
  const queue = createToastQueue(clock);
  for (let n = 0; n < 6; n += 1) queue.show('网关错误');
  expect(queue.current()).toHaveLength(1);
  due[0]?.run();
  queue.show('网关错误');
  expect(queue.current()).toHaveLength(1);
});

test('different messages stand together, and each goes by itself', () => {
  const { clock, due } = createHandClock();
  const queue = createToastQueue(clock);
  queue.show('请求超时');
  queue.show('请求地址出错: /api/v1/news-list', 5000);
  expect(due.map(({ ms }) => ms)).toEqual([2000, 5000]);
  due[0]?.run();
  expect(queue.current().map((toast) => toast.message)).toEqual(['请求地址出错: /api/v1/news-list']);
});

test('an empty message shows nothing; a listener hears every change until it leaves', () => {
  const { clock } = createHandClock();
  const queue = createToastQueue(clock);
  const heard = vi.fn();
  const leave = queue.subscribe(heard);
  queue.show('  ');
  expect(heard).not.toHaveBeenCalled();
  queue.show('服务不可用');
  leave();
  queue.show('网关超时');
  expect(heard).toHaveBeenCalledTimes(1);
});
