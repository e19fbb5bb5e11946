import type { AdminViewServerProps } from 'payload';
import { may } from '../access/rights.ts';
import { AdminPage } from './admin-page.tsx';
import { FigureImport } from './figure-import.tsx';

/** The page on which a table of figures is imported. */
export function FigureImportView(view: AdminViewServerProps) {
  return (
    <AdminPage view={view}>
      {may(view.initPageResult.req.user, 'write', 'figures', false) ? (
        <FigureImport />
      ) : (
        <div className="outage-import">
          <h1>导入主要指标</h1>
          <p>您没有撰写主要指标的权限。</p>
        </div>
      )}
    </AdminPage>
  );
}
