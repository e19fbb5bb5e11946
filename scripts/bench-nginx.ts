/** nginx with one worker: alone over a file of the same bytes and headers, and as deploy/nginx has it in front of the site. */
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Captured } from './bench-pages.ts';
import { type Running, startProgram } from './bench-servers.ts';
import { freePort } from './free-port.ts';
import { canInstall, findProgram, installPackages } from './system-packages.ts';
import { root } from './settings.ts';

/** The program, installed where that can be done without asking; undefined: there is none. */
export const findNginx = async (): Promise<string | undefined> => {
  const found = findProgram(['nginx']);
  if (found || !canInstall) return found;
  await installPackages(['nginx-light']);
  return findProgram(['nginx']);
};

const start = (nginx: string, folder: string, file: string, port: number): Promise<Running> =>
  startProgram(nginx, ['-p', folder, '-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;'], port);

/** As root the worker would become another user, who may not read what root has written. */
const userLine = process.getuid?.() === 0 ? 'user root;' : '';

/** A file that is sent with the same headers. */
export const startNginxAlone = async (nginx: string, folder: string, { head, body }: Captured): Promise<Running> => {
  const port = await freePort();
  mkdirSync(join(folder, 'files'), { recursive: true });
  writeFileSync(join(folder, 'files', 'page'), body);
  const headers = head.filter(([name]) => !/^(?:content-length|content-type|etag)$/i.test(name));
  const type = head.find(([name]) => /^content-type$/i.test(name))?.[1] ?? 'text/html';
  writeFileSync(
    join(folder, 'alone.conf'),
    `${userLine}
worker_processes 1;
pid ${join(folder, 'alone.pid')};
events { worker_connections 4096; multi_accept on; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${port};
    location / {
      root ${join(folder, 'files')};
      try_files /page =404;
      types {}
      default_type "${type}";
${headers.map(([name, value]) => `      add_header ${name} ${JSON.stringify(value)};`).join('\n')}
    }
  }
}
`,
  );
  return start(nginx, folder, join(folder, 'alone.conf'), port);
};

/** The shipped configuration with the machine's part for this machine: no TLS, free ports, one worker. */
export const startShippedNginx = async (nginx: string, folder: string, sitePort: number): Promise<Running> => {
  const home = join(folder, 'shipped');
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
    'folders.conf': `root ${join(home, 'pages')};
client_body_temp_path ${join(home, 'cache/body')}; proxy_temp_path ${join(home, 'cache/proxy')};
fastcgi_temp_path ${join(home, 'cache/f')}; uwsgi_temp_path ${join(home, 'cache/u')}; scgi_temp_path ${join(home, 'cache/s')};
`,
    'caches.conf': readFileSync(join(home, 'machine/caches.conf'), 'utf8').replaceAll(
      /proxy_cache_path \S+\/(\w+) /g,
      `proxy_cache_path ${join(home, 'cache')}/$1 `,
    ),
    'log.conf': readFileSync(join(home, 'machine/log.conf'), 'utf8').replace(
      /access_log \S+/,
      `access_log ${join(home, 'access.log')}`,
    ),
  };
  for (const [name, text] of Object.entries(machine)) writeFileSync(join(home, 'machine', name), text);
  const file = join(home, 'nginx.conf');
  writeFileSync(file, readFileSync(file, 'utf8').replace('worker_processes auto;', 'worker_processes 1;'));
  return start(nginx, home, file, port);
};
