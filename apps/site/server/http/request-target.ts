/** Target and host of a request (RFC 9112 §3.2), checked before anything else. */
import type { IncomingMessage } from 'node:http';

/** Why a request is refused: it names two hosts, or another site. */
export type TargetRefusal = 400 | 421;

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

/** Whether a request has more than one Host field, which RFC 9112 §3.2 has refused. Node keeps the first. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
};

/**
 * Makes a request's URL a path with its query. A URL with scheme and host (as for a proxy) is read like its path when it
 * names this site; its host then counts in place of the Host field (RFC 9112 §3.2.2).
 *
 * @param siteHost host of the public origin; undefined: the Host field's alone is ours
 * @returns the status with which it is refused; undefined when it can be answered. 421: RFC 9110 §15.5.20
 */
export const readTarget = (request: IncomingMessage, siteHost: string | undefined): TargetRefusal | undefined => {
  if (hasTwoHosts(request)) return 400;
  const target = request.url ?? '/';
  if (target.startsWith('/')) return undefined;
  const [, host = '', rest = ''] = ABSOLUTE.exec(target) ?? [];
  if (host === '') return target === '*' ? undefined : 400;
  const name = host.toLowerCase();
  if (name !== siteHost && name !== request.headers.host?.toLowerCase()) return 421;
  request.headers.host = name;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return undefined;
};
