import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { readManual } from '../manual/read-manual.ts';
import { AdminPage } from './admin-page.tsx';

/** 使用手册: docs/editors.md, for everybody who is signed in. */
export async function ManualView(view: AdminViewServerProps) {
  if (!view.initPageResult.req.user) redirect('/admin/login?redirect=%2Fadmin%2Fmanual');
  const { title, html, sections } = await readManual();
  return (
    <AdminPage view={view}>
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
    </AdminPage>
  );
}
