import { ListRow } from '../../components/list-row/list-row.tsx';
import type { HomeRow } from '../../model/home/home-rows.ts';
import { detailHref } from '../../site-map.ts';

/** Rows of title and date that open their records on one detail page. */
export function HomeRows({
  rows,
  detail,
  size = 'md',
}: {
  rows: readonly HomeRow[];
  detail: string;
  size?: 'md' | 'sm';
}) {
  return rows.map(({ id, title, date }) => (
    <ListRow key={id} to={detailHref(detail, id)} title={title} date={date ?? undefined} size={size} />
  ));
}
