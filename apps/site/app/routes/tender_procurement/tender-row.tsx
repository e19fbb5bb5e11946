import { RowFacts } from '../../components/row-facts/row-facts.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { TermRow } from '../../components/term-row/term-row.tsx';
import type { TenderView } from '../../model/tender/tender.ts';
import { detailHref } from '../../site-map.ts';
import { TenderStatusTag } from './tender-status-tag.tsx';

/** A tender in the list: status and kinds, title, whose it is, and the time that matters with what is left until then. */
export function TenderRow({ tender }: { tender: TenderView }) {
  const { id, title, status, statusText, typeText, categoryText, projectNo, owner, region, term, published } = tender;
  return (
    <TermRow
      to={detailHref('/tendering_details', id)}
      title={title}
      tags={
        <>
          <TenderStatusTag status={status} statusText={statusText} />
          <Tag>{typeText}</Tag>
          {categoryText ? <Tag>{categoryText}</Tag> : null}
        </>
      }
      term={term}
      isPressing={status === 'closing'}
      isOver={status === 'closed' || status === 'terminated'}
      published={published}
    >
      <RowFacts
        facts={[
          { label: '项目编号', text: projectNo },
          { label: '招标人', text: owner },
          { label: '地区', text: region },
        ]}
      />
    </TermRow>
  );
}
