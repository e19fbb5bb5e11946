import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { logoFiles } from './logo-files.ts';

const read = (name: string) => readFileSync(resolve(import.meta.dirname, '../../../public/logo', name));

it.each(logoFiles)('$name is a PNG of the size that the page names', ({ name, width, height }) => {
  const png = read(`${name}.png`);
  expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
});

it.each(logoFiles)('$name is a drawing without text, script, style or files of others', ({ name, width, height }) => {
  const svg = read(`${name}.svg`).toString('utf8');
  const box = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d]+ [-\d]+ (\d+) (\d+)"><title>/.exec(svg);
  expect(Number(box?.[1]) / Number(box?.[2])).toBeCloseTo(width / height, 2);
  expect(svg.trimEnd().endsWith('</svg>')).toBe(true);
  expect(svg).not.toMatch(/<(?:text|script|style|image|use)\b|\bhref=/);
});
