import { RecordRow, RecordRows } from '../../components/record-row/record-row.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import type { DisclosureRow } from '../../model/disclosure/disclosure.ts';
import { detailHref } from '../../site-map.ts';

export interface DisclosureRowsProps {
  rows: readonly DisclosureRow[];
  as: 'h2' | 'h3';
  /** The entry that all of them belong to, which needs no saying. */
  hideType?: number | undefined;
}

/** Disclosed records: day, title, entry, number, department, file. */
export function DisclosureRows({ rows, as, hideType }: DisclosureRowsProps) {
  return (
    <RecordRows label="公开信息">
      {rows.map(({ id, title, typeId, typeName, number, department, date, file }) => (
        <RecordRow
          key={id}
          as={as}
          to={detailHref('/information_disclosure_details', id)}
          title={title}
          date={date}
          file={file}
          meta={
            <>
              {typeName && typeId !== hideType ? <Tag>{typeName}</Tag> : null}
              {number ? <span>{`编号：${number}`}</span> : null}
              {department ? <span>{`责任部门：${department}`}</span> : null}
            </>
          }
        />
      ))}
    </RecordRows>
  );
}
