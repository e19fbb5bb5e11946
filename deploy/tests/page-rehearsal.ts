/** Follows docs/operations.md from nothing to a running site, a loss, an upgrade and the way back. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packRelease } from '../../scripts/pack-release.ts';
import { root } from '../../scripts/settings.ts';
import { bootMachine, MACHINE_PACKAGES, missingPackages } from './machine.ts';
import { readPageBlocks, readPagePackages, readPageReleases } from './page-blocks.ts';

export interface PageStep {
  readonly name: string;
  readonly seconds: number;
}

/** Packages of Debian that the rehearsal needs and that are not installed. */
export const missingForPage = (): string[] => missingPackages([...readPagePackages(), ...MACHINE_PACKAGES]);

/** Names that lead here, an ACME server that believes in them, and apt-get that only looks whether the packages are there. */
const prepare = `
set -eu
cat >/usr/local/sbin/apt-get <<'END'
#!/bin/sh
[ "$1" = update ] && exit 0
shift 2
exec dpkg-query -W "$@"
END
chmod 0755 /usr/local/sbin/apt-get
# an image of a container forbids packages to start and reload their services
rm -f /usr/sbin/policy-rc.d
echo '127.0.0.1 localhost server www.example.cn admin.example.cn' >/etc/hosts
systemctl stop postgresql 'postgresql@*'
rm -rf /var/lib/postgresql/*/main /etc/postgresql/*/main
pg_createcluster "$(ls /usr/lib/postgresql | sort -V | tail -n 1)" main -p 5432 >/dev/null
systemctl start postgresql
mkdir -p /srv/acme && cd /srv/acme
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost \\
  -addext subjectAltName=DNS:localhost -keyout key.pem -out certificate.pem 2>/dev/null
cat >config.json <<'END'
{ "pebble": { "listenAddress": "127.0.0.1:14000", "managementListenAddress": "127.0.0.1:15000",
  "certificate": "/srv/acme/certificate.pem", "privateKey": "/srv/acme/key.pem", "httpPort": 80, "tlsPort": 443 } }
END
systemd-run -q --unit=pebble --setenv=PEBBLE_VA_NOSLEEP=1 --setenv=PEBBLE_WFE_NONCEREJECT=0 pebble -config /srv/acme/config.json
until curl -sk https://localhost:15000/roots/0 >root.pem; do sleep 0.1; done
cat certificate.pem root.pem >>/etc/ssl/certs/ca-certificates.crt
mkdir -p /etc/letsencrypt && echo 'server = https://localhost:14000/dir' >>/etc/letsencrypt/cli.ini
`;

/** nginx of the container, under the user, mounts and capabilities of the compose file. */
const containerNginx = (folder: string): string => `
set -eu
useradd --system nginx 2>/dev/null || true
mkdir -p /srv/container && cp -r /opt/yunxia/deploy/nginx /srv/container/nginx
cp /opt/yunxia/deploy/container/machine/*.conf /srv/container/nginx/machine/
cp /etc/yunxia/tls/*.pem /srv/container/
# its /dev/stderr can be opened where it is a pipe, as in a container, not where it is a socket, as here
set -o pipefail
unshare --mount --net sh -eu <<'END' 2>&1 | cat
ip link set lo up
mount -t tmpfs tmpfs /var/cache && mkdir /var/cache/yunxia
mount -t tmpfs tmpfs /var/cache/yunxia
mount --bind /srv/container/nginx /etc/nginx
echo '127.0.0.1 site-1 site-2 content' >/srv/hosts && mount --bind /srv/hosts /etc/hosts
mount -o remount,bind,ro /etc/nginx
mount -o remount,bind,ro /
mount -o remount,ro /var/cache
mount -t tmpfs -o size=16m tmpfs /tmp
mount -t tmpfs -o size=16m tmpfs /run
! touch /var/lib/nginx/x 2>/dev/null
setpriv --no-new-privs --bounding-set ${folder} nginx -g 'daemon off;' & nginx=$!
for attempt in $(seq 100); do [ -s /run/nginx.pid ] && break; sleep 0.05; done
curl -sk --resolve www.example.cn:443:127.0.0.1 -o /dev/null -w '%{http_code}\\n' https://www.example.cn/home
kill $nginx; wait $nginx
END
`;

/**
 * @param isWhole with a second release, and back; without: as far as a loss and what the backup holds
 * @param report receives each step when it is done
 * @throws Error with the output of the block that failed, or naming what is not as it should be
 */
export async function rehearsePage(
  isWhole: boolean,
  report: (step: PageStep) => void = () => undefined,
): Promise<PageStep[]> {
  const blocks = readPageBlocks();
  const [first = '', second = ''] = readPageReleases();
  const steps: PageStep[] = [];
  const left = new Set(blocks.keys());
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await work();
    const one = { name, seconds: (performance.now() - began) / 1000 };
    steps.push(one);
    report(one);
    return result;
  };
  const machine = await step('a machine with nothing of ours, an ACME server', async () => {
    const booted = await bootMachine();
    const { code, output } = await booted.run(prepare);
    if (code === 0) return booted;
    await booted.stop();
    throw new Error(`the machine is not ready:\n${output}`);
  });
  /** Runs a script and returns its output. @throws Error when it fails */
  const say = async (script: string, name = script): Promise<string> => {
    const { code, output } = await machine.run(script);
    if (code === 0) return output.trim();
    const units = await machine.run(
      'journalctl -o cat --no-pager -n 60 -u "yunxia*" -u nginx -u "postgresql*"; systemctl --failed --no-legend --plain',
    );
    throw new Error(`exit code ${code}: ${name}\n${output}\n---\n${units.output.slice(-4000)}`);
  };
  /** A block of the page as it stands there; variables last, as in one shell. */
  const follow = (title: string): Promise<string> =>
    step(`page: ${title}`, async () => {
      const text = blocks.get(title);
      if (text === undefined) throw new Error(`docs/operations.md has no block "${title}"`);
      left.delete(title);
      const kept = '/root/.variables';
      const around = [
        `set -eu; [ ! -f ${kept} ] || . ${kept}`,
        `declare -p release site admin mail password >${kept} 2>/dev/null || true`,
      ];
      return say(`${around[0]}\n${text}\n${around[1]}\n`, title);
    });
  const expectThat = (isSo: boolean, what: string): void => {
    if (!isSo) throw new Error(`not so: ${what}`);
  };
  const publish = async (said: string, title: string): Promise<string> => {
    const password = /密 {2}码：(\S+)/.exec(said)?.[1] ?? '';
    const script = join(import.meta.dirname, 'as-editor.ts');
    return machine.inItsNetwork([process.execPath, script, password, title]);
  };
  /** Whether readers see something, asked for as they do. @throws Error when it has not come about in half a minute */
  const readersSee = (title: string, isThere = true): Promise<string> =>
    say(
      `for attempt in $(seq 150); do
         curl -sSf https://www.example.cn/news/important >/tmp/page || true
         if ${isThere ? '' : '! '}grep -q '${title}' /tmp/page; then exit 0; fi; sleep 0.2
       done; exit 1`,
      `readers ${isThere ? 'see' : 'do not see'} ${title}`,
    );

  try {
    await step('npm run release', async () => {
      await packRelease(machine.handedOver, first);
      await say(`mv /handed-over/yunxia-${first}.tar* /root/`);
    });
    for (const title of [
      'packages',
      'users, folders and the release',
      'database',
      'settings',
      'units',
      'nginx',
      'certificate',
    ]) {
      await follow(title);
    }
    await step('what belongs to whom, and who may read it', async () => {
      const written = `runuser -u yunxia-content -- find /opt/yunxia/ -xdev -writable -not -type l -print -quit`;
      expectThat((await say(written)) === '', 'a server can write nothing of its release');
      const open = await say('find /etc/yunxia /var/backups/yunxia /var/lib/yunxia-content -perm /0077 -print');
      // systemd makes the state folders 0755; what is in them is made under the unit's mask
      expectThat(!/\.env|secret|content\.db|privkey|backups/.test(open), `closed to others: ${open}`);
      const units =
        'yunxia-content yunxia-site@3000 yunxia-site@3002 nginx postgresql redis-server yunxia-backup.timer';
      expectThat(!/inactive|failed/.test(await say(`systemctl is-active ${units}`)), 'all of it runs');
      for (const unit of ['yunxia-content', 'yunxia-site@3000', 'yunxia-backup']) {
        const [, exposure = '10'] =
          /level for \S+: ([\d.]+)/.exec(await say(`systemd-analyze security --no-pager ${unit} || true`)) ?? [];
        expectThat(Number(exposure) < 3, `${unit} is confined: ${exposure}`);
      }
    });
    const picture = await step('an editor signs in with the first password, uploads and publishes', async () => {
      const said = await follow('first password');
      return publish(said, '演示：白鹭洲电站投产');
    });
    await step('readers see it through nginx; the certificate is of the issuer', async () => {
      await readersSee('白鹭洲');
      await say(`curl -sSf -o /dev/null https://www.example.cn/media/${picture}`);
      expectThat(
        (await say('curl -sSo /dev/null -w "%{redirect_url}" https://admin.example.cn/')).endsWith('/admin'),
        'the desk',
      );
      await say('curl -sSf https://www.example.cn/readyz');
    });
    await step('renewal brings a new certificate to nginx', async () => {
      const serial = `openssl s_client -connect 127.0.0.1:443 -servername www.example.cn </dev/null 2>/dev/null | openssl x509 -noout -serial`;
      const before = await say(serial);
      await say('certbot -q renew --force-renewal --no-random-sleep-on-renew; sleep 1');
      expectThat((await say(serial)) !== before, 'another certificate');
    });
    await step('HSTS and phones, as the page says', async () => {
      const header = 'curl -sSI https://www.example.cn/home | grep -i strict-transport || true';
      expectThat((await say(header)) === '', 'no HSTS as shipped');
      await say(`sed -i 's/# on /on /' /etc/nginx/machine/hsts.conf; sed -i '0,/default ""/s//default "000-0000-0001"/' /etc/nginx/machine/phones.conf
        nginx -t 2>/dev/null && systemctl reload nginx && sleep 0.5`);
      expectThat((await say(header)).includes('63072000'), 'two years');
    });
    await step('the log turns over', async () => {
      const file = '/var/log/nginx/yunxia.log';
      await say(`logrotate -f /etc/logrotate.d/nginx; curl -s -o /dev/null https://www.example.cn/nowhere
        for attempt in $(seq 100); do grep -q nowhere ${file} && exit 0; sleep 0.1; done; ls -l /var/log/nginx; tail -n 2 ${file}.1; exit 1`);
    });
    await step('nginx of the container starts on a read-only root', async () => {
      const compose = readFileSync(join(root, 'deploy/container/compose.yaml'), 'utf8');
      const added = /cap_add: \[([^\]]+)\]/.exec(compose)?.[1] ?? '';
      const capabilities = ['-all', ...added.split(', ').map((name) => `+${name.toLowerCase()}`)].join(',');
      // its access log may be printed before curl's line or after it
      const printed = await say(containerNginx(capabilities));
      expectThat(/^502$/m.test(printed), `it answers, though nobody is behind it: ${printed}`);
    });

    await follow('backup');
    const publishOnceMore = async (title: string): Promise<string> =>
      publish(await follow('a new password for the administrator'), title);
    await publishOnceMore('演示：雁回湾清漂');
    await readersSee('雁回湾');
    await step('database and uploads are lost', async () => {
      await say(`systemctl stop yunxia-content
        runuser -u postgres -- dropdb yunxia
        rm -rf /var/lib/yunxia-content/media
        runuser -u postgres -- createdb -O yunxia -E UTF8 -T template0 yunxia`);
    });
    await follow('restore');
    await step('what the backup holds is there again, and what came after it is not', async () => {
      await readersSee('白鹭洲');
      await readersSee('雁回湾', false);
      await say(`curl -sSf -o /dev/null http://127.0.0.1:3000/media/${picture}`);
    });

    if (!isWhole) return steps;

    await step('a second release', () =>
      say(`set -eu; tar -xf yunxia-${first}.tar -C /srv && mv /srv/yunxia-${first} /srv/yunxia-${second}
        sed -i 's/"version": "${first}"/"version": "${second}"/' /srv/yunxia-${second}/package.json
        echo new >/srv/yunxia-${second}/apps/site/build/client/new.txt
        tar -cf yunxia-${second}.tar -C /srv yunxia-${second} && rm -r /srv/yunxia-${second}
        sha256sum yunxia-${second}.tar >yunxia-${second}.tar.sha256`),
    );
    await follow('upgrade');
    await step('the second release serves; its database changes more than by adding', async () => {
      await say('curl -sSf http://127.0.0.1:3002/new.txt');
      await publishOnceMore('演示：松涛岭风场并网');
      await readersSee('松涛岭');
      await say(`runuser -u postgres -- psql -qd yunxia -c 'ALTER TABLE news RENAME COLUMN title TO headline'`);
    });
    await follow('rollback');
    await step('the first release serves, with the content of the upgrade’s backup', async () => {
      expectThat((await say('readlink /opt/yunxia')).endsWith(first), 'the link');
      await readersSee('白鹭洲');
      await readersSee('松涛岭', false);
      expectThat(
        (await say('curl -s -o /dev/null -w "%{http_code}" http://127.0.0.1:3002/new.txt')) === '404',
        'the first one',
      );
    });
    await step('with both instances down nginx names the phones', async () => {
      await say('systemctl stop yunxia-site@3000 yunxia-site@3002');
      const page = await say('curl -s "https://www.example.cn/search?key=x"');
      expectThat(page.includes('tel:000-0000-0001') && !page.includes('<!--#'), page);
    });
    const denied = await say(`journalctl -o cat --no-pager | grep -cE 'SIGSYS|status=31|EROFS' || true`);
    expectThat(denied === '0', 'the confinement has stopped nothing');
    expectThat(left.size === 0, `every block of the page is run: ${[...left].join(', ')}`);
    return steps;
  } finally {
    await machine.stop();
  }
}
