/** The kinds of files the media library takes, told by their content, never by their name. */
import { isCompoundFile, oldOfficeKind } from './compound-file.ts';

export interface MediaType {
  mimeType: string;
  extension: string;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

export const MEDIA_TYPES: readonly MediaType[] = [
  { mimeType: 'image/jpeg', extension: 'jpg' },
  { mimeType: 'image/png', extension: 'png' },
  { mimeType: 'image/gif', extension: 'gif' },
  { mimeType: 'image/webp', extension: 'webp' },
  { mimeType: 'image/avif', extension: 'avif' },
  { mimeType: 'application/pdf', extension: 'pdf' },
  { mimeType: `${OFFICE}.wordprocessingml.document`, extension: 'docx' },
  { mimeType: `${OFFICE}.spreadsheetml.sheet`, extension: 'xlsx' },
  { mimeType: `${OFFICE}.presentationml.presentation`, extension: 'pptx' },
  { mimeType: 'application/msword', extension: 'doc' },
  { mimeType: 'application/vnd.ms-excel', extension: 'xls' },
  { mimeType: 'application/vnd.ms-powerpoint', extension: 'ppt' },
  { mimeType: 'application/zip', extension: 'zip' },
  { mimeType: 'video/mp4', extension: 'mp4' },
  { mimeType: 'text/vtt', extension: 'vtt' },
];

/** What Payload's own reader takes an old Office document for, whichever it is. */
export const COMPOUND_FILE_TYPE = 'application/x-cfb';

const TAKEN = '可上传：JPG、PNG、GIF、WebP、AVIF 图片，PDF，Word、Excel、PPT，ZIP，MP4，WebVTT 字幕';
/** What an editor can do about a file that is known and not taken. */
const REFUSALS = {
  heic: '这是苹果手机的 HEIC 照片，网页不能显示。请在手机“设置→相机→格式”中选择“兼容性最佳”后重拍，或另存为 JPG 后上传',
  mov: '这是苹果的 MOV 视频。请导出或转换为 MP4（H.264）后上传',
  tiff: '这是 TIFF 图片，网页不能显示。请另存为 JPG 或 PNG 后上传',
  bmp: '这是 BMP 图片，体积过大。请另存为 JPG 或 PNG 后上传',
  vector: '这是 Windows 图元（EMF、WMF），网页不能显示。请在 Word 中右键该图，选“另存为图片”，存成 PNG 后上传',
  locked: '文档设有密码，读者无法打开。请在 Word、Excel 中取消密码后上传',
  empty: '文件是空的，没有内容。请确认文件已完整保存后再上传',
  unknown: `不支持这种文件。${TAKEN}`,
} as const;
type Refused = keyof typeof REFUSALS;

const byExtension = new Map(MEDIA_TYPES.map((type) => [type.extension, type]));

function startsWith(data: Buffer, bytes: number[], at = 0): boolean {
  return bytes.every((byte, index) => data[at + index] === byte);
}

function zipKind(data: Buffer): string {
  if (!data.includes('[Content_Types].xml')) return 'zip';
  if (data.includes('word/document.xml')) return 'docx';
  if (data.includes('xl/workbook.xml')) return 'xlsx';
  return data.includes('ppt/presentation.xml') ? 'pptx' : 'zip';
}

const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

function isoMediaKind(brand: string): string {
  if (brand === 'avif' || brand === 'avis') return 'avif';
  if (HEIC_BRANDS.has(brand)) return 'heic';
  return brand === 'qt  ' ? 'mov' : 'mp4';
}

/** An extension of ours, or a kind that is refused with its own reason. */
function kindByContent(data: Buffer): string {
  if (data.length === 0) return 'empty';
  if (startsWith(data, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(data, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  const head = data.subarray(0, 16).toString('latin1');
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.slice(4, 8) === 'ftyp') return isoMediaKind(head.slice(8, 12));
  if (startsWith(data, [0x50, 0x4b, 0x03, 0x04])) return zipKind(data);
  if (isCompoundFile(data)) return oldOfficeKind(data) ?? 'unknown';
  if (head.startsWith('II*\0') || head.startsWith('MM\0*')) return 'tiff';
  if (head.startsWith('BM')) return 'bmp';
  if (startsWith(data, [0x01, 0, 0, 0]) && data.subarray(40, 44).toString('latin1') === ' EMF') return 'vector';
  if (startsWith(data, [0xd7, 0xcd, 0xc6, 0x9a])) return 'vector';
  return data
    .subarray(0, 16)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .startsWith('WEBVTT')
    ? 'vtt'
    : 'unknown';
}

/** The type of a file by its content, or in Chinese why it is not taken and what to do (SVG and HTML among them). */
export function detectMediaType(data: Buffer): MediaType | string {
  const kind = kindByContent(data);
  return byExtension.get(kind) ?? REFUSALS[kind in REFUSALS ? (kind as Refused) : 'unknown'];
}
