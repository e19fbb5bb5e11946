/** Writes a page as text: its data is complete before it begins, so that nothing has to be sent in pieces. */
import type { ReactElement } from 'react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Longest time a page may wait for its own modules, in ms. */
const MODULES_TIMEOUT_MS = 10_000;
/** What React writes in place of a part that has to be waited for, or has failed. */
const UNWRITTEN = '<!--$!-->';

/** A block that is imported when it is first shown makes the first page that shows it wait; in pieces takes twice as long. */
const writeWaiting = (page: ReactElement): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // A page without script has to be whole as it stands: no part is sent later and moved into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), MODULES_TIMEOUT_MS);
    timer.unref();
  });

/** `renderToString` writes the elements alone. */
const DOCTYPE = '<!DOCTYPE html>';

/** The page's HTML. @throws what a component throws */
export const writePage = async (page: ReactElement): Promise<string> => {
  const html = renderToString(page);
  return html.includes(UNWRITTEN) ? writeWaiting(page) : DOCTYPE + html;
};

const escapes: Readonly<Record<string, string>> = {
  '&': String.raw`\u0026`,
  '>': String.raw`\u003e`,
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};
/** A value as JSON that may stand in an inline script. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? '');

/** The pieces of React Router's stream of the page's data. */
export const readPieces = async (data: ReadableStream<Uint8Array>): Promise<string[]> => {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  for await (const piece of data) pieces.push(decoder.decode(piece, { stream: true }));
  return pieces;
};

/**
 * The scripts that hand the page's data over to the router in the browser, as `StreamTransfer` of React Router writes
 * them; that one makes every page be rendered in two goes.
 */
export const toDataScripts = (pieces: readonly string[], nonce: string): string => {
  const controller = 'window.__reactRouterContext.streamController';
  const contents = [...pieces.map((piece) => `enqueue(${toScriptJson(piece)})`), 'close()'];
  const scripts = contents.map((content) => `<!--$--><script nonce="${nonce}">${controller}.${content};</script>`);
  return scripts.join('') + '<!--/$-->'.repeat(scripts.length);
};
