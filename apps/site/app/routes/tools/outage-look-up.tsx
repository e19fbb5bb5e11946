import { SelectField } from '../../components/field/select-field.tsx';
import { TextField } from '../../components/field/text-field.tsx';
import { FilterBar } from '../../components/filter-bar/filter-bar.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import type { AreaOption } from '../../model/home/home-outages.ts';
import { KEYWORD_MAX } from '../../screens/query-fields.ts';
import { named } from '../../site-map.ts';

/** 停电查询: leads to the outage centre with its filters on. */
export function OutageLookUp({ areas }: { areas: readonly AreaOption[] }) {
  return (
    <section id="outage" aria-labelledby="outage-title">
      <SectionHeading title="停电查询" id="outage-title">
        <LinkMore to={named.overhaul}>全部停电检修公告</LinkMore>
      </SectionHeading>
      <FilterBar label="查询停电公告" action={named.overhaul} submit="查询">
        <SelectField
          name="region"
          label="供电区域"
          options={[{ value: '', label: '全部区域' }, ...areas]}
          defaultValue=""
        />
        <TextField
          name="keyword"
          type="search"
          label="村社区、线路、台区或地址"
          placeholder="例如：滨江街道"
          max={KEYWORD_MAX}
          grow
        />
      </FilterBar>
    </section>
  );
}
