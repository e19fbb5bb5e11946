import { investorActivities } from '../../routes/investor_relations/activities.screen.ts';
import { NoticeList } from './notice-list.tsx';

export function NoticeListExamples() {
  return (
    <NoticeList
      screen={investorActivities}
      noun="公告"
      query={{}}
      years={{ 2025: 3, 2026: 9 }}
      categories={{ 定期报告: 1 }}
      total={1}
      page={1}
      pages={1}
      rows={[
        {
          id: 201,
          title: '示例：半年度报告',
          number: '演示-001',
          category: '定期报告',
          summary: '',
          date: { iso: '2026-11-16T09:00:00+08:00', day: '16', caption: '2026-11' },
          file: null,
          originUrl: '',
          corrects: null,
          correctedBy: null,
        },
      ]}
    />
  );
}
