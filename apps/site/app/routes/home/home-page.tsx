import { hydrateOnVisible } from '../../runtime/hydrate-on-visible.tsx';
import { Hero } from './hero.tsx';
import './home-lower-styles.ts';
import type { HomeData } from './load-home.ts';
import { NewsBlock } from './news-block.tsx';
import { OutagePanel } from './outage-panel.tsx';

const HomeLower = hydrateOnVisible('home-lower', async () => (await import('./home-lower.tsx')).HomeLower);

/** The blocks of the home page in their order: the resident first. Their grounds alternate. */
export function HomePage(data: HomeData) {
  return (
    <>
      <Hero slides={data.slides} />
      <OutagePanel outages={data.outages} areas={data.areas} finding={data.finding} loadedAt={data.now} />
      <NewsBlock news={data.news} />
      <HomeLower data={data} />
    </>
  );
}
