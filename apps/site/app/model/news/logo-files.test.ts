import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { LOGO_ZIP, logoFiles, logoRulesText, zipName } from './logo-files.ts';

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

/** The files of an archive by name, read from its directory. */
function readZip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(archive.length - 6);
  for (let left = archive.readUInt16LE(archive.length - 12); left > 0; left -= 1) {
    const length = archive.readUInt16LE(at + 28);
    const name = archive.subarray(at + 46, at + 46 + length).toString('utf8');
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const body = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    files.set(name, archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(body) : body);
    at += 46 + length;
  }
  return files;
}

it('the archive holds the logos as they are, under their names, and the rules', () => {
  const archive = readFileSync(resolve(import.meta.dirname, '../../../public', `.${LOGO_ZIP.path}`));
  expect(LOGO_ZIP.size).toBe(`${Math.round(archive.length / 1024)} KB`);
  const files = readZip(archive);
  const expected = logoFiles.flatMap(({ name, label }) =>
    ['svg', 'png'].map((kind) => [zipName(label, kind), read(`${name}.${kind}`)] as const),
  );
  expect(files).toEqual(new Map([...expected, [zipName('使用说明', 'txt'), Buffer.from(logoRulesText())]]));
});
