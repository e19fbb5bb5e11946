/** A content server for tests: Payload on a database of its own, and the handler over it, without Next. */
import { fromCacheTag } from '@yunxia/contract/cache-tag';
import { contract, type EndpointName } from '@yunxia/contract/contract';
import type { AnswerOf } from '@yunxia/contract/endpoint';
import { parseAnswer } from '@yunxia/contract/envelope';
import { createHandler, type Handler } from '@yunxia/contract/handler';
import type { CollectionSlug, Payload } from 'payload';
import { makePdf, makePhotograph } from '../../../tests/sample-file.ts';

type Fields = Record<string, string | number | undefined>;
type Answer<Name extends EndpointName> = AnswerOf<(typeof contract)[Name]>;

/** What a company announcement needs to be published: the exchange has published it. */
export const disclosed = {
  filing: 'board',
  originUrl: 'https://a.example/x',
  exchangePublishedAt: '2000-01-01T00:00:00.000Z',
} as const;

/** A refusal as it is on the wire. */
export interface Refusal {
  status: number;
  code: number;
  msg: string;
  info?: unknown;
}

export interface TestContent {
  payload: Payload;
  handle: Handler;
  /** What the handler reported as faults of ours: a test that expects one takes it out, else `close` fails. */
  faults: unknown[];
  /** The instant (epoch ms) at which endpoints answer; undefined: the real time. */
  setNow(now: number | undefined): void;
  /** Calls an endpoint; its answer is read by the contract. Fails the test unless the code is 0. */
  call<Name extends EndpointName>(name: Name, fields?: Fields): Promise<Answer<Name>>;
  /** Calls an endpoint that is expected to refuse. */
  refusal(name: EndpointName, fields?: Fields): Promise<Refusal>;
  /** What the answer of an endpoint names in `Cache-Tag`, in order, whether it is a refusal or not. */
  tags(name: EndpointName, fields?: Fields): Promise<string[]>;
  /** Creates a record through the Local API, published unless told otherwise. */
  create(collection: CollectionSlug, data: Record<string, unknown>): Promise<number>;
  /** Puts a picture of 1600 × 900 px into the media library. */
  createPicture(alt: string): Promise<number>;
  /** Puts a PDF of the given name into the media library. */
  createPdf(name: string): Promise<number>;
  /** @throws Error when there was a fault of ours that no test took out of `faults` */
  close(): Promise<void>;
}

/** Starts it; the environment must be set before the configuration is first imported. */
export async function startTestContent(): Promise<TestContent> {
  process.env['LOG_LEVEL'] = 'silent';
  process.env['PAYLOAD_SECRET'] = 'a secret that only the tests know about';
  const { openMigrated } = await import('../../../tests/migrated-database.ts');
  const { createApiContext } = await import('./api-context.ts');
  const { implementation } = await import('./implementation.ts');
  const payload = await openMigrated();
  const faults: unknown[] = [];
  let fixedNow: number | undefined;
  const handle = createHandler(implementation, {
    onError: (error) => faults.push(error),
    createContext: async (base) => {
      const context = await createApiContext(base);
      return fixedNow === undefined ? context : { ...context, now: fixedNow };
    },
  });

  const post = async (name: EndpointName, fields: Fields = {}) => {
    const body = new URLSearchParams();
    for (const [field, value] of Object.entries(fields)) if (value !== undefined) body.set(field, String(value));
    const response = await handle(new Request(`http://content.test/api/v1/${name}`, { method: 'POST', body }), name);
    const tags = fromCacheTag(response.headers.get('cache-tag'));
    return { status: response.status, tags, body: (await response.json()) as Refusal };
  };

  return {
    payload,
    handle,
    faults,
    setNow: (now) => {
      fixedNow = now;
    },
    async call(name, fields) {
      const { body } = await post(name, fields);
      if (body.code !== 0) throw new Error(`${name}: ${body.code} ${body.msg}`);
      return parseAnswer(contract[name], body, {
        url: name,
        onMalformedItem: (error) => {
          throw error;
        },
      });
    },
    async refusal(name, fields) {
      const { status, body } = await post(name, fields);
      return { ...body, status };
    },
    async tags(name, fields) {
      return (await post(name, fields)).tags.toSorted();
    },
    async create(collection, data) {
      const record = await payload.create({
        collection,
        data: { _status: 'published', publishedAt: '2026-01-05T02:00:00.000Z', ...data } as never,
      });
      return Number(record.id);
    },
    createPicture: async (alt) => uploadTo(payload, 'picture.jpg', 'image/jpeg', await makePhotograph(1600, 900), alt),
    createPdf: (name) => uploadTo(payload, name, 'application/pdf', makePdf(2)),
    async close() {
      if (faults.length > 0) throw new Error('a request met a fault of ours', { cause: faults[0] });
      await payload.destroy();
    },
  };
}

/** Puts a file into the media library of a database for tests. */
export async function uploadTo(
  payload: Payload,
  name: string,
  mimetype: string,
  data: Buffer,
  alt = '',
): Promise<number> {
  const file = { name, mimetype, data, size: data.length };
  return Number((await payload.create({ collection: 'media', data: { alt }, file })).id);
}

/** An editor state of paragraphs. */
export function richText(...paragraphs: string[]) {
  return {
    root: {
      type: 'root',
      direction: null,
      format: '',
      indent: 0,
      version: 1,
      children: paragraphs.map((text) => ({
        type: 'paragraph',
        version: 1,
        children: [{ type: 'text', text, format: 0, version: 1 }],
      })),
    },
  };
}
