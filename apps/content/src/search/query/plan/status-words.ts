/** Outages asked for by their status: 取消的停电, 已恢复, 超时未恢复. Pure. */
import type { OutageStatus } from '@yunxia/contract/outage-status';

const STATUSES: readonly (readonly [OutageStatus, RegExp])[] = [
  ['cancelled', /^已?取消$/u],
  ['postponed', /^已?(?:延期|改期|推迟|延后)$/u],
  ['restored', /^已经?(?:恢复|复电|来电|恢复供电|送电)$/u],
  ['overrunning', /^(?:已经?)?超时(?:未|没|没有|还没)?(?:恢复|来电|复电)?$/u],
];
/** What may stand around the word; without any of these it must say by itself that it is of an outage. */
const OUTAGE = /停电检修|停电|检修/gu;
const AROUND = /公告|通知|信息|有哪些|哪些|有没有|的|了|吗|\s/gu;

/** The status that a whole query names; "" for none. */
export function statusIn(words: string): OutageStatus | '' {
  const bare = words.replaceAll(OUTAGE, '').replaceAll(AROUND, '');
  const isOfOutage = bare !== words.replaceAll(AROUND, '') || /^(?:已|超时)/u.test(bare);
  return isOfOutage ? (STATUSES.find(([, pattern]) => pattern.test(bare))?.[0] ?? '') : '';
}
