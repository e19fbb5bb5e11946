import type { SpecialColumnKey } from '@yunxia/contract/special-column';
import { defineScreen, type SectionKey } from './define-screen.ts';

/** A page that is one special column. */
interface ColumnScreen {
  readonly path: string;
  readonly title: string;
  readonly section?: SectionKey;
  readonly key: SpecialColumnKey;
  readonly cached?: false;
}

export const columnScreen = ({ key, ...place }: ColumnScreen) =>
  defineScreen({
    ...place,
    endpoint: 'special-column-info',
    request: { key },
    load: () => import('../api/load-column.ts'),
  });
