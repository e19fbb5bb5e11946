/** nginx with one worker: alone over a file of the same bytes and headers, and as deploy/nginx has it in front of the site. */
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Captured } from './bench-pages.ts';
import { type Running, startProgram } from './bench-servers.ts';
import { freePort } from '../free-port.ts';
import { findProgram } from '../setup/system-packages.ts';
import { root } from '../settings.ts';

/** The program; undefined: there is none. */
export const findNginx = (): string | undefined => findProgram(['nginx']);

const start = (nginx: string, folder: string, file: string, port: number): Promise<Running> =>
  startProgram(nginx, ['-p', folder, '-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;'], port);

/** As root the worker would become another user, who may not read what root has written. */
const userLine = process.getuid?.() === 0 ? 'user root;' : '';

/** What nginx writes by itself when it sends a file, and what each answer has of its own. */
const OWN_HEADERS = /^(?:content-length|content-type|etag|x-request-id)$/i;

/** A location that sends a file with the type and headers of an answer. @returns its text */
const fileLocation = (folder: string, { head, body }: Captured): string => {
  mkdirSync(join(folder, 'files'), { recursive: true });
  writeFileSync(join(folder, 'files', 'page'), body);
  const type = head.find(([name]) => /^content-type$/i.test(name))?.[1] ?? 'text/html';
  return `root ${join(folder, 'files')};
try_files /page =404;
types {}
default_type "${type}";
${head
  .filter(([name]) => !OWN_HEADERS.test(name))
  .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  .join('\n')}
`;
};

/** A server of one location and nothing else: no log, no limits, no ids. */
const startBare = async (
  nginx: string,
  folder: string,
  name: string,
  location: string,
  beside = '',
): Promise<Running> => {
  const port = await freePort();
  const file = join(folder, `${name}.conf`);
  writeFileSync(
    file,
    `${userLine}
worker_processes 1;
pid ${join(folder, `${name}.pid`)};
events { worker_connections 4096; multi_accept on; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  ${beside}
  server {
    listen 127.0.0.1:${port};
    location / {
${location}
    }
  }
}
`,
  );
  return start(nginx, folder, file, port);
};

/** A file, sent by nginx that does nothing else. */
export const startBareFile = (nginx: string, folder: string, answer: Captured): Promise<Running> =>
  startBare(nginx, folder, 'bare-file', fileLocation(folder, answer));

/** A location that caches a server's responses for every client. @returns its text, without the name of the cache */
const plainCache = (sitePort: number): string => `proxy_pass http://127.0.0.1:${sitePort};
proxy_http_version 1.1;
proxy_set_header Connection "";
proxy_set_header Host 127.0.0.1;
proxy_cache_key $uri;
proxy_cache_valid 1h;
proxy_ignore_headers Cache-Control Vary;`;

/** The smallest caching proxy in nginx: an upper bound of what its cache can serve. */
export const startBareCache = (nginx: string, folder: string, sitePort: number): Promise<Running> => {
  mkdirSync(join(folder, 'bare-cache'), { recursive: true });
  return startBare(
    nginx,
    folder,
    'bare-cache',
    `${plainCache(sitePort)}\nproxy_cache bare;`,
    `proxy_cache_path ${join(folder, 'bare-cache')} levels=1:2 keys_zone=bare:1m use_temp_path=off;`,
  );
};

/** The shipped configuration with the machine's part for this machine: no TLS, free ports, one worker. */
const startOwn = async (
  nginx: string,
  home: string,
  sitePort: number,
  edit: () => void = () => undefined,
): Promise<Running> => {
  cpSync(join(root, 'deploy/nginx'), home, { recursive: true });
  const [port, origin, other, plain, admin] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  mkdirSync(join(home, 'cache'), { recursive: true });
  chmodSync(join(home, 'cache'), 0o777);
  const machine: Readonly<Record<string, string>> = {
    'process.conf': `${userLine}\npid ${join(home, 'pid')};\n`,
    'listen-public.conf': `listen 127.0.0.1:${port};\n`,
    'listen-origin.conf': `listen 127.0.0.1:${origin};\n`,
    'listen-other.conf': `listen 127.0.0.1:${other} ssl default_server;\n`,
    'listen-plain.conf': `listen 127.0.0.1:${plain};\n`,
    'listen-admin.conf': `listen 127.0.0.1:${admin};\n`,
    'names-public.conf': 'server_name 127.0.0.1;\n',
    'origin.conf': `upstream origin { server 127.0.0.1:${origin} max_fails=0; keepalive 64; }\n`,
    'servers.conf': `upstream site { server 127.0.0.1:${sitePort}; keepalive 64; keepalive_timeout 4s; }
upstream content { server 127.0.0.1:9; }
`,
    'folders.conf': `root ${join(home, 'pages')};\n`,
    'caches.conf': readFileSync(join(home, 'machine/caches.conf'), 'utf8').replaceAll(
      '/var/cache/yunxia',
      join(home, 'cache'),
    ),
    'log.conf': readFileSync(join(home, 'machine/log.conf'), 'utf8').replace(
      /access_log \S+/,
      `access_log ${join(home, 'access.log')}`,
    ),
  };
  for (const [name, text] of Object.entries(machine)) writeFileSync(join(home, 'machine', name), text);
  const file = join(home, 'nginx.conf');
  writeFileSync(file, readFileSync(file, 'utf8').replace('worker_processes auto;', 'worker_processes 1;'));
  edit();
  return start(nginx, home, file, port);
};

/** nginx as it is shipped, in front of the site. */
export const startShippedNginx = (nginx: string, folder: string, sitePort: number): Promise<Running> =>
  startOwn(nginx, join(folder, 'shipped'), sitePort);

/** The shipped configuration with another way to its pages. Log, limits and ids are those of the shipped one. */
const startAlike = (nginx: string, home: string, sitePort: number, toPages: () => string): Promise<Running> =>
  startOwn(nginx, home, sitePort, () => {
    writeFileSync(
      join(home, 'rules/page.conf'),
      `limit_req zone=per_page burst=200 nodelay;
add_header X-Request-Id $answer_id always;
add_header Strict-Transport-Security $hsts always;
${toPages()}`,
    );
    // the id of a page that nobody else is asked for, in answer and log: no random one
    writeFileSync(
      join(home, 'rules/request-id.conf'),
      'map $status $answer_id {\n  volatile;\n  default "$msec-$connection-$connection_requests";\n}\n',
    );
  });

/** nginx as it is shipped, but for the pages: it serves them from files, without an upstream. @param answer of the shipped one */
export const startAlikeFile = (nginx: string, folder: string, answer: Captured): Promise<Running> => {
  const home = join(folder, 'alike-file');
  return startAlike(nginx, home, 9, () => fileLocation(home, answer));
};

/** nginx as it is shipped, but for the pages: a plain cache of an hour, by the path, with none of our keys and times. */
export const startAlikeCache = (nginx: string, folder: string, sitePort: number): Promise<Running> =>
  startAlike(
    nginx,
    join(folder, 'alike-cache'),
    sitePort,
    () => `${plainCache(sitePort)}
proxy_cache pages;
proxy_hide_header X-Request-Id;
proxy_hide_header Strict-Transport-Security;`,
  );
