import { DefaultTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { may } from '../access/rights.ts';
import { given } from '../fields/given.ts';
import { FigureImport } from './figure-import.tsx';

/** The page on which a table of figures is imported. */
export function FigureImportView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      payload={req.payload}
      permissions={permissions}
      visibleEntities={visibleEntities}
      {...given({ locale, params, searchParams, user: req.user ?? undefined })}
    >
      {may(req.user, 'write', 'figures', false) ? (
        <FigureImport />
      ) : (
        <div className="outage-import">
          <h1>导入主要指标</h1>
          <p>您没有撰写主要指标的权限。</p>
        </div>
      )}
    </DefaultTemplate>
  );
}
