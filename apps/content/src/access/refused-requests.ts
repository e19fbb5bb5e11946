/** What Payload's REST says of an error. */
import type { AfterErrorHook } from 'payload';
import { FILE_TOO_LARGE } from '../upload-limits.ts';

interface Fault {
  message?: string;
  status?: number;
  isPublic?: boolean;
  data?: { errors?: { message?: unknown; path?: unknown }[] } | null;
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
const IN_CHINESE: readonly (readonly [RegExp, string, path?: string])[] = [
  [/^上传文件时出现了问题。$/, '图片已损坏或不完整，无法读取。请在电脑上打开后另存为 JPG 或 PNG，再上传', 'file'],
  [/^没有上传文件。$/, '请选择要上传的文件', 'file'],
  [/^Invalid (?:or corrupted )?PDF file\.$/, 'PDF 已损坏或不完整。请重新导出或另存为 PDF，再上传'],
  [/^Invalid or corrupted ISO base media file\.$/, '视频已损坏或不完整。请重新导出为 MP4，再上传'],
  [
    /^(?:Invalid MIME type|File type|Could not read uploaded file)/,
    '文件的内容无法识别，可能已损坏。请重新保存后再上传',
  ],
  [/^Multipart /, `提交的内容过大，${FILE_TOO_LARGE}`],
  [/^Invalid JSON$/, '提交的内容不是正确的 JSON'],
  [
    /is currently locked by another user/,
    '其他人正在编辑这条内容，您的修改没有保存；请稍后再试，或打开这条内容后接管编辑',
  ],
];

const translationOf = (text: string) => IN_CHINESE.find(([pattern]) => pattern.test(text));
const inChinese = (text: string): string => translationOf(text)?.[1] ?? text;

/** Says in Chinese what was wrong with what was sent, and tells it from what is wrong with the server. */
export const tellRefusal: AfterErrorHook = ({ error, req }) => {
  const { message = '', status = 500, isPublic = status !== 500, data } = error as Fault;
  if (status < 500 && isPublic) {
    const faults: { message: string; path?: unknown }[] = (Array.isArray(data?.errors) ? data.errors : []).map(
      (fault) => ({
        ...fault,
        message: inChinese(String(fault.message ?? '')),
      }),
    );
    const text = faults.map((fault) => fault.message).join('；') || inChinese(message);
    const name = faults.length > 0 ? 'ValidationError' : 'APIError';
    const path = translationOf(message)?.[2];
    if (faults.length === 0 && path !== undefined) faults.push({ message: inChinese(message), path });
    const sent = faults.length > 0 ? { ...data, errors: faults } : data;
    return { response: { errors: [{ name, ...(sent ? { data: sent } : {}), message: text }] }, status };
  }
  const isSent = req.method !== 'GET' && req.method !== 'HEAD';
  if (status === 500 && isOfValue(error)) {
    return { response: { errors: [{ message: isSent ? '提交的内容不正确' : '查询条件不正确' }] }, status: 400 };
  }
  return undefined;
};
