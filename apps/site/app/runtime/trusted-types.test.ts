// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { harmless } from './trusted-types.ts';

test.each([
  ['text & more', true],
  ['{"@context":"https://schema.org"}', true],
  ['<script></script>', true],
  ['<script>alert(1)</script>', false],
  ['<img src=x onerror=alert(1)>', false],
  ['a <b>', false],
])('markup %s: %s', (text, isTaken) => {
  expect(harmless.createHTML(text)).toBe(isTaken ? text : null);
});

test.each([
  ['{"@type":"NewsArticle"}', true],
  ['[1]', true],
  ['alert(1)', false],
  ['"use strict"', false],
  ['{}; alert(1)', false],
])('script %s: %s', (text, isTaken) => {
  expect(harmless.createScript(text)).toBe(isTaken ? text : null);
});

test.each([
  ['/sw.js', true],
  ['/assets/pdfjs-6/start-worker.mjs', true],
  ['/media/upload.js', false],
  ['/assets/../media/upload.js', false],
  ['https://elsewhere.test/assets/x.js', false],
  ['//elsewhere.test/sw.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:http://localhost:3000/6f', false],
])('script address %s: %s', (url, isTaken) => {
  expect(harmless.createScriptURL(url)).toBe(isTaken ? url : null);
});
