import { LinkMore } from '../link-more/link-more.tsx';
import { PageHeading } from './page-heading.tsx';

export function PageHeadingExamples() {
  return (
    <PageHeading title="部件样例" sample>
      <LinkMore to="/home" icon="rss">
        订阅
      </LinkMore>
    </PageHeading>
  );
}
