import { RowFacts } from '../row-facts/row-facts.tsx';
import { StatusTag } from '../status-tag/status-tag.tsx';
import { Tag } from '../tag/tag.tsx';
import { TermRow, TermRows } from './term-row.tsx';

export function TermRowExamples() {
  return (
    <TermRows label="有期限的公告示例">
      <TermRow
        to="/tendering_details?id=601"
        title="示例：10千伏滨江线等六条线路绝缘化改造工程招标公告"
        tags={
          <>
            <StatusTag look="soon">即将截止</StatusTag>
            <Tag>工程</Tag>
          </>
        }
        term={{
          label: '投标截止',
          iso: '2026-12-03T09:30:00+08:00',
          text: '2026-12-03 09:30',
          left: '剩2天3小时',
          former: '2026-12-01 09:30',
        }}
        isPressing
        published={{ iso: '2026-11-20T09:00:00+08:00', text: '2026-11-20' }}
      >
        <RowFacts facts={[{ label: '招标人', text: '云峡物资分公司（演示）' }]} />
      </TermRow>
      <TermRow
        to="/recruitment_details?id=801"
        title="示例：已截止的职位"
        tags={<StatusTag look="off">已截止</StatusTag>}
        term={{ label: '报名截止', iso: '2026-10-31T23:59:59+08:00', text: '2026-10-31', left: '' }}
        isOver
        published={null}
      />
    </TermRows>
  );
}
