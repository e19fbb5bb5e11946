import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** A section's bare path: redirects to the section's first screen. */
const toFirst = (path: string): RouteConfigEntry => route(path, 'routes/frame/first-screen.ts', { id: path });

/** The outages in one format. */
const toOutages = (format: string): RouteConfigEntry =>
  route(`feeds/outages.${format}`, 'routes/feeds/outages-file.ts', { id: `outages.${format}` });

/** A list as a calendar. */
const toCalendar = (name: string): RouteConfigEntry =>
  route(`feeds/${name}.ics`, 'routes/feeds/calendar-file.ts', { id: `${name}.ics` });

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
  route('feeds/:name', 'routes/feeds/list-feed.ts'),
  route('qr.svg', 'routes/details/qr.ts'),
  layout('routes/frame/site-layout.tsx', [
    layout('routes/frame/page-boundary.tsx', [
      route('home', 'routes/home/home.tsx'),

      toFirst('entering_group'),
      route('entering_group/introduction', 'routes/entering_group/introduction.tsx'),
      route('entering_group/strategy', 'routes/entering_group/strategy.tsx'),
      route('entering_group/architecture', 'routes/entering_group/architecture.tsx'),
      route('entering_group/honor', 'routes/entering_group/honor.tsx'),
      route('entering_group/history', 'routes/entering_group/history.tsx'),
      route('entering_group/information', 'routes/entering_group/information.tsx'),
      route('entering_group/contact', 'routes/entering_group/contact.tsx'),

      toFirst('group_business'),
      route('group_business/electric', 'routes/group_business/electric.tsx'),
      route('group_business/market', 'routes/group_business/market.tsx'),
      route('group_business/energy', 'routes/group_business/energy.tsx'),
      route('group_business/traffic', 'routes/group_business/traffic.tsx'),
      route('group_business/new_energy', 'routes/group_business/new-energy.tsx'),
      route('group_business/storage', 'routes/group_business/storage.tsx'),
      route('group_business/other', 'routes/group_business/other.tsx'),
      route('group_business/subsidiaries', 'routes/group_business/subsidiaries.tsx'),
      route('other_details', 'routes/other_details/other-details.tsx'),
      route('subsidiaries_details', 'routes/subsidiaries_details/subsidiaries-details.tsx'),

      toFirst('news'),
      route('news/important', 'routes/news/important.tsx'),
      route('news/comprehensive', 'routes/news/comprehensive.tsx'),
      route('news/information', 'routes/news/information.tsx'),
      route('details', 'routes/details/news-details.tsx'),

      toFirst('flag_navigation'),
      route('flag_navigation/building', 'routes/flag_navigation/building.tsx'),
      route('flag_navigation/conduct', 'routes/flag_navigation/conduct.tsx'),
      route('flag_navigation/activities', 'routes/flag_navigation/activities.tsx'),
      route('flag_navigation/society', 'routes/flag_navigation/society.tsx'),
      route('flag_navigation/culture', 'routes/flag_navigation/culture.tsx'),
      route('flag_navigation_details', 'routes/flag_navigation_details/flag-navigation-details.tsx'),

      toFirst('investor_relations'),
      route('investor_relations/stock', 'routes/investor_relations/stock.tsx'),
      route('investor_relations/announcement', 'routes/investor_relations/announcement.tsx'),
      route('investor_relations/activities', 'routes/investor_relations/activities.tsx'),
      route('investor_relations/contactus', 'routes/investor_relations/contactus.tsx'),
      route('investor_details', 'routes/investor_details/investor-details.tsx'),

      toFirst('human_resources'),
      route('human_resources/talent', 'routes/human_resources/talent.tsx'),
      route('human_resources/campus', 'routes/human_resources/campus.tsx'),
      route('human_resources/society', 'routes/human_resources/society.tsx'),
      route('recruitment_details', 'routes/recruitment_details/recruitment-details.tsx'),

      toFirst('information_disclosure'),
      route('information_disclosure/proactively', 'routes/information_disclosure/proactively.tsx'),
      route('information_disclosure/application', 'routes/information_disclosure/application.tsx'),
      route('information_disclosure/guide', 'routes/information_disclosure/guide.tsx'),
      route('information_disclosure/annual_report', 'routes/information_disclosure/annual-report.tsx'),
      route('information_disclosure/overhaul', 'routes/information_disclosure/overhaul.tsx'),
      route(
        'information_disclosure_details',
        'routes/information_disclosure_details/information-disclosure-details.tsx',
      ),
      route('information_details', 'routes/information_details/information-details.tsx'),

      toFirst('tender_procurement'),
      route('tender_procurement/tendering', 'routes/tender_procurement/tendering.tsx'),
      route('tender_procurement/old_tendering', 'routes/tender_procurement/old-tendering.tsx'),
      route('tendering_details', 'routes/tendering_details/tendering-details.tsx'),
      route('old_tendering_details', 'routes/tendering_details/old-tendering-details.tsx'),

      toFirst('other_announcement'),
      route('other_announcement/intro', 'routes/other_announcement/intro.tsx'),
      route('other_announcement/notice', 'routes/other_announcement/notice.tsx'),
      route('other_announcement/affairs_guide', 'routes/other_announcement/affairs-guide.tsx'),

      route('search', 'routes/search/search.tsx'),
      route('legal_statement', 'routes/legal_statement/legal-statement.tsx'),
      route('tools', 'routes/tools/tools.tsx'),
      route('about', 'routes/about/about.tsx'),
      route('feeds', 'routes/feeds/feeds.tsx'),
      ...examples,
      route('*', 'routes/frame/not-found.tsx'),
    ]),
  ]),
  route('pdf', 'routes/pdf/pdf.tsx'),
  route('offline', 'routes/offline/offline.tsx'),
  route('information_details/poster', 'routes/information_details/poster.tsx'),
] satisfies RouteConfig;
