import { expect, test } from 'vitest';
import openapi from '../openapi.json' with { type: 'json' };
import { createOpenApiDocument } from '../scripts/openapi-document.ts';
import { contract, isEndpointName } from '../src/contract.ts';

/** Spec §7, in its order. */
const SEED = [
  'news-list',
  'news-info',
  'honor-list',
  'business-list',
  'company-list',
  'company-info',
  'social-responsibility-list',
  'party-building-list',
  'party-building-info',
  'notice-list',
  'notice-info',
  'active-disclosure-type-list',
  'active-disclosure-list',
  'active-disclosure-info',
  'banner-list',
  'business-home',
  'purchase-list',
  'purchase-old-list',
  'purchase-info',
  'strategy-list',
  'recruit-list',
  'recruit-info',
  'search-list',
  'history-list',
  'special-column-info',
  'pdf-list',
];
const WITHOUT_PAYLOAD = [
  'honor-list',
  'active-disclosure-type-list',
  'business-home',
  'strategy-list',
  'history-list',
  'pdf-list',
];

test("the contract is the specification's 26 endpoints in its order, then the additive ones", () => {
  expect(Object.keys(contract)).toEqual([
    ...SEED,
    'site-info',
    'outage-area-list',
    'tariff-list',
    'suggest-list',
    'stock-quote',
    'stock-history',
    'dividend-list',
    'capital-list',
    'holder-list',
    'person-list',
    'report-list',
    'figure-list',
    'ir-event-list',
  ]);
  for (const [name, endpoint] of Object.entries(contract)) expect(endpoint.name).toBe(name);
});

test('exactly the endpoints that the specification calls without payload take none', () => {
  const without = Object.values(contract)
    .filter((endpoint) => Object.keys(endpoint.request.shape).length === 0)
    .map(({ name }) => name);
  expect(without).toEqual([
    ...WITHOUT_PAYLOAD,
    'site-info',
    'tariff-list',
    'stock-quote',
    'dividend-list',
    'capital-list',
    'person-list',
  ]);
});

test('words that objects inherit are no endpoints', () => {
  expect(isEndpointName('news-list')).toBe(true);
  expect(isEndpointName('toString')).toBe(false);
  expect(isEndpointName('__proto__')).toBe(false);
});

test('openapi.json is up to date (npm run openapi -w @yunxia/contract writes it)', () => {
  expect(openapi).toEqual(structuredClone(createOpenApiDocument()));
});

test('every reference of the OpenAPI document leads somewhere', () => {
  const text = JSON.stringify(openapi);
  const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(100);
  const components: Record<string, object> = openapi.components;
  for (const [, kind = '', name = ''] of references) expect(components[kind]).toHaveProperty(name);
  expect(text.match(/"\$ref"/g)?.length).toBe(references.length);
});
