import { Businesses } from './businesses.tsx';
import { FiguresBand } from './figures-band.tsx';
import { Hero } from './hero.tsx';
import { InvestorStrip } from './investor-strip.tsx';
import type { HomeData } from './load-home.ts';
import { NewsBlock } from './news-block.tsx';
import { OutagePanel } from './outage-panel.tsx';
import { PartyStrip } from './party-strip.tsx';
import { TendersAndJobs } from './tenders-and-jobs.tsx';

/** The blocks of the home page in their order: the resident first. Their grounds alternate. */
export function HomePage(data: HomeData) {
  return (
    <>
      <Hero slides={data.slides} />
      <OutagePanel outages={data.outages} areas={data.areas} loadedAt={data.now} />
      <NewsBlock news={data.news} />
      <Businesses tiles={data.tiles} />
      <FiguresBand figures={data.figures} />
      <InvestorStrip announcements={data.announcements} activities={data.activities} />
      <TendersAndJobs tenders={data.tenders} jobs={data.jobs} loadedAt={data.now} />
      <PartyStrip rows={data.party} />
    </>
  );
}
