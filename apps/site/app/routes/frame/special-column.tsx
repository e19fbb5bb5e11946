import { useSite } from '../../api/use-site.ts';
import { ColumnPage, type ColumnPageProps } from '../../components/column-page/column-page.tsx';

/** A special column as a page of its own. */
export function SpecialColumn(props: Omit<ColumnPageProps, 'sample'>) {
  const { siteInfo } = useSite();
  return <ColumnPage {...props} sample={siteInfo.demo} />;
}
