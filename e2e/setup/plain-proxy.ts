import { execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Path of nginx, which is not always on the path of those who are not root; undefined: it is not installed. */
export function findNginx(): string | undefined {
  return ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((program) => {
    try {
      execFileSync(program, ['-v'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
}

/** A caching proxy that knows nothing of the site. */
export type PlainProxy = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * Starts an nginx that caches whatever may be cached, by URL alone, and says in `X-Cache` where an answer came from.
 *
 * @param behind port of the site
 * @throws Error when it does not answer within 10 s
 */
export async function startPlainProxy(nginx: string, port: number, behind: number): Promise<PlainProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'yunxia-proxy-'));
  await mkdir(join(folder, 'cache'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
events {}
http {
  access_log off;
  ${temporary.join(' ')}
  proxy_cache_path ${folder}/cache keys_zone=plain:1m use_temp_path=off;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${behind};
      proxy_cache plain;
      proxy_cache_key $request_uri;
      add_header X-Cache $upstream_cache_status;
    }
  }
}
`,
  );
  const settings = ['-p', folder, '-c', 'nginx.conf', '-e', join(folder, 'errors'), '-g', 'daemon off;'];
  const child = spawn(nginx, settings, { stdio: 'ignore' });
  const stop = async () => {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + 10_000; ; await sleep(50)) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer) return { url, stop };
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('nginx does not answer');
    }
  }
}
