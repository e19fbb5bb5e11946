import type { ArrayField, UploadField } from 'payload';
import { given } from './given.ts';
import { textField } from './text.ts';

interface UploadOptions {
  name: string;
  label: string;
  description?: string;
  required?: boolean;
}

function uploadField(options: UploadOptions, mimeTypes: string): UploadField {
  return {
    name: options.name,
    type: 'upload',
    relationTo: 'media',
    label: options.label,
    required: options.required ?? false,
    filterOptions: { mimeType: { contains: mimeTypes } },
    admin: given({ description: options.description }),
  };
}

/** One picture of the media library. */
export function pictureField(options: UploadOptions): UploadField {
  return uploadField(options, 'image/');
}

/** One PDF file of the media library. */
export function pdfField(options: UploadOptions): UploadField {
  return uploadField(options, 'application/pdf');
}

/** A row of pictures in the order they are shown. */
export function galleryField(name: string, label: string): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label,
    hasMany: true,
    maxRows: 60,
    filterOptions: { mimeType: { contains: 'image/' } },
  };
}

/** Files to download, with the name shown for each. */
export function attachmentsField(): ArrayField {
  return {
    name: 'attachments',
    type: 'array',
    label: '附件',
    labels: { singular: '附件', plural: '附件' },
    maxRows: 50,
    admin: { initCollapsed: true },
    fields: [
      { name: 'file', type: 'upload', relationTo: 'media', label: '文件', required: true },
      textField({ name: 'name', label: '显示名称', description: '不填则用文件原名。' }),
    ],
  };
}
