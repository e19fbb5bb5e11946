import { StatusTag } from '../status-tag/status-tag.tsx';
import { ActionCard } from './action-card.tsx';

export function ActionCardExamples() {
  return (
    <ActionCard
      status={<StatusTag look="soon">即将截止</StatusTag>}
      dataTime={1_795_000_000_000}
      count={{
        label: '距投标截止',
        figure: '1天6小时',
        time: { iso: '2026-11-30T15:00:00+08:00', text: '2026-11-30 15:00' },
        note: '（周一，北京时间）',
      }}
      action={{ to: '/examples', label: '把截止时间加入日历', icon: 'calendar' }}
      closed={{ title: '文件获取已截止', text: '2026-11-28 17:00截止，不再发放。已领取的单位可继续投标。' }}
      files={[{ name: '示例：招标公告.pdf', url: '/media/example.pdf', size: 215_040, pages: 4 }]}
      contacts={[{ role: '项目联系人', phone: '000-0000-0001' }]}
      path="/examples"
    />
  );
}
