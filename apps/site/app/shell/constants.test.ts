import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as device from '../device/constants.ts';
import { TOAST_DURATION_MS } from '../components/toast/toast-queue.ts';
import * as shell from './constants.ts';

test('the constants of the specification have its values (Spec §9)', () => {
  expect({
    toast: TOAST_DURATION_MS,
    backTop: device.BACK_TOP_THRESHOLD,
    progress: [shell.PROGRESS_MINIMUM, shell.PROGRESS_SPEED_MS, shell.PROGRESS_TRICKLE_MS],
    mobile: device.MOBILE_MAX_WIDTH,
    root: [device.ROOT_DIVISOR, device.RECOMPUTE_DELAY_MS],
    body: device.BODY_FONT_SIZE,
    cap: device.MOBILE_WIDTH_CAP,
    reveal: [shell.REVEAL_CHECK_MS, shell.REVEAL_DEFAULTS],
    locale: device.LOCALE,
  }).toEqual({
    toast: 2000,
    backTop: 500,
    progress: [0.3, 500, 200],
    mobile: 768,
    root: [10, 300],
    body: 12,
    cap: 540,
    reveal: [50, { boxClass: 'wow', animateClass: 'animated', offset: 0, mobile: true, live: true }],
    locale: 'zh-CN',
  });
});

test('Spec §9: the locale is written in one place, from which the rest of the page takes it', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    // What is made for feeds and crawlers does not know the device.
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^model\//.test(file),
  );
  const writers = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(`'${device.LOCALE}'`));
  const attributes = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(`"${device.LOCALE}"`));
  expect([...writers, ...attributes]).toEqual(['device/constants.ts']);
});
