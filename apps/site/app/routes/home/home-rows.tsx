import { ListRow } from '../../components/list-row/list-row.tsx';
import type { HomeRow } from '../../model/home/home-rows.ts';

/** Rows of title and date that open their records. */
export function HomeRows({
  rows,
  toHref,
  size = 'md',
}: {
  rows: readonly HomeRow[];
  /** Of a record's page, by its id. */
  toHref: (id: number) => string;
  size?: 'md' | 'sm';
}) {
  return rows.map(({ id, title, date }) => (
    <ListRow key={id} to={toHref(id)} title={title} date={date ?? undefined} size={size} />
  ));
}
