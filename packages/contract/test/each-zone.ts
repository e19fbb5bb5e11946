import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ZONES = { UTC: 0, 'Asia/Shanghai': -480, 'America/New_York': 300 };

/** Runs a suite once in each of three machine zones: what it asserts may not depend on the zone. */
export function describeInEachZone(name: string, suite: () => void): void {
  describe.each(Object.entries(ZONES))(`${name} on a machine in %s`, (zone, januaryOffset) => {
    const before = process.env['TZ'];
    beforeAll(() => {
      process.env['TZ'] = zone;
    });
    afterAll(() => {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    });
    test('the machine is in that zone', () => {
      expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(januaryOffset);
    });
    suite();
  });
}
