import { describe, expect, test } from 'vitest';
import { toColumn } from './column.ts';

const info = (content: string, blocks: { title: string; content: string; updatedOn: string | null }[] = []) => ({
  content,
  blocks,
  updatedAt: '2026-02-28T10:00:00+08:00',
});

describe('toColumn', () => {
  test('cuts the text at its headings and puts the blocks after it', () => {
    const { lead, sections, updated } = toColumn(
      info('<p>引言</p><h2>一、<strong>范围</strong></h2><p>甲</p><p>乙</p><h2>二</h2>', [
        { title: '三', content: '<p>丙</p>', updatedOn: '2026-02-09' },
        { title: ' ', content: '', updatedOn: null },
      ]),
    );
    expect(lead).toEqual([{ kind: 'text', html: '<p>引言</p>' }]);
    expect(sections).toEqual([
      { id: 'part-1', title: '一、范围', parts: [{ kind: 'text', html: '<p>甲</p><p>乙</p>' }], updated: null },
      { id: 'part-2', title: '二', parts: [], updated: null },
      {
        id: 'part-3',
        title: '三',
        parts: [{ kind: 'text', html: '<p>丙</p>' }],
        updated: { iso: '2026-02-09', text: '2026-02-09' },
      },
    ]);
    expect(updated?.text).toBe('2026-02-28 10:00');
  });

  test('ordered lists become steps, counted through the page', () => {
    const list = '<ol><li><strong>登记。</strong>记下编号</li><li>等待<ul><li>一日</li></ul></li></ol>';
    const { sections } = toColumn(
      info(`<h2>步骤</h2><p>先</p>${list}<p>后</p>`, [{ title: '以后', content: list, updatedOn: null }]),
      { steps: true },
    );
    expect(sections[0]?.parts.map(({ kind }) => kind)).toEqual(['text', 'steps', 'text']);
    expect(sections[0]?.parts[1]).toEqual({
      kind: 'steps',
      steps: [
        { id: 'step1', number: 1, title: '登记', html: '记下编号' },
        { id: 'step2', number: 2, title: '', html: '等待<ul><li>一日</li></ul>' },
      ],
    });
    const later = sections[1]?.parts[0];
    expect(later?.kind === 'steps' && later.steps.map(({ id }) => id)).toEqual(['step3', 'step4']);
  });

  test('without steps, and with one item only, a list stays a list', () => {
    const one = '<ol><li>甲</li></ol>';
    expect(toColumn(info(one), { steps: true }).lead).toEqual([{ kind: 'text', html: one }]);
    const two = '<ol><li>甲</li><li>乙</li></ol>';
    expect(toColumn(info(two)).lead).toEqual([{ kind: 'text', html: two }]);
  });

  test('HTML whose tags do not pair up is shown whole', () => {
    const broken = '<h2>甲</h2><p>乙';
    expect(toColumn(info(broken), { steps: true })).toMatchObject({ lead: [{ html: broken }], sections: [] });
  });

  test('nothing gives nothing', () => {
    expect(toColumn({ content: '', blocks: [], updatedAt: null })).toEqual({ lead: [], sections: [], updated: null });
  });
});
