import { Tabs } from './tabs.tsx';

const items = ['集团要闻', '综合新闻', '行业资讯'].map((label, at) => ({
  label,
  to: `/examples?tab=${at}`,
  current: at === 0,
}));

export function TabsExamples() {
  return (
    <>
      <Tabs label="新闻分类" items={items} />
      <Tabs label="二级栏目" items={items} size="bar" />
    </>
  );
}
