/** The script served as service worker while it is switched off: browsers that have ours fetch it and unregister. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendText } from './answer.ts';
import { SERVICE_WORKER_POLICY } from './headers.ts';

const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('yunxia-offline-')) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Sends it. */
export const sendWorkerRemoval = (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Security-Policy', SERVICE_WORKER_POLICY);
  return sendText(request, response, 200, REMOVAL, 'text/javascript; charset=utf-8');
};
