import { useSite } from '../../api/use-site.ts';
import { ColumnPage } from '../../components/column-page/column-page.tsx';
import { toAreaOptions } from '../../model/home/home-outages.ts';
import { BillTool } from './bill-tool.tsx';
import { CarbonTool } from './carbon-tool.tsx';
import type { ToolsData } from './load-tools.ts';
import { OutageLookUp } from './outage-look-up.tsx';
import { Phones } from './phones.tsx';
import styles from './tools-page.module.css';

/** The tools, what is needed most first, then the column that editors write. */
export function ToolsPage({ info, tariffs, areas, countyPhones }: ToolsData) {
  const { siteInfo } = useSite();
  return (
    <ColumnPage
      info={info}
      sample={siteInfo.demo}
      steps
      before={
        <div className={styles.tools}>
          <OutageLookUp areas={toAreaOptions(areas)} />
          <BillTool items={tariffs} sample={siteInfo.demo} phone={siteInfo.hotline} />
          <CarbonTool />
          <Phones siteInfo={siteInfo} counties={countyPhones} />
        </div>
      }
    />
  );
}
