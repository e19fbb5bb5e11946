/** Reading a request's fields from a form or JSON body, within bounds. */
import { ContentRefusal } from './content-error.ts';

/** Largest body that is read, in bytes. */
export const MAX_BODY_BYTES = 16 * 1024;

/** Control characters that no search or filter needs and that some databases refuse (PostgreSQL: U+0000). */
// oxlint-disable-next-line no-control-regex -- naming them is the point
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Reads the fields of a request. Empty and null values count as not given; a field given more than once
 * becomes a list, which no field accepts. Lone surrogates become U+FFFD, as a form would send them.
 * @throws ContentRefusal 415 for another media type, 413 beyond 16 KiB, 400 for a body that is malformed
 */
export async function readFields(request: Request): Promise<Map<string, unknown>> {
  const header = request.headers.get('content-type');
  const text = await readText(request, header === null || isReadable(header));
  if (text === null || (header === null && text !== '')) {
    throw new ContentRefusal('只接受表单或 JSON 格式的请求', 415, 415);
  }
  if (text.trim() === '') return new Map();
  return header !== null && mediaTypeOf(header) === 'application/json' ? parseJson(text) : parseForm(text);
}

function mediaTypeOf(header: string): string {
  return (header.split(';')[0] ?? '').trim().toLowerCase();
}

function isReadable(header: string): boolean {
  const type = mediaTypeOf(header);
  const charset = /;\s*charset\s*=\s*"?([^;"\s]+)/i.exec(header)?.[1]?.toLowerCase() ?? 'utf-8';
  return (
    (type === 'application/x-www-form-urlencoded' || type === 'application/json') &&
    (charset === 'utf-8' || charset === 'utf8')
  );
}

async function readText(request: Request, isAccepted: boolean): Promise<string | null> {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!isAccepted || encoding.toLowerCase() !== 'identity') return null;
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  if (request.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by a throw cancels the stream, so the rest of a huge body is never read.
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformedBody();
  }
}

function parseForm(text: string): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const pair of text.trim().split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    const value = clean(decode(at < 0 ? '' : pair.slice(at + 1)));
    if (fields.has(name)) fields.set(name, [fields.get(name), value]);
    else if (value !== '') fields.set(name, value);
  }
  return fields;
}

function parseJson(text: string): Map<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw malformedBody();
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformedBody();
  const fields = new Map<string, unknown>();
  for (const [name, raw] of Object.entries(body)) {
    const value: unknown = typeof raw === 'string' ? clean(raw) : raw;
    if (value !== null && value !== '') fields.set(name, value);
  }
  return fields;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw malformedBody();
  }
}

function clean(text: string): string {
  return text.replace(CONTROLS, ' ').replace(LONE_SURROGATE, '\uFFFD').trim();
}

function malformedBody(): ContentRefusal {
  return new ContentRefusal('请求内容格式有误', 400, 400);
}

function tooLarge(): ContentRefusal {
  return new ContentRefusal('请求内容过大', 413, 413);
}
