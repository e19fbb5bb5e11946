/** Why a document does not show, in the reader's words. */

/** Kinds of failure. `unsupported`: this browser cannot run pdf.js. */
export type FailureKind = 'missing' | 'broken' | 'empty' | 'network' | 'server' | 'unsupported';

/** What is said, and whether another attempt can help. */
export interface Failure {
  readonly kind: FailureKind;
  readonly title: string;
  readonly advice: string;
  readonly canRetry: boolean;
}

const failures: Readonly<Record<FailureKind, Omit<Failure, 'kind'>>> = {
  missing: {
    title: '文件不存在',
    advice: '该文件可能已被移动或撤下，请从文档列表或相关公告重新打开。',
    canRetry: true,
  },
  broken: {
    title: '文件无法解析',
    advice: '文件可能已损坏，或者不是 PDF 文件。可以下载后用其他阅读软件尝试打开。',
    canRetry: true,
  },
  empty: { title: '文件是空的', advice: '该文件没有内容，请联系网站管理员。', canRetry: true },
  network: { title: '网络连接中断', advice: '文件没有加载完整。请检查网络后重试，或者直接下载。', canRetry: true },
  server: { title: '文件暂时无法读取', advice: '文件服务暂时没有响应，请稍后重试，或者直接下载。', canRetry: true },
  unsupported: {
    title: '当前浏览器无法在线预览',
    advice: '浏览器版本较低，无法显示 PDF。请下载文件，用阅读软件打开，或者更换浏览器。',
    canRetry: false,
  },
};

const textOf = (value: unknown, field: 'name' | 'message'): string =>
  typeof value === 'object' && value !== null && field in value
    ? String((value as Record<typeof field, unknown>)[field])
    : '';

/**
 * What an error of pdf.js, of a fetch or of a missing browser feature means.
 * @param error as thrown by {@link openDocument} or by drawing a page
 */
export const toFailure = (error: unknown): Failure => {
  const kind = kindOf(error);
  return { kind, ...failures[kind] };
};

/** The failure of a browser without the features that pdf.js cannot do without. */
export const unsupported: Failure = { kind: 'unsupported', ...failures.unsupported };

const kindOf = (error: unknown): FailureKind => {
  const name = textOf(error, 'name');
  const message = textOf(error, 'message');
  if (name === 'InvalidPDFException') return /empty|zero bytes/i.test(message) ? 'empty' : 'broken';
  if (name === 'ResponseException') {
    const { status = 0, missing = false } = error as { status?: number; missing?: boolean };
    if (missing || status === 404 || status === 410) return 'missing';
    return status >= 400 ? 'server' : 'network';
  }
  if (/fetch|network|load failed|dynamically imported module|importing a module/i.test(message)) return 'network';
  if (/worker|is not a function|not a constructor|undefined|Unexpected token/i.test(message)) return 'unsupported';
  return 'broken';
};
