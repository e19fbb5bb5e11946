import { hydrateOnVisible } from '../../runtime/hydrate-on-visible.tsx';
import { Hero } from './hero.tsx';
import elder from './elder-ways.module.css';
import './home-lower-styles.ts';
import type { HomeData } from './load-home.ts';
import { NewsBlock } from './news-block.tsx';
import { OutagePanel } from './outage-panel.tsx';

const ElderWays = hydrateOnVisible('elder-ways', async () => (await import('./elder-ways.tsx')).ElderWays);
const HomeLower = hydrateOnVisible('home-lower', async () => (await import('./home-lower.tsx')).HomeLower);

/** The blocks of the home page in their order: the resident first. Their grounds alternate. */
export function HomePage(data: HomeData) {
  return (
    <>
      {/* The elder mode leaves out the banner, which has the page's h1. */}
      <div className={`if-elder wrap ${elder.day}`}>
        <p role="heading" aria-level={1}>
          {data.day.headline}
        </p>
        <span>{data.day.line}</span>
      </div>
      <Hero slides={data.slides} />
      <OutagePanel outages={data.outages} areas={data.areas} finding={data.finding} loadedAt={data.now} />
      <ElderWays />
      <NewsBlock news={data.news} />
      <HomeLower data={data} />
    </>
  );
}
