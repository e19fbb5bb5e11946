/** What Payload's REST says of an error. */
import type { AfterErrorHook } from 'payload';

interface Fault {
  message?: string;
  status?: number;
  isPublic?: boolean;
  data?: { errors?: { message?: unknown }[] } | null;
  code?: unknown;
  cause?: unknown;
}

/** Codes by which a database refuses a value, not the connection: of SQLite, and the classes 22 and 23 of PostgreSQL. */
const VALUE_REFUSED = /^(?:SQLITE_(?:MISMATCH|CONSTRAINT|TOOBIG|RANGE)\w*|2[23]\w{3})$/;

/** Whether a database refused a value. Any other error without a status is a fault of ours, and stays one. */
function isOfValue(error: unknown, depth = 0): boolean {
  const { code, cause } = (error ?? {}) as Fault;
  if (typeof code === 'string' && VALUE_REFUSED.test(code)) return true;
  return depth < 5 && cause !== undefined && isOfValue(cause, depth + 1);
}

/** What Payload says in English alone. */
const IN_CHINESE: readonly (readonly [RegExp, string])[] = [
  [/^Invalid JSON$/, '提交的内容不是正确的 JSON'],
  [
    /is currently locked by another user/,
    '其他人正在编辑这条内容，您的修改没有保存；请稍后再试，或打开这条内容后接管编辑',
  ],
];

/** Says in Chinese what was wrong with what was sent, and tells it from what is wrong with the server. */
export const tellRefusal: AfterErrorHook = ({ error, req }) => {
  const { message = '', status = 500, isPublic = status !== 500, data } = error as Fault;
  if (status < 500 && isPublic) {
    const faults = Array.isArray(data?.errors) ? data.errors : [];
    const text = faults.map((fault) => String(fault.message ?? '')).join('；') || message;
    const name = faults.length > 0 ? 'ValidationError' : 'APIError';
    const inChinese = IN_CHINESE.find(([pattern]) => pattern.test(text))?.[1] ?? text;
    return { response: { errors: [{ name, ...(data ? { data } : {}), message: inChinese }] }, status };
  }
  const isSent = req.method !== 'GET' && req.method !== 'HEAD';
  if (status === 500 && isOfValue(error)) {
    return { response: { errors: [{ message: isSent ? '提交的内容不正确' : '查询条件不正确' }] }, status: 400 };
  }
  return undefined;
};
