import type { SiteInfo } from '@yunxia/contract/site-info';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { type CountyPhone, PhoneList } from '../../components/phone-list/phone-list.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { named } from '../../site-map.ts';

/** 常用电话. @param props.counties supply services by county */
export function Phones({ siteInfo, counties }: { siteInfo: SiteInfo; counties: readonly CountyPhone[] }) {
  return (
    <section id="phones" aria-labelledby="phones-title">
      <SectionHeading title="常用电话" id="phones-title">
        <LinkMore to={named.hotline}>12398热线说明</LinkMore>
      </SectionHeading>
      <PhoneList siteInfo={siteInfo} counties={counties} />
    </section>
  );
}
