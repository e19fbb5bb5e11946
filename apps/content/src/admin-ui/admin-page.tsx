import { DefaultTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { given } from '../fields/given.ts';

/** A page of ours in the admin, inside Payload's own frame. @param view what Payload gives the page */
export function AdminPage({ view, children }: { view: AdminViewServerProps; children: ReactNode }) {
  const { initPageResult, params, searchParams } = view;
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      {...{ i18n: req.i18n, payload: req.payload, permissions, req, visibleEntities }}
      {...given({ params, searchParams, locale, user: req.user ?? undefined })}
    >
      <main>{children}</main>
    </DefaultTemplate>
  );
}
