import { LinkMore } from '../link-more/link-more.tsx';
import { SectionHeading } from './section-heading.tsx';

export function SectionHeadingExamples() {
  return (
    <>
      <SectionHeading title="集团业务">
        <LinkMore to="/group_business/electric">查看全部业务</LinkMore>
      </SectionHeading>
      <SectionHeading title="关键数据" sample as="h3" />
    </>
  );
}
