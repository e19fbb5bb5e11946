/** Sends requests to the nginx of a test, as a client that trusts its certificate. */
import type { IncomingMessage } from 'node:http';
import { type Agent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Nginx } from '../../scripts/nginx.ts';

export const SITE = 'www.example.cn';
export const ADMIN = 'admin.example.cn';

export interface Asked {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Address of this machine that the request comes from. */
  readonly from?: string;
  readonly body?: string;
  readonly agent?: Agent;
}
export interface Answered {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Names of the header lines as they came, in lower case. */
  readonly names: readonly string[];
  readonly body: Buffer;
}

/** Every name is this machine's. */
export const here: LookupFunction = (_host, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);

/** @throws Error when the connection is refused or breaks off */
export const askThrough = (
  { httpsPort, ca }: Nginx,
  path: string,
  { host = SITE, method, headers, from, body, agent }: Asked = {},
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const sent = httpsRequest(
      {
        host,
        port: httpsPort,
        path,
        ...(method === undefined ? {} : { method }),
        ...(from === undefined ? {} : { localAddress: from }),
        headers: { Host: `${host}:${httpsPort}`, ...headers },
        ca,
        lookup: here,
        agent: agent ?? false,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            names: answer.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase()),
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
