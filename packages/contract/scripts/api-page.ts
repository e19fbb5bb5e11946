/** The contract for people to read: one page made of the OpenAPI document and the published examples, without script. */
import type { EndpointName } from '../src/contract.ts';
import { contract } from '../src/contract.ts';
import type { Endpoint } from '../src/endpoint.ts';
import { exampleNames, readExample } from '../src/examples.ts';
import { createOpenApiDocument } from './openapi-document.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly default?: unknown;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

const typeNames: Readonly<Record<string, string>> = {
  string: '文字',
  integer: '整数',
  number: '数',
  boolean: '真或假',
  null: '空',
  object: '对象',
  array: '列表',
};
const formatNames: Readonly<Record<string, string>> = { 'date-time': '时间', date: '日期' };

/** What a field may hold, in words. */
const typeOf = (schema: Schema): string => {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#${escape(name)}">${escape(name)}</a>`;
  }
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' 或 ');
  if (schema.enum) return schema.enum.map((one) => `<code>${escape(String(one))}</code>`).join('、');
  if (schema.const !== undefined) return `<code>${escape(String(schema.const))}</code>`;
  if (schema.type === 'array') return `列表：${typeOf(schema.items ?? {})}`;
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return `对象，值为${typeOf(schema.additionalProperties)}`;
  }
  return formatNames[schema.format ?? ''] ?? typeNames[schema.type ?? ''] ?? '任意';
};

const limitsOf = ({ minimum, maximum, maxLength }: Schema): string => {
  const limits = [
    minimum === undefined ? '' : `不小于 ${minimum}`,
    maximum === undefined || maximum >= 2_147_483_647 ? '' : `不大于 ${maximum}`,
    maxLength === undefined ? '' : `最多 ${maxLength} 字`,
  ];
  return limits.filter(Boolean).join('，');
};

const defaultOf = (schema: Schema): string =>
  schema.default === undefined ? '' : `<code>${escape(JSON.stringify(schema.default))}</code>`;

const table = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = rows.map(
    ([name = '', ...rest]) => `<tr><th scope="row">${name}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  const titles = head.map((title) => `<th scope="col">${title}</th>`).join('');
  return `<div class="wide" tabindex="0" role="group" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr>${titles}</tr></thead><tbody>${cells.join('\n')}</tbody></table></div>`;
};

const fieldsOf = (caption: string, schema: Schema): string => {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    `<code>${escape(name)}</code>`,
    typeOf(field),
    limitsOf(field),
    defaultOf(field),
  ]);
  return rows.length === 0 ? '' : table(caption, ['字段', '内容', '限制', '缺省值'], rows);
};

const parametersOf = (schema: Schema): string => {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    `<code>${escape(name)}</code>`,
    schema.required?.includes(name) ? '必填' : '可选',
    typeOf(field),
    limitsOf(field),
    defaultOf(field),
  ]);
  return rows.length === 0 ? '<p>没有参数。</p>' : table('参数', ['参数', '是否必填', '内容', '限制', '缺省值'], rows);
};

/** A list's example with its first item alone: the form is what it is there for. */
const exampleOf = (name: EndpointName): string => {
  const names = exampleNames(name);
  const chosen = ['list', 'info'].find((one) => names.includes(one)) ?? names[0];
  if (chosen === undefined) return '';
  const body = readExample(name, chosen);
  const list = body['list'];
  const short = Array.isArray(list) ? { ...body, list: list.slice(0, 1) } : body;
  const note = Array.isArray(list) && list.length > 1 ? `（列表只留第一条，共 ${list.length} 条）` : '';
  return `<details><summary>应答示例${note}</summary><pre tabindex="0"><code>${escape(JSON.stringify(short, null, 2))}</code></pre></details>`;
};

/** A call that can be made as it stands. */
const callOf = (name: string, request: Schema): string => {
  const samples = Object.entries(request.properties ?? {}).flatMap(([field, schema]) => {
    if (field === 'page') return 'page=1';
    if (field === 'limit') return 'limit=10';
    if (!request.required?.includes(field)) return [];
    return `${field}=${schema.enum ? String(schema.enum[0]) : schema.type === 'integer' ? '101' : 'x'}`;
  });
  const query = samples.join('&');
  return escape(
    `POST /api/v1/${name}\nContent-Type: application/x-www-form-urlencoded\n\n${query}\n\nGET /api/v1/${name}${query && `?${query}`}`,
  );
};

const sectionOf = (endpoint: Endpoint, schemas: Readonly<Record<string, Schema>>): string => {
  const name = endpoint.name as EndpointName;
  const request = schemas[`${pascal(name)}Request`] ?? {};
  const isList = endpoint.kind === 'list';
  const result = schemas[isList ? `${pascal(name)}Item` : pascal(name)] ?? {};
  const parts = [
    `<h2>${escape(endpoint.summary)} <code>${name}</code></h2>`,
    `<pre tabindex="0"><code>${callOf(name, request)}</code></pre>`,
    parametersOf(request),
    fieldsOf(isList ? '列表中每一条' : '应答的 info', result),
    isList ? fieldsOf('列表之外', schemas[`${pascal(name)}Extra`] ?? {}) : '',
    exampleOf(name),
  ];
  return `<section id="${name}">\n${parts.filter(Boolean).join('\n')}\n</section>`;
};

const FAILURES = [
  ['200', '404', '记录不存在'],
  ['200', '410', '记录已撤下'],
  ['400', '400', '请求内容格式有误，或参数的值不正确'],
  ['403', '403', '来自其他网站的 POST'],
  ['404', '404', '接口不存在'],
  ['405', '405', '只接受 POST、GET 与 HEAD'],
  ['413', '413', '请求内容超过 16 KiB'],
  ['415', '415', '只接受表单或 JSON'],
  ['429', '429', '访问过于频繁，见 Retry-After'],
  ['500', '500', '服务器内部错误'],
  ['502、504', '502、504', '内容服务器没有应答'],
];

/** Builds the page; the same contract always gives the same text. */
export const createApiPage = (): string => {
  const { components, info } = createOpenApiDocument() as {
    components: { schemas: Readonly<Record<string, Schema>> };
    info: { title: string };
  };
  const { schemas } = components;
  const endpoints = Object.values(contract) as Endpoint[];
  const own = new Set(
    endpoints.flatMap(({ name }) => [
      pascal(name),
      ...['Item', 'Request', 'Extra'].map((ending) => pascal(name) + ending),
    ]),
  );
  const shared = Object.entries(schemas).filter(([name]) => !own.has(name));
  const contents = endpoints.map(
    ({ name, summary }) => `<li><a href="#${name}">${escape(summary)}</a> <code>${name}</code></li>`,
  );
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(info.title)}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><a href="/home">返回网站首页</a> <a href="/feeds">数据订阅</a> <a href="/api/openapi.json">OpenAPI 文档</a></header>
<main>
<h1>${escape(info.title)}</h1>
<p>网站上公开的内容都可以由程序读取。每个接口都以 POST 调用，参数为表单或 JSON；也可以用 GET 读取，参数写在网址里，应答可以缓存，并带有 ETag。</p>
<ul>
<li>仅当应答的 <code>code</code> 为 0 时成功；否则 <code>msg</code> 说明原因。</li>
<li>时间如 <code>2026-03-01T09:00:00+08:00</code>，日期如 <code>2026-03-01</code>，均为北京时间。</li>
<li>页码从 1 起；每页最多 50 条。未知的参数与字段请忽略。</li>
<li>浏览器中的其他网站不能直接调用；请由服务器读取，并遵守 <code>Retry-After</code>。</li>
</ul>
<nav aria-label="接口"><ol>
${contents.join('\n')}
</ol></nav>
${endpoints.map((endpoint) => sectionOf(endpoint, schemas)).join('\n')}
<section id="failures">
<h2>失败的应答</h2>
${table('状态与代码', ['HTTP 状态', 'code', '含义'], FAILURES)}
</section>
<section id="parts">
<h2>公用的结构</h2>
${shared.map(([name, schema]) => `<h3 id="${escape(name)}">${escape(name)}</h3>\n${fieldsOf(name, schema)}`).join('\n')}
</section>
</main>
</body>
</html>
`;
};

/** The page's style: its own, since it stands outside the site's frame. */
export const API_PAGE_STYLE = `:root { color-scheme: light dark; --line: light-dark(#d5dde0, #2b444c); --soft: light-dark(#f2f6f7, #12303a); --link: light-dark(#00697a, #5fd0e0); }
body { margin: 0 auto; max-width: 62rem; padding: 1rem; font: 1rem/1.7 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; background: light-dark(#fff, #0c2229); color: light-dark(#14262c, #e6eff1); overflow-wrap: anywhere; }
a { color: var(--link); }
header a { display: inline-block; padding: .6rem .8rem .6rem 0; }
h1 { font-size: 1.8rem; line-height: 1.3; }
h2 { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.3rem; }
h2 code { font-size: 1rem; font-weight: 400; }
nav ol { columns: 20rem; padding-left: 2rem; }
nav a, summary { display: inline-block; padding: .5rem 0; }
summary { display: list-item; cursor: pointer; }
.wide, pre { overflow-x: auto; }
.wide:focus-visible, pre:focus-visible, a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
pre { padding: .8rem; border: 1px solid var(--line); background: var(--soft); font-size: .9rem; line-height: 1.5; overflow-wrap: normal; }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; }
caption { text-align: left; font-weight: 600; padding: .4rem 0; }
th, td { padding: .4rem .6rem; border: 1px solid var(--line); text-align: left; vertical-align: top; min-width: 4rem; }
thead th { background: var(--soft); }
@media print { body { max-width: none; } .wide, pre { overflow: visible; white-space: pre-wrap; } nav { display: none; } }
`;
