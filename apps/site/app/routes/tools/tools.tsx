import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { ToolsPage } from './tools-page.tsx';
import { tools } from './tools.screen.ts';

export const handle = handleOf(tools);
export const meta = pageMeta;
export const loader = loaderOf(tools);
export const clientLoader = clientLoaderOf(tools);

/** The query is what was typed; what is calculated with stays the same. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export default pageOf(tools, ToolsPage);
