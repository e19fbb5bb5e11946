/**
 * The server build's entry: React Router's request handler, and what the server around it gives each request. The key of
 * the load context stays in the build, whose modules the server cannot see.
 */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { createContentApi } from '../api/content.server.ts';
import { loadContext } from '../api/load-context.server.ts';
import type { Render, RenderInput } from './render-input.ts';

/** The load context of one request. */
export const createLoadContext = ({ fetch, ...given }: RenderInput): RouterContextProvider => {
  const context = new RouterContextProvider();
  context.set(loadContext, { ...given, api: createContentApi(fetch) });
  return context;
};

// The types of the virtual module say undefined where ServerBuild leaves a property out.
const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** Answers a request for a page, for its data, or for a file that a route makes. */
export const render: Render = (request, input) => handle(request, createLoadContext(input));

export { build };
