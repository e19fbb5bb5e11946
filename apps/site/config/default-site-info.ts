import { type SiteInfo, siteInfoSchema } from '@yunxia/contract/site-info';
import * as z from 'zod/mini';

/**
 * What the frame shows while no site information has ever been fetched: the error page must still name the stock
 * code, the hotline and the outage phone. The numbers are sample data, as everything the demonstration shows.
 */
export const defaultSiteInfo: SiteInfo = z.parse(siteInfoSchema, {
  companyName: '云峡水电集团股份有限公司',
  shortName: '云峡水电',
  stockCode: '600116',
  hotline: '400-000-0000',
  outagePhone: '400-000-0000',
  regulatorHotline: '12398',
  demo: true,
  demoText: '演示数据',
});
