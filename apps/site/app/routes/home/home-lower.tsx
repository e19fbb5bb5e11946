import { Businesses } from './businesses.tsx';
import { FiguresBand } from './figures-band.tsx';
import { InvestorStrip } from './investor-strip.tsx';
import type { HomeData } from './load-home.ts';
import { PartyStrip } from './party-strip.tsx';
import { TendersAndJobs } from './tenders-and-jobs.tsx';

/** The blocks of the home page that a visitor reaches by scrolling. */
export function HomeLower({ data }: { data: HomeData }) {
  return (
    <>
      <Businesses tiles={data.tiles} />
      <FiguresBand figures={data.figures} />
      <InvestorStrip announcements={data.announcements} dates={data.dates} report={data.report} price={data.price} />
      <TendersAndJobs tenders={data.tenders} jobs={data.jobs} loadedAt={data.now} />
      <PartyStrip rows={data.party} />
    </>
  );
}
