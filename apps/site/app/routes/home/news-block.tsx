import { useSite } from '../../api/use-site.ts';
import { Cover } from '../../components/cover/cover.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { RowList } from '../../components/list-row/list-row.tsx';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { Words } from '../../components/words/words.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { TabSet } from '../../components/tabs/tab-set.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import type { LeadStory, StoryList } from '../../model/home/home-rows.ts';
import { detailHref } from '../../site-map.ts';
import { HomeRows } from './home-rows.tsx';
import { WholeEnd } from '../../components/words/whole-end.tsx';
import styles from './news-block.module.css';
import { toChoices } from './tab-choices.ts';
import { useTabRows } from './use-tab-rows.ts';

type Key = 'important' | 'comprehensive' | 'information';

const choices = toChoices<Key>('news', ['important', 'comprehensive', 'information']);
/** The lead story and those in the list. */
const COUNT = 8;

const toHref = (id: number): string => detailHref('/details', id);

const loadOther = async (key: Key, signal: AbortSignal) =>
  (await import('./load-rows.ts')).loadStories(key, COUNT, signal);

/**
 * The news of each type: a lead story with its picture, and the next ones as a list. Those of a tab other than the
 * first come when it is opened; until then the ones before stay, so that nothing below moves.
 */
export function NewsBlock({ news }: { news: StoryList | null }) {
  const { current, select, found } = useTabRows<Key, StoryList>('news', { key: 'important', rows: news }, loadOther);
  const choice = choices.find(({ key }) => key === current);
  const isComing = found.state === 'coming';
  const stories = isComing ? found.before : found.state === 'here' ? found.rows : undefined;
  return (
    <section className="sec" aria-labelledby="home-news">
      <div className="wrap">
        <TabSet id="news" label="新闻分类" choices={choices} current={current} onSelect={select}>
          {(tabs, panel) => (
            <>
              <SectionHeading id="home-news" title="新闻中心">
                {tabs}
                <LinkMore to={choice?.to ?? ''} about={choice?.label ?? ''}>
                  更多新闻
                </LinkMore>
              </SectionHeading>
              <div {...panel} className={isComing ? `g ${styles.coming}` : 'g'} aria-busy={isComing || undefined}>
                {stories?.lead ? (
                  <>
                    <Lead story={stories.lead} label={choice?.label ?? ''} />
                    <div className="c5">
                      <RowList>
                        <HomeRows rows={stories.rows} toHref={toHref} />
                      </RowList>
                    </div>
                  </>
                ) : (
                  <p className={`c12 ${styles.none}`} role="status">
                    {isComing ? '正在加载…' : stories ? '暂无新闻' : '新闻暂时无法读取'}
                  </p>
                )}
              </div>
            </>
          )}
        </TabSet>
      </div>
    </section>
  );
}

function Lead({ story, label }: { story: LeadStory; label: string }) {
  const { siteInfo } = useSite();
  return (
    <article className={`c7 ${styles.lead}`}>
      <Cover key={story.id} picture={story.cover} id={story.id} ratio="lead" shownAt="(max-width: 768px) 92vw, 714px" />
      <div>
        <p className="meta">
          <Tag>{label}</Tag>
          {story.date ? <time dateTime={story.date.iso}>{story.date.text}</time> : null}
          {siteInfo.demo ? <SampleTag /> : null}
        </p>
        <h3 className={styles.title}>
          <SiteLink to={toHref(story.id)} className={styles.link}>
            <Words>{story.title}</Words>
          </SiteLink>
        </h3>
        {story.summary ? (
          <p className={styles.summary}>
            <WholeEnd>{story.summary}</WholeEnd>
          </p>
        ) : null}
      </div>
    </article>
  );
}
