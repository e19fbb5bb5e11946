/**
 * Chinese that a client did not encode in a URL (`curl …/search?key=停电`, some browsers inside apps). Node's parser
 * refuses such a request; it is read again with the bytes encoded, as the URL standard has browsers do it.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Duplex, duplexPair } from 'node:stream';
import type { ParserError } from './client-error.ts';

/** Connections that are read for a second time: what is wrong with them then is refused. */
const replayed = new WeakSet<Duplex>();

/** A request line whose URL has bytes of no ASCII. */
const RAW_LINE = /^((?:GET|HEAD) \/)([^ \r\n]*[\u0080-\u00ff][^ \r\n]*)( HTTP\/1\.[01]\r\n)/;

/** Percent-encodes the bytes of a URL that are no ASCII; those that are no UTF-8 are read as GB 18030. */
const encode = (latin1: string): string => {
  const bytes = Buffer.from(latin1, 'latin1');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('gb18030').decode(bytes);
  }
  return text.replaceAll(/\P{ASCII}+/gu, (part) => encodeURIComponent(part));
};

/**
 * Reads a refused request once more, on a connection made of the same socket (Node documents emitting `connection` with
 * any duplex stream). The connection ends with the answer.
 *
 * @returns whether it was refused for such a URL; what else a parser refuses is left alone
 */
export const replayRawUrl = (server: Server, error: ParserError, socket: Duplex): boolean => {
  if (error.code !== 'HPE_INVALID_URL' || replayed.has(socket) || !socket.writable) return false;
  const packet = error.rawPacket?.toString('latin1') ?? '';
  const [line = '', method = '', url = '', version = ''] = RAW_LINE.exec(packet) ?? [];
  if (line === '') return false;

  const [inner, outer] = duplexPair();
  const { remoteAddress } = socket as Socket;
  Object.defineProperty(inner, 'remoteAddress', { value: remoteAddress });
  replayed.add(inner);
  // the first parser is through with this socket: what comes further goes to the second
  for (const event of ['data', 'end', 'drain']) socket.removeAllListeners(event);
  server.emit('connection', inner);
  outer.write(`${method}${encode(url)}${version}Connection: close\r\n${packet.slice(line.length)}`, 'latin1');
  socket.on('data', (chunk: Buffer) => outer.write(chunk));
  socket.once('close', () => outer.destroy());
  outer.once('error', () => socket.destroy());
  outer.pipe(socket);
  return true;
};
