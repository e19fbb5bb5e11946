/** What can go wrong between site and content server, and what the reader sees (Spec §8). */

export type ContentErrorKind = 'http' | 'network' | 'setup' | 'rejected' | 'malformed' | 'aborted';

/** A failed call. `message` is what a toast shows. */
export class ContentError extends Error {
  /** http: a status outside 2xx. network: no answer. setup: the call could not be made. rejected: code ≠ 0. malformed: the answer does not fit. aborted: the request was aborted. */
  readonly kind: ContentErrorKind;
  readonly url: string;
  /** HTTP status; present for http, rejected and malformed. */
  readonly status: number | undefined;
  /** The body's `code`; present for rejected, and for http when the body carried one. */
  readonly code: number | undefined;
  /** The body as read: parsed JSON, or text. */
  readonly body: unknown;
  /** Name of the endpoint on the wire. */
  readonly endpoint: string | undefined;
  /** For malformed: the field that does not fit, e.g. `list.0.publishedAt`. */
  readonly field: string | undefined;
  /** For http: the seconds of `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    details: {
      kind: ContentErrorKind;
      url: string;
      status?: number | undefined;
      code?: number | undefined;
      body?: unknown;
      endpoint?: string | undefined;
      field?: string | undefined;
      retryAfter?: number | undefined;
      cause?: unknown;
    },
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'ContentError';
    this.kind = details.kind;
    this.url = details.url;
    this.status = details.status;
    this.code = details.code;
    this.body = details.body;
    this.endpoint = details.endpoint;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
  }
}

/** Whether something caught is a failed call. */
export function isContentError(error: unknown): error is ContentError {
  return error instanceof ContentError;
}

/**
 * The toast's text for an HTTP failure, to the letter of Spec §8.
 * @param status HTTP status; undefined when there was no response
 * @param url the request's URL, shown for 404
 */
export function contentErrorMessage(status: number | undefined, url: string): string {
  switch (status) {
    case 400:
      return '请求错误';
    case 401:
      return '未授权，请登录';
    case 403:
      return '拒绝访问';
    case 404:
      return `请求地址出错: ${url}`;
    case 408:
      return '请求超时';
    case 500:
      return '服务器内部错误';
    case 501:
      return '服务未实现';
    case 502:
      return '网关错误';
    case 503:
      return '服务不可用';
    case 504:
      return '网关超时';
    case 505:
      return 'HTTP版本不受支持';
    default:
      return '网络连接故障';
  }
}

/** A refusal that an implementation throws; the handler turns it into an answer. */
export class ContentRefusal extends Error {
  /** HTTP status of the answer. */
  readonly status: number;
  /** `code` of the answer's body. */
  readonly code: number;
  /** Headers of the answer beyond the usual ones. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(message: string, status: number, code: number, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'ContentRefusal';
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** The record does not exist, or was never public: HTTP 200, code 404. */
export function notFound(message = '内容不存在'): ContentRefusal {
  return new ContentRefusal(message, 200, 404);
}

/** The record was public and is withdrawn: HTTP 200, code 410. */
export function gone(message = '内容已撤下'): ContentRefusal {
  return new ContentRefusal(message, 200, 410);
}

/** A value that the request may not have: HTTP 400, code 400. `message` is Chinese, for people. */
export function badRequest(message = '请求错误'): ContentRefusal {
  return new ContentRefusal(message, 400, 400);
}

/** A client over its rate limit: HTTP 429, code 429, `Retry-After` in seconds. */
export function tooManyRequests(retryAfterSeconds: number): ContentRefusal {
  return new ContentRefusal('访问过于频繁，请稍后再试', 429, 429, {
    'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))),
  });
}
