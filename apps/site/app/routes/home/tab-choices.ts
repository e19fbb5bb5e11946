import type { TabChoice } from '../../components/tabs/tab-set.tsx';
import { type SectionKey, sectionOf } from '../../site-map.ts';

/** Tabs that stand for screens of a section, named and linked as the site map has them. */
export const toChoices = <Key extends string>(section: SectionKey, keys: readonly Key[]): TabChoice<Key>[] =>
  keys.map((key) => {
    const { path, screens } = sectionOf(section);
    const to = `${path}/${key}`;
    return { key, label: screens.find((screen) => screen.path === to)?.title ?? key, to };
  });
