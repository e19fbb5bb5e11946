/** The contract as an OpenAPI 3.1 document, derived from the endpoint objects. */
import * as z from 'zod/mini';
import { architectureUnit, companyFact } from '../src/company.ts';
import { contract } from '../src/contract.ts';
import type { Endpoint } from '../src/endpoint.ts';
import {
  attachment,
  block,
  change,
  figure,
  image,
  labelledImage,
  link,
  neighbour,
  pdfFile,
  video,
} from '../src/media.ts';
import { relatedArticle } from '../src/news.ts';
import { outageRegion } from '../src/outage.ts';
import { relatedTender, tenderCandidate, tenderContact } from '../src/purchase.ts';
import { searchFacets, searchPart } from '../src/search.ts';
import { filing } from '../src/site-info.ts';

type Json = Record<string, unknown>;

const PARTS = {
  image,
  attachment,
  pdfFile,
  video,
  figure,
  neighbour,
  change,
  link,
  labelledImage,
  block,
  relatedArticle,
  outageRegion,
  tenderContact,
  tenderCandidate,
  relatedTender,
  searchPart,
  searchFacets,
  filing,
  architectureUnit,
  companyFact,
} as const;

/** Builds the document; the same contract always gives the same text. */
export function createOpenApiDocument(): Json {
  const schemas = createSchemas();
  const paths = Object.values(contract).map((endpoint: Endpoint) => [
    `/api/v1/${endpoint.name}`,
    { post: toOperation(endpoint) },
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: '云峡内容接口',
      version: '1.0.0',
      description:
        '所有接口均为 POST，默认 application/x-www-form-urlencoded，也接受 JSON。仅当 code 为 0 时成功；时间为 ISO 8601（+08:00），日期为 YYYY-MM-DD。未知字段被忽略，缺省字段取默认值。',
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(paths),
    components: { schemas, responses: RESPONSES },
  };
}

function createSchemas(): Json {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(PARTS)) registry.add(schema, { id: pascal(name) });
  for (const endpoint of Object.values(contract) as Endpoint[]) {
    registry.add(endpoint.request, { id: `${pascal(endpoint.name)}Request` });
    registry.add(endpoint.kind === 'list' ? endpoint.item : endpoint.info, { id: resultName(endpoint) });
    if (endpoint.kind === 'list') registry.add(endpoint.extra, { id: `${pascal(endpoint.name)}Extra` });
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'output',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
  });
  const named = Object.entries(schemas).map(([name, schema]) => {
    const { $schema: _schema, $id: _id, ...rest } = openEnded(schema) as Json;
    return [name, name.endsWith('Request') ? withoutDefaultsRequired(rest) : rest];
  });
  return { ...Object.fromEntries(named), Failure: FAILURE };
}

/** Unknown fields are ignored in both directions, so no object forbids them. */
function openEnded(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(openEnded);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => key !== 'additionalProperties' || value !== false)
      .map(([key, value]) => [key, openEnded(value)]),
  );
}

/** What has a default is present after parsing, but need not be sent. */
function withoutDefaultsRequired(schema: Json): Json {
  const properties = (schema['properties'] ?? {}) as Record<string, Json>;
  const required = ((schema['required'] ?? []) as string[]).filter((name) => !('default' in (properties[name] ?? {})));
  const { required: _required, ...rest } = schema;
  return required.length > 0 ? { ...rest, required } : rest;
}

function toOperation(endpoint: Endpoint): Json {
  const request = { schema: { $ref: `#/components/schemas/${pascal(endpoint.name)}Request` } };
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    requestBody: {
      required: Object.values(endpoint.request.shape).some((field) => !z.safeParse(field, undefined).success),
      content: { 'application/x-www-form-urlencoded': request, 'application/json': request },
    },
    responses: {
      200: {
        description: '成功（code 为 0），或业务失败（404 不存在，410 已撤下）',
        content: {
          'application/json': {
            schema: { anyOf: [toAnswerSchema(endpoint), { $ref: '#/components/schemas/Failure' }] },
          },
        },
      },
      ...Object.fromEntries(
        Object.keys(RESPONSES).map((name) => [name.slice(1), { $ref: `#/components/responses/${name}` }]),
      ),
    },
  };
}

function toAnswerSchema(endpoint: Endpoint): Json {
  const result = { $ref: `#/components/schemas/${resultName(endpoint)}` };
  const head = { code: { const: 0 }, msg: { type: 'string' } };
  if (endpoint.kind === 'info') {
    return { type: 'object', properties: { ...head, info: result }, required: ['code', 'info'] };
  }
  const count = { type: 'integer', minimum: 0 };
  const body = {
    type: 'object',
    properties: {
      ...head,
      list: { type: 'array', items: result },
      total: count,
      ...(endpoint.paged ? { page: count, limit: count } : {}),
    },
    required: ['code', 'list'],
  };
  if (Object.keys(endpoint.extra.shape).length === 0) return body;
  return { allOf: [body, { $ref: `#/components/schemas/${pascal(endpoint.name)}Extra` }] };
}

function resultName(endpoint: Endpoint): string {
  return endpoint.kind === 'list' ? `${pascal(endpoint.name)}Item` : pascal(endpoint.name);
}

function pascal(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

const FAILURE = {
  type: 'object',
  properties: { code: { type: 'integer', not: { const: 0 } }, msg: { type: 'string' } },
  required: ['code', 'msg'],
};

function failure(description: string): Json {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } };
}

const RESPONSES: Record<string, Json> = {
  E400: failure('请求内容格式有误，或参数的值不正确（msg 指出参数名）'),
  E405: failure('只接受 POST'),
  E413: failure('请求内容超过 16 KiB'),
  E415: failure('只接受表单或 JSON'),
  E429: failure('访问过于频繁，见 Retry-After'),
  E500: failure('服务器内部错误，原因见日志中的 x-request-id'),
};
