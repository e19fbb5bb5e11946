import { DefaultTemplate } from '@payloadcms/next/templates';
import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { given } from '../fields/given.ts';
import { readManual } from '../manual/read-manual.ts';

/** 使用手册: docs/editors.md, for everybody who is signed in. */
export async function ManualView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Fmanual');
  const { title, html, sections } = await readManual();
  return (
    <DefaultTemplate
      {...{ i18n: req.i18n, payload: req.payload, permissions, req, visibleEntities, user: req.user }}
      {...given({ params, searchParams, locale })}
    >
      <SetStepNav nav={[{ label: '使用手册' }]} />
      <div className="manual">
        <nav className="manual__contents" aria-label="手册目录">
          <ul>
            {sections.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <article>
          <h1>{title}</h1>
          {/* oxlint-disable-next-line react/no-danger -- our own file, shipped with this code */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </article>
      </div>
    </DefaultTemplate>
  );
}
