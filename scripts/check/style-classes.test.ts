import { expect, test } from 'vitest';
import { findClassFaults } from './style-classes.ts';

const sheet = {
  path: 'app/row.module.css',
  text: `/* .gone */ @layer a.b { .row, .row:has(> .mark) { margin: .5em; background: url(x.svg); } :global(.wide) .big::after { content: '.no'; } }`,
};
const use = (text: string) => ({ path: 'app/row.tsx', text: `import styles from './row.module.css';\n${text}` });

test('sheets and components that agree', () => {
  expect(findClassFaults([sheet, use('a(styles.row, `${styles.mark} ${styles.big}`)')])).toEqual([]);
  expect(findClassFaults([sheet, use("a(styles.row, styles['mark'], styles.big); // styles.old")])).toEqual([]);
});

test('a class that no sheet has', () => {
  expect(findClassFaults([sheet, use('a(styles.row, styles.mark, styles.big, styles.tree)')])).toEqual([
    'app/row.tsx: app/row.module.css has no class tree',
  ]);
});

test('a class that no component uses; one that an expression names has to stand somewhere as a word', () => {
  expect(findClassFaults([sheet, use('a(styles.row, styles.big)')])).toEqual([
    'app/row.module.css: no component uses the class mark',
  ]);
  const type = { path: 'app/size.ts', text: "type Size = 'big'" };
  expect(findClassFaults([sheet, type, use('a(styles.row, styles[size])')])).toEqual([
    'app/row.module.css: no component uses the class mark',
  ]);
});

test('a sheet that is never imported', () => {
  expect(findClassFaults([{ path: 'app/a.module.css', text: '.a {}' }])).toEqual([
    'app/a.module.css: no component uses the class a',
  ]);
});
