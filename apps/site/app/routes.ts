import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Section, sections } from './screens/all-screens.ts';

/**
 * The screens of a section, whose files are called as their paths: `/group_business/new_energy` is
 * `routes/group_business/new-energy.tsx`. The section's bare path redirects to the first.
 */
const toSection = ({ key, screens }: Section): RouteConfigEntry[] => {
  if (screens.length === 0) return [];
  const files = screens.map(({ path }) => {
    const name = path.slice(key.length + 2).replaceAll('_', '-');
    return route(path.slice(1), `routes/${key}/${name}.tsx`);
  });
  return [route(key, 'routes/frame/first-screen.ts', { id: key }), ...files];
};

/** The outages in one format. */
const toOutages = (format: string): RouteConfigEntry =>
  route(`feeds/outages.${format}`, 'routes/feeds/outages-file.ts', { id: `outages.${format}` });

/** A list as a calendar. */
const toCalendar = (name: string): RouteConfigEntry =>
  route(`feeds/${name}.ics`, 'routes/feeds/calendar-file.ts', { id: `${name}.ics` });

/** A table as a file. */
const toTable = (name: string, end: string): RouteConfigEntry =>
  route(`feeds/${name}.${end}`, `routes/feeds/${name}-file.ts`, { id: `${name}.${end}` });

/** Every component by itself: in development, or where a test asks for it. */
const examples: RouteConfigEntry[] =
  process.env.NODE_ENV === 'development' || process.env.EXAMPLES === '1'
    ? [route('examples', 'routes/examples/examples.tsx')]
    : [];

export default [
  index('routes/frame/to-home.ts'),
  route('robots.txt', 'routes/robots/robots.ts'),
  route('sitemap.xml', 'routes/robots/sitemap-index.ts'),
  route('sitemaps/:name', 'routes/robots/sitemap.ts'),
  route('manifest.webmanifest', 'routes/robots/web-manifest.ts'),
  route('feeds/outage.ics', 'routes/feeds/outage-file.ts'),
  ...['ics', 'rss', 'json', 'csv'].map(toOutages),
  ...['tenders', 'announcements', 'investor-events'].map(toCalendar),
  route('feeds/tender.ics', 'routes/feeds/tender-file.ts'),
  route('feeds/job.ics', 'routes/feeds/job-file.ts'),
  route('feeds/investor-calendar.ics', 'routes/feeds/investor-calendar-file.ts'),
  route('feeds/investor-date.ics', 'routes/feeds/investor-date-file.ts'),
  route('feeds/investor-event.ics', 'routes/feeds/investor-event-file.ts'),
  ...['csv', 'xlsx'].map((end) => toTable('stock-history', end)),
  ...['csv', 'xlsx'].map((end) => toTable('figures', end)),
  route('feeds/:name', 'routes/feeds/list-feed.ts'),
  route('qr.svg', 'routes/details/qr.ts'),
  layout('routes/frame/site-layout.tsx', [
    layout('routes/frame/page-boundary.tsx', [
      route('home', 'routes/home/home.tsx'),
      ...sections.flatMap(toSection),

      route('details', 'routes/details/news-details.tsx'),
      route('investor_details', 'routes/investor_details/investor-details.tsx'),
      route(
        'information_disclosure_details',
        'routes/information_disclosure_details/information-disclosure-details.tsx',
      ),
      route('information_details', 'routes/information_details/information-details.tsx'),
      route('flag_navigation_details', 'routes/flag_navigation_details/flag-navigation-details.tsx'),
      route('tendering_details', 'routes/tendering_details/tendering-details.tsx'),
      route('old_tendering_details', 'routes/tendering_details/old-tendering-details.tsx'),
      route('subsidiaries_details', 'routes/subsidiaries_details/subsidiaries-details.tsx'),
      route('other_details', 'routes/other_details/other-details.tsx'),
      route('recruitment_details', 'routes/recruitment_details/recruitment-details.tsx'),

      route('search', 'routes/search/search.tsx'),
      route('legal_statement', 'routes/legal_statement/legal-statement.tsx'),
      route('tools', 'routes/tools/tools.tsx'),
      route('about', 'routes/about/about.tsx'),
      route('feeds', 'routes/feeds/feeds.tsx'),
      route('accessibility', 'routes/accessibility/accessibility.tsx'),
      route('display', 'routes/display/display.tsx'),
      route('sections', 'routes/sections/sections.tsx'),
      ...examples,
      route('*', 'routes/frame/not-found.tsx'),
    ]),
  ]),
  route('pdf', 'routes/pdf/pdf.tsx'),
  route('offline', 'routes/offline/offline.tsx'),
  route('information_details/poster', 'routes/information_details/poster.tsx'),
] satisfies RouteConfig;
