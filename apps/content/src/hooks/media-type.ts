/** The kinds of files the media library takes, told by their content, never by their name. */

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
  { mimeType: 'application/zip', extension: 'zip' },
  { mimeType: 'video/mp4', extension: 'mp4' },
  { mimeType: 'text/vtt', extension: 'vtt' },
];

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

function extensionByContent(data: Buffer, name: string): string | undefined {
  if (startsWith(data, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(data, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  const head = data.subarray(0, 16).toString('latin1');
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.slice(4, 8) === 'ftyp') {
    return ['avif', 'avis'].includes(head.slice(8, 12)) ? 'avif' : 'mp4';
  }
  if (startsWith(data, [0x50, 0x4b, 0x03, 0x04])) return zipKind(data);
  if (startsWith(data, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) {
    return /\.xls$/i.test(name) ? 'xls' : 'doc';
  }
  return data
    .subarray(0, 16)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .startsWith('WEBVTT')
    ? 'vtt'
    : undefined;
}

/**
 * The type of a file by its content; undefined for everything that is not accepted (SVG and HTML among them).
 * @param name the uploaded name, which only tells the two legacy Office formats apart
 */
export function detectMediaType(data: Buffer, name: string): MediaType | undefined {
  const extension = extensionByContent(data, name);
  return extension === undefined ? undefined : byExtension.get(extension);
}
