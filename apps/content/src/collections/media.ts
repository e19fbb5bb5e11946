import type { CollectionConfig } from 'payload';
import { administratorsOnly, editorsOnly, everybody } from '../access/roles.ts';
import { config } from '../config.ts';
import { textareaField, textField } from '../fields/text.ts';
import { acceptMediaFile, describeMediaFile } from '../hooks/media-file.ts';
import {
  answerFromStorage,
  discardUnsavedFiles,
  fetchForFocalPoint,
  removeDeletedFiles,
  removeReplacedFiles,
  storeMediaFiles,
} from '../hooks/media-storage.ts';
import { MEDIA_TYPES } from '../hooks/media-type.ts';
import { keepUsedMedia } from '../hooks/media-use.ts';
import { deletePdfText, readUploadedPdf } from '../search/indexing/pdf-queue.ts';
import { ADMIN_GROUPS } from './public-collection.ts';

const webp = { format: 'webp', options: { quality: 80 } } as const;

export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: '媒体文件', plural: '媒体库' },
  admin: {
    useAsTitle: 'originalName',
    hideAPIURL: true,
    group: ADMIN_GROUPS.site,
    description: '图片、PDF、Office 文档、视频。上传后任何人都能打开，请勿上传不公开的文件。',
    defaultColumns: ['filename', 'originalName', 'alt', 'mimeType', 'filesize', 'updatedAt'],
    listSearchableFields: ['originalName', 'alt', 'filename'],
  },
  defaultSort: '-id',
  access: {
    read: everybody,
    create: editorsOnly,
    update: editorsOnly,
    delete: administratorsOnly,
  },
  upload: {
    staticDir: config.mediaDirectory,
    // Payload would write a file under its public name piece by piece; the store has it there whole or not at all.
    disableLocalStorage: true,
    handlers: [answerFromStorage],
    mimeTypes: MEDIA_TYPES.map((type) => type.mimeType),
    pasteURL: false,
    crop: false,
    focalPoint: true,
    // Re-encodes originals, which also drops the place and camera that a photograph carries.
    resizeOptions: { width: 2560, height: 2560, fit: 'inside', withoutEnlargement: true },
    adminThumbnail: 'thumbnail',
    imageSizes: [
      { name: 'thumbnail', width: 320, formatOptions: webp },
      { name: 'card', width: 640, formatOptions: webp },
      { name: 'wide', width: 1280, formatOptions: webp },
      { name: 'hero', width: 1920, formatOptions: webp },
    ],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('X-Content-Type-Options', 'nosniff');
    },
  },
  hooks: {
    beforeOperation: [acceptMediaFile, fetchForFocalPoint],
    beforeChange: [describeMediaFile, storeMediaFiles],
    afterChange: [readUploadedPdf, removeReplacedFiles],
    beforeDelete: [keepUsedMedia],
    afterDelete: [deletePdfText, removeDeletedFiles],
    afterError: [discardUnsavedFiles],
  },
  fields: [
    {
      ...textField({
        name: 'alt',
        label: '图片说明',
        description: '写给看不见图片的读者：图上有什么。图片必填。',
      }),
      validate: (value: string | null | undefined, { data }: { data: Partial<{ mimeType: string | null }> }) => {
        if (value && value.length > 200) return '图片说明不能超过 200 个字';
        const isImage = data.mimeType?.startsWith('image/') ?? false;
        return isImage && !value ? '请填写图片说明' : true;
      },
    },
    textareaField({ name: 'caption', label: '图注' }),
    textField({ name: 'originalName', label: '文件原名', description: '下载时使用的名称。' }),
    {
      type: 'row',
      fields: [
        { name: 'pages', type: 'number', label: '页数（PDF）', min: 1, admin: { step: 1 } },
        {
          name: 'sha256',
          type: 'text',
          label: 'SHA-256',
          index: true,
          admin: { readOnly: true },
        },
      ],
    },
  ],
};
