import type { CollectionConfig } from 'payload';
import { administratorsOnly, everybody, writersOnly } from '../access/roles.ts';
import { config } from '../config.ts';
import { textareaField, textField } from '../fields/text.ts';
import { acceptMediaFile, describeMediaFile, dropTextOfDecoration } from '../hooks/media-file.ts';
import {
  answerFromStorage,
  discardUnsavedFiles,
  fetchForFocalPoint,
  removeDeletedFiles,
  removeReplacedFiles,
  storeMediaFiles,
} from '../hooks/media-storage.ts';
import { COMPOUND_FILE_TYPE, MEDIA_TYPES } from '../hooks/media-type.ts';
import { keepUsedMedia } from '../hooks/media-use.ts';
import { fetchWechatPicture } from '../pictures/wechat-picture.ts';
import { deletePdfText, readUploadedPdf } from '../search/indexing/pdf-queue.ts';
import { ADMIN_GROUPS } from './public-collection.ts';

interface PictureText {
  mimeType?: string | null;
  decorative?: boolean | null;
}

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
    create: writersOnly,
    update: writersOnly,
    delete: administratorsOnly,
  },
  upload: {
    staticDir: config.mediaDirectory,
    // Payload would write a file under its public name piece by piece; the store has it there whole or not at all.
    disableLocalStorage: true,
    handlers: [answerFromStorage],
    mimeTypes: [...MEDIA_TYPES.map((type) => type.mimeType), COMPOUND_FILE_TYPE],
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
  endpoints: [fetchWechatPicture],
  hooks: {
    beforeOperation: [acceptMediaFile, fetchForFocalPoint],
    beforeChange: [dropTextOfDecoration, describeMediaFile, storeMediaFiles],
    afterChange: [readUploadedPdf, removeReplacedFiles],
    beforeDelete: [keepUsedMedia],
    afterDelete: [deletePdfText, removeDeletedFiles],
    afterError: [discardUnsavedFiles],
  },
  fields: [
    {
      name: 'knownFile',
      type: 'ui',
      label: '已有的文件',
      admin: { components: { Field: '/admin-ui/known-file.tsx#KnownFile' }, disableListColumn: true },
    },
    {
      ...textField({
        name: 'alt',
        label: '图片说明',
        description: '写给看不见图片的读者：图上有什么。图片必填，只起装饰作用的除外。',
      }),
      validate: (value: string | null | undefined, { data }: { data: PictureText }) => {
        if (value && value.length > 200) return '图片说明不能超过 200 个字';
        const isImage = data.mimeType?.startsWith('image/') ?? false;
        return isImage && !value && !data.decorative ? '请填写图片说明；只起装饰作用的图片，请勾选“装饰图”' : true;
      },
    },
    {
      name: 'decorative',
      type: 'checkbox',
      label: '装饰图',
      defaultValue: false,
      admin: { description: '花边、底纹这类不传达内容的图片：读屏软件会跳过它。' },
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
