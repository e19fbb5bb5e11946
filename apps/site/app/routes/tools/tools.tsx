import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import { loadTools, type ToolsData } from './load-tools.ts';
import { ToolsPage } from './tools-page.tsx';

export const loader = serverLoad(loadTools);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<ToolsData> =>
  (await import('./load-tools.ts')).loadTools(api, args),
);

/** The query is what was typed; what is calculated with stays the same. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export default function Tools({ loaderData }: { loaderData: ToolsData }) {
  return <ToolsPage {...loaderData} />;
}
