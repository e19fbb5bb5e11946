import { TabSet } from './tab-set.tsx';
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

const choices = [
  { key: 'important', label: '集团要闻', to: '/news/important' },
  { key: 'information', label: '行业资讯', to: '/news/information' },
] as const;

export function TabSetExamples() {
  return (
    <TabSet id="example-tabs" label="新闻分类" choices={choices} current="important" onSelect={() => {}}>
      {(tabs, panel) => (
        <>
          {tabs}
          <div {...panel}>列表</div>
        </>
      )}
    </TabSet>
  );
}
