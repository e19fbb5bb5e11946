/**
 * Style sheets of the blocks that are hydrated later: they are in the first page, so their styles must come with it. The
 * build links a sheet with the module that uses it, hence the use.
 */
import businesses from './businesses.module.css';
import figuresBand from './figures-band.module.css';
import investorStrip from './investor-strip.module.css';
import partyStrip from './party-strip.module.css';
import tabRows from './tab-rows.module.css';
import tendersAndJobs from './tenders-and-jobs.module.css';

for (const sheet of [businesses, figuresBand, investorStrip, partyStrip, tabRows, tendersAndJobs]) {
  if (Object.keys(sheet).length === 0) throw new Error('home: a style sheet without classes');
}
