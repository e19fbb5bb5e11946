import { DefaultTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { may } from '../access/rights.ts';
import { given } from '../fields/given.ts';
import { OutageImport } from './outage-import.tsx';

/** The page on which a table of outages is imported. */
export function OutageImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      permissions={permissions}
      visibleEntities={visibleEntities}
      {...given({ locale, params, searchParams, user: req.user ?? undefined })}
    >
      {may(req.user, 'write', 'notices:overhaul', false) ? (
        <OutageImport />
      ) : (
        <div className="outage-import">
          <h1>导入停电公告</h1>
          <p>您没有撰写停电检修公告的权限。</p>
        </div>
      )}
    </DefaultTemplate>
  );
}
