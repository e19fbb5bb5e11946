import { Breadcrumb } from './breadcrumb.tsx';

export function BreadcrumbExamples() {
  return (
    <Breadcrumb
      steps={[{ title: '首页', path: '/home' }, { title: '新闻中心', path: '/news/important' }, { title: '集团要闻' }]}
    />
  );
}
