import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { root } from './settings.ts';
import { findProgram, type Packages } from './setup/system-packages.ts';

/** What is entered in machine/phones.conf; the other number there stays empty. */
export const OUTAGE_PHONE = '000-0000-0001';

export const NGINX_PACKAGES: Packages = { debian: ['nginx', 'openssl'], brew: ['nginx', 'openssl'] };

/** Path of nginx; undefined: it is not there, or openssl is not. */
export function findNginx(): string | undefined {
  return findProgram(['openssl']) && findProgram(['nginx']);
}

export interface NginxOptions {
  readonly program: string;
  /** Ports of the site's instances and of the content server. */
  readonly sitePorts: readonly number[];
  readonly contentPort: number;
  /** Addresses that the editors' server lets in. */
  readonly adminAddresses: readonly string[];
}

/** nginx with the shipped configuration; only machine/ is its own. */
export interface Nginx {
  readonly httpsPort: number;
  readonly httpPort: number;
  /** The certificate for www.example.cn and admin.example.cn, PEM. */
  readonly ca: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx with deploy/nginx in a new folder on free ports. It ends with this process.
 * @throws Error with what it said when it does not take its configuration
 */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  cpSync(join(root, 'deploy/nginx'), folder, { recursive: true });
  for (const name of ['caches', 'logs', 'acme']) mkdirSync(join(folder, name));
  const [httpsPort, httpPort, originPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = 'subjectAltName=DNS:www.example.cn,DNS:admin.example.cn';
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'].concat([
      '-subj',
      '/CN=www.example.cn',
      '-addext',
      names,
      '-keyout',
      key,
      '-out',
      certificate,
    ]),
    { stdio: 'ignore' },
  );
  const machine = (name: string): string => join(folder, 'machine', `${name}.conf`);
  const rewrite = (name: string, change: (text: string) => string): void =>
    writeFileSync(machine(name), change(readFileSync(machine(name), 'utf8')));
  const tls = `listen 127.0.0.1:${httpsPort} ssl http2`;
  const own = `${tls};\nssl_certificate ${certificate};\nssl_certificate_key ${key};\n`;
  writeFileSync(machine('listen-public'), own);
  writeFileSync(machine('listen-admin'), own);
  writeFileSync(machine('listen-other'), `${tls} default_server;\nlisten 127.0.0.1:${httpPort} default_server;\n`);
  writeFileSync(machine('listen-plain'), `listen 127.0.0.1:${httpPort};\n`);
  writeFileSync(machine('listen-origin'), `listen 127.0.0.1:${originPort};\n`);
  writeFileSync(
    machine('admin-addresses'),
    `${options.adminAddresses.map((one) => `allow ${one};\n`).join('')}deny all;\n`,
  );
  rewrite('origin', (text) => text.replace('8079', String(originPort)));
  const instances = options.sitePorts.map((port) => `  server 127.0.0.1:${port} max_fails=2 fail_timeout=5s;\n`);
  rewrite('servers', (text) =>
    text
      .replace(/(?: {2}server 127\.0\.0\.1:300[02] .*\n)+/, instances.join(''))
      .replace('127.0.0.1:3001', `127.0.0.1:${options.contentPort}`),
  );
  rewrite('caches', (text) => text.replaceAll('/var/cache/yunxia', join(folder, 'caches')));
  // as it is when TLS works
  rewrite('hsts', (text) => text.replace('# on ', 'on '));
  rewrite('phones', (text) => text.replace('default ""', `default "${OUTAGE_PHONE}"`));
  rewrite('log', (text) => text.replaceAll('/var/log/nginx', join(folder, 'logs')));
  rewrite('folders', (text) => text.replace('/etc/nginx', folder));
  rewrite('acme', (text) => text.replace('/var/www/acme', join(folder, 'acme')));
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(
    machine('process'),
    `${user}pid ${join(folder, 'nginx.pid')};\nerror_log ${join(folder, 'errors')} warn;\n`,
  );

  const settings = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')];
  const child = spawn(options.program, [...settings, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const stop = async (): Promise<void> => {
    if (!isOver()) {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGTERM');
      await ended;
    }
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  while (!existsSync(join(folder, 'nginx.pid'))) {
    if (isOver()) {
      await stop();
      throw new Error(`nginx does not take its configuration:\n${said}`);
    }
    // oxlint-disable-next-line no-await-in-loop -- until it is there
    await sleep(20);
  }
  return { httpsPort, httpPort, ca: readFileSync(certificate, 'utf8'), stop };
}
