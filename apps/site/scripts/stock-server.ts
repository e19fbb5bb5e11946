/**
 * The build under React Router's own adapter to node:http, with nothing around it: what our server is measured against.
 * `node scripts/stock-server.ts <port>`
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestListener } from '@react-router/node';
import { siteConfig } from '../config/config.ts';
import type { SiteBuild } from '../app/render/render-input.ts';

const file = join(import.meta.dirname, '..', 'build', 'server', 'index.js');
const { build, createLoadContext } = (await import(pathToFileURL(file).href)) as SiteBuild;
const getLoadContext = (): ReturnType<typeof createLoadContext> =>
  createLoadContext({
    fetch: (url, init) => fetch(siteConfig.contentUrl + url, init),
    origin: 'http://localhost',
    requestId: randomUUID(),
    tags: new Set(),
    downSince: () => null,
    noteSaved: () => undefined,
  });
createServer(createRequestListener({ build: build, mode: 'production', getLoadContext })).listen(
  Number(process.argv[2]),
  '127.0.0.1',
);
