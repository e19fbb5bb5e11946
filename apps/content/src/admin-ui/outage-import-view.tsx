import type { AdminViewServerProps } from 'payload';
import { may } from '../access/rights.ts';
import { AdminPage } from './admin-page.tsx';
import { OutageImport } from './outage-import.tsx';

/** The page on which a table of outages is imported. */
export function OutageImportView(view: AdminViewServerProps) {
  return (
    <AdminPage view={view}>
      {may(view.initPageResult.req.user, 'write', 'notices:overhaul', false) ? (
        <OutageImport />
      ) : (
        <div className="outage-import">
          <h1>导入停电公告</h1>
          <p>您没有撰写停电检修公告的权限。</p>
        </div>
      )}
    </AdminPage>
  );
}
