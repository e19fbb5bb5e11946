import { useSite } from '../../api/use-site.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { countUnits, toUnitTree } from '../../model/company/architecture.ts';
import styles from './architecture-page.module.css';
import type { CompanyPageData } from './load-company-page.ts';
import { UnitTree } from './unit-tree.tsx';

/** 组织架构: a few words, then the tree of units. */
export function ArchitecturePage({ info, banner }: CompanyPageData) {
  const { siteInfo } = useSite();
  const units = toUnitTree(info.units);
  return (
    <SectionPage banner={banner}>
      <PageHeading title="组织架构" sample={siteInfo.demo} />
      <div className={styles.page}>
        {info.content ? (
          <div className={styles.words}>
            <RichText html={info.content} setting="column" />
          </div>
        ) : null}
        {units.length > 0 ? (
          <UnitTree units={units} total={countUnits(units)} />
        ) : (
          <EmptyState title="暂无组织架构">
            <p>机构设置还没有发布内容。</p>
          </EmptyState>
        )}
      </div>
    </SectionPage>
  );
}
