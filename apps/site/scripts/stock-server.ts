/**
 * The build under React Router's own adapter to node:http, with nothing around it: what our server is measured against.
 * `node scripts/stock-server.ts <port>`
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestListener } from '@react-router/node';
import type { ServerBuild } from 'react-router';

const file = join(import.meta.dirname, '..', 'build', 'server', 'index.js');
const build = (await import(pathToFileURL(file).href)) as ServerBuild;
createServer(createRequestListener({ build, mode: 'production' })).listen(Number(process.argv[2]), '127.0.0.1');
