import type { Field, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openLocalPayload } from './local-payload.ts';

let config: SanitizedConfig;

beforeAll(async () => {
  const local = await openLocalPayload();
  config = local.payload.config;
  return local.close;
});

const HAN = /\p{Script=Han}/u;
/** What has no words. */
const FIGURE = /^\d+%$/;
/** Words that editors know as they are. */
const UNTRANSLATED = new Set(['SHA-256']);
/** Fields that Payload adds and labels through its own Chinese translations, or never shows. */
const PAYLOAD_FIELDS =
  /^(?:id|_status|createdAt|updatedAt|deletedAt|email|username|password|apiKey|enableAPIKey|apiKeyIndex|salt|hash|sessions|resetPasswordToken|resetPasswordExpiration|loginAttempts|lockUntil|url|thumbnailURL|filename|mimeType|filesize|width|height|focalX|focalY|sizes)$/;

function textOf(label: unknown): string {
  return typeof label === 'string' ? label : '';
}

/** Path and label of every field an editor sees. */
function* labels(fields: Field[], path: string): Generator<[path: string, label: string]> {
  for (const field of fields) {
    const name = 'name' in field ? field.name : '';
    if (PAYLOAD_FIELDS.test(name)) continue;
    const here = name ? `${path}.${name}` : path;
    if ('label' in field && name) yield [here, textOf(field.label)];
    if ('options' in field) {
      for (const option of field.options) {
        if (typeof option === 'object') yield [`${here}=${option.value}`, textOf(option.label)];
      }
    }
    if ('fields' in field) yield* labels(field.fields, here);
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        yield [`${here}/tab`, textOf(tab.label)];
        yield* labels(tab.fields, here);
      }
    }
  }
}

describe('the admin', () => {
  it('speaks Chinese and nothing else', () => {
    expect(Object.keys(config.i18n.supportedLanguages ?? {})).toEqual(['zh']);
    expect(config.i18n.fallbackLanguage).toBe('zh');
    expect(config.admin.dateFormat).toBe('yyyy-MM-dd HH:mm');
  });

  it('names every collection and every field in Chinese', () => {
    const shown = config.collections.filter(({ slug }) => !slug.startsWith('payload-'));
    expect(shown.length).toBe(33);
    const named: [string, string][] = [
      ...shown.flatMap(({ slug, labels: { singular, plural } }): [string, string][] => [
        [slug, textOf(singular)],
        [slug, textOf(plural)],
      ]),
      ...shown.flatMap(({ slug, fields }) => [...labels(fields, slug)]),
      ...config.globals.flatMap(({ slug, label, fields }): [string, string][] => [
        [slug, textOf(label)],
        ...labels(fields, slug),
      ]),
    ];
    const foreign = named.filter(([, label]) => !HAN.test(label) && !FIGURE.test(label) && !UNTRANSLATED.has(label));
    expect(foreign).toEqual([]);
  });

  it('sends no request to another origin', () => {
    expect(config.telemetry).toBe(false);
    expect(config.graphQL.disable).toBe(true);
    expect(config.admin.avatar).toBe('default');
    expect(config.routes).toMatchObject({ api: '/cms/api', admin: '/admin' });
  });

  it('keeps drafts and versions of everything that is published', () => {
    const withDrafts = config.collections.filter(({ versions }) => versions?.drafts).map(({ slug }) => slug);
    const without = ['outage-areas', 'disclosure-types', 'stock-days', 'trading-closures', 'media', 'users'];
    const all = config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'));
    expect(withDrafts.sort()).toEqual(all.filter((slug) => !without.includes(slug)).sort());
  });
});
