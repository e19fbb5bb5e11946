import { isAdministrator } from '../access/roles.ts';
import type { PayloadRequest } from 'payload';

/** In the menu, below the collections: for administrators. */
export function AuditLink({ user }: { user?: PayloadRequest['user'] }) {
  if (!isAdministrator(user ?? null)) return null;
  return (
    <a className="nav__link menu-link" href="/admin/audit">
      操作记录
    </a>
  );
}
