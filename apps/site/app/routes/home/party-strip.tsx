import { InlineArt } from '../../art/inline-art.tsx';
import { ButtonLink } from '../../components/button/button.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { TabSet } from '../../components/tabs/tab-set.tsx';
import type { HomeRow } from '../../model/home/home-rows.ts';
import { detailHref, firstPath, sectionOf } from '../../site-map.ts';
import styles from './party-strip.module.css';
import { toChoices } from './tab-choices.ts';
import { TabRowList } from './tab-rows.tsx';
import { useTabRows } from './use-tab-rows.ts';

type Key = 'building' | 'conduct' | 'activities' | 'society' | 'culture';

const section = sectionOf('flag_navigation');
const choices = toChoices<Key>('flag_navigation', ['building', 'conduct', 'activities', 'society', 'culture']);
/** Articles in the list. */
const COUNT = 3;

const toHref = (id: number): string => detailHref('/flag_navigation_details', id);

const loadOther = async (key: Key, signal: AbortSignal) =>
  (await import('./load-rows.ts')).loadParty(key, COUNT, signal);

/** Party building, in its own colours; the rows of a tab other than the first come when it is opened. */
export function PartyStrip({ rows }: { rows: readonly HomeRow[] | null }) {
  const { current, select, found } = useTabRows<Key, readonly HomeRow[]>('party', { key: 'building', rows }, loadOther);
  const choice = choices.find(({ key }) => key === current);
  return (
    <section className={`party ${styles.strip}`} aria-labelledby="home-party">
      <InlineArt name="party-strip" className={styles.art} />
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2 id="home-party" className={styles.title}>
            {section.title}
          </h2>
          <p className={styles.lead}>把组织建在一线，把服务送到门前。</p>
          <div className={styles.way}>
            <ButtonLink to={firstPath(section)} iconEnd="arrow-right">
              进入党建专栏
            </ButtonLink>
          </div>
        </div>
        <div className={styles.panel}>
          <TabSet id="party" label="党建分类" choices={choices} current={current} onSelect={select}>
            {(tabs, panel) => (
              <>
                <div className={styles.head}>
                  {tabs}
                  <LinkMore to={choice?.to ?? section.path} about={choice?.label ?? ''}>
                    更多
                  </LinkMore>
                </div>
                <div {...panel}>
                  <TabRowList found={found} toHref={toHref} count={COUNT} size="md" flush />
                </div>
              </>
            )}
          </TabSet>
        </div>
      </div>
    </section>
  );
}
