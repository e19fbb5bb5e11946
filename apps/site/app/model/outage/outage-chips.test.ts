import { describe, expect, it } from 'vitest';
import { toStatusChips } from './outage-chips.ts';

describe('status chips', () => {
  const labels = (counts: Record<string, number>, total: number, status?: 'cancelled') =>
    toStatusChips(counts, status, total).map(({ label, count }) => `${label} ${count ?? '-'}`);

  it('counts all, and shows the statuses that someone has', () => {
    expect(labels({ ongoing: 1, scheduled: 14, restored: 6 }, 21)).toEqual([
      '全部 21',
      '停电中 1',
      '即将停电 0',
      '计划中 14',
      '已恢复 6',
    ]);
  });

  it('keeps the chosen one although nothing has it', () => {
    expect(labels({ ongoing: 1 }, 0, 'cancelled')).toContain('已取消 0');
    expect(toStatusChips({ ongoing: 1 }, 'cancelled', 0).filter((chip) => chip.isCurrent)).toHaveLength(1);
  });

  it('shows all without numbers when the server counts none', () => {
    expect(labels({}, 5)).toHaveLength(9);
    expect(labels({}, 5)[0]).toBe('全部 -');
    expect(labels({}, 0)[0]).toBe('全部 0');
  });
});
