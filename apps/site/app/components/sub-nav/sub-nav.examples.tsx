import { SubNav } from './sub-nav.tsx';

export function SubNavExamples() {
  return (
    <SubNav
      items={[
        { label: '集团要闻', to: '/news/important', current: true },
        { label: '综合新闻', to: '/news/comprehensive' },
      ]}
      crumbs={[{ title: '首页', path: '/home' }, { title: '集团要闻' }]}
    />
  );
}
