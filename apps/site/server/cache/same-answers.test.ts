import { expect, test } from 'vitest';
import { SameAnswers } from './same-answers.ts';

test('the same bytes to the same question are one answer, other bytes are another', () => {
  const same = new SameAnswers();
  const first = same.identityOf('news-list?page=1', Buffer.from('{"total":1}'));
  expect(same.identityOf('news-list?page=1', Buffer.from('{"total":1}'))).toBe(first);
  expect(same.identityOf('news-list?page=2', Buffer.from('{"total":1}'))).not.toBe(first);
  const changed = same.identityOf('news-list?page=1', Buffer.from('{"total":2}'));
  expect(changed).not.toBe(first);
  expect(same.identityOf('news-list?page=1', Buffer.from('{"total":2}'))).toBe(changed);
});

test('what was asked for longest ago is forgotten first, and a huge answer is not remembered', () => {
  const same = new SameAnswers();
  const body = (of: number): Buffer => Buffer.alloc(400 * 1024, of);
  const identities = Array.from({ length: 20 }, (_, at) => same.identityOf(`q${at}`, body(at)));
  same.identityOf('q0', body(0));
  expect(same.identityOf('q0', body(0))).toBe(identities[0]);
  for (const at of [20, 21]) same.identityOf(`q${at}`, body(at));
  expect(same.identityOf('q0', body(0))).toBe(identities[0]);
  expect(same.identityOf('q1', body(1))).not.toBe(identities[1]);
  const huge = Buffer.alloc(600 * 1024);
  expect(same.identityOf('huge', huge)).not.toBe(same.identityOf('huge', huge));
});
