import { StatusTag } from '../../components/status-tag/status-tag.tsx';
import type { CatalogueEntry } from '../../model/disclosure/catalogue-entry.ts';

/** When an entry was renewed last, or that no update is known; and that it is overdue, since which day. */
export function EntryUpdated({
  updated,
  due,
  isOverdue,
  cycle,
}: Pick<CatalogueEntry, 'updated' | 'due' | 'isOverdue' | 'cycle'>) {
  return (
    <>
      {updated ? <time dateTime={updated.iso}>{updated.text}</time> : cycle ? <span>暂无更新记录</span> : null}
      {isOverdue && due ? (
        <StatusTag look="late">
          <span>
            <span>已逾期：应于</span>
            <span className="whole">
              <time dateTime={due.iso}>{due.text}</time>
              <span>前更新</span>
            </span>
          </span>
        </StatusTag>
      ) : null}
    </>
  );
}
