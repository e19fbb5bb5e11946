/** Kinds of failure, by what the reader can do about each, and the words for it. */
import type { ContentError } from '@yunxia/contract/content-error';

export type FailureReason =
  'offline' | 'unavailable' | 'slow' | 'refused' | 'missing' | 'busy' | 'invalid' | 'rejected' | 'broken';

/** What an error state needs of a failed call. */
export interface Failure {
  readonly reason: FailureReason;
  /** For busy: after how many seconds to try again. */
  readonly retryAfter?: number | undefined;
  /** For rejected: what the content server says to people. */
  readonly message?: string | undefined;
}

export interface FailureWords {
  readonly title: string;
  readonly advice: string;
  /** Where to go on: the same again, without the filters, or another part of the site. */
  readonly way: 'retry' | 'clear' | 'elsewhere';
}

const CALL = '查询停电、报修和咨询，可以直接打电话。';

const words: Readonly<Record<FailureReason, FailureWords>> = {
  offline: { title: '网络没有连上', advice: '请检查手机或电脑的网络，连上后重新加载。', way: 'retry' },
  unavailable: { title: '内容暂时无法显示', advice: `我们正在恢复，请稍后再试。${CALL}`, way: 'retry' },
  slow: { title: '等待时间过长', advice: `网站现在比较慢，请稍后再试。${CALL}`, way: 'retry' },
  refused: {
    title: '这部分内容不能查看',
    advice: '内容没有公开，或者访问被安全规则拦下。可以从首页或站内搜索查找其他内容。',
    way: 'elsewhere',
  },
  missing: {
    title: '没有找到这部分内容',
    advice: '内容可能已经移动。可以从首页进入，或者在站内搜索。',
    way: 'elsewhere',
  },
  busy: { title: '访问过于频繁', advice: '请等一分钟再试。', way: 'retry' },
  invalid: { title: '查询条件有误', advice: '请修改或者清除筛选条件，再查一次。', way: 'clear' },
  rejected: { title: '内容没有加载出来', advice: `请稍后再试。${CALL}`, way: 'retry' },
  broken: { title: '内容没有加载出来', advice: `这是网站的问题，请稍后再试。${CALL}`, way: 'retry' },
};

const reasonOfStatus = (status: number): FailureReason => {
  if (status === 401 || status === 403) return 'refused';
  if (status === 404 || status === 410) return 'missing';
  if (status === 408 || status === 504) return 'slow';
  if (status === 429) return 'busy';
  if (status >= 400 && status < 500) return 'invalid';
  return status >= 500 ? 'unavailable' : 'broken';
};

/**
 * @param isOffline the device says that it has no network; only then the reader's network is the matter
 */
export const toFailure = (
  { kind, status, retryAfter, message }: Pick<ContentError, 'kind' | 'status' | 'retryAfter' | 'message'>,
  isOffline = false,
): Failure => {
  if (kind === 'network') return { reason: isOffline ? 'offline' : 'unavailable' };
  if (kind === 'rejected') return { reason: 'rejected', message };
  if (kind !== 'http') return { reason: 'broken' };
  const reason = reasonOfStatus(status ?? 0);
  return reason === 'busy' ? { reason, retryAfter } : { reason };
};

/** What stands in the place of the content: never a URL, a code or the name of an endpoint. */
export const toFailureWords = ({ reason, retryAfter, message }: Failure): FailureWords => {
  const all = words[reason];
  if (reason === 'busy' && retryAfter !== undefined) return { ...all, advice: `请在${toWait(retryAfter)}后再试。` };
  if (reason === 'rejected' && message) return { ...all, advice: `${message.replace(/[。.]$/, '')}。${all.advice}` };
  return all;
};

const toWait = (seconds: number): string =>
  seconds < 60 ? `${Math.max(1, seconds)}秒` : `${Math.ceil(seconds / 60)}分钟`;
