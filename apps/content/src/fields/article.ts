import type { Field } from 'payload';
import { changesField } from './changes.ts';
import { contentField } from './content.ts';
import { attachmentsField, galleryField, pictureField } from './media.ts';
import { summaryField, textField, titleField } from './text.ts';

/** The fields that news and Party-building articles share; `type` is the collection's own. */
export function articleFields(type: Field): Field[] {
  return [
    {
      type: 'tabs',
      tabs: [
        {
          label: '内容',
          fields: [
            titleField(),
            textField({ name: 'subtitle', label: '副标题', limit: 'title' }),
            summaryField(),
            contentField(),
          ],
        },
        {
          label: '图片与附件',
          fields: [
            pictureField({ name: 'cover', label: '封面', description: '列表和分享卡片使用。' }),
            galleryField('images', '图集'),
            attachmentsField(),
            {
              name: 'video',
              type: 'group',
              label: '视频',
              fields: [
                {
                  name: 'file',
                  type: 'upload',
                  relationTo: 'media',
                  label: '视频文件（MP4）',
                  filterOptions: { mimeType: { contains: 'video/' } },
                },
                pictureField({ name: 'poster', label: '视频封面' }),
                {
                  name: 'captions',
                  type: 'upload',
                  relationTo: 'media',
                  label: '字幕（WebVTT）',
                  filterOptions: { mimeType: { equals: 'text/vtt' } },
                },
              ],
            },
          ],
        },
        {
          label: '署名与更正',
          fields: [
            textField({ name: 'source', label: '来源', limit: 'short' }),
            textField({ name: 'author', label: '作者', limit: 'short' }),
            textField({ name: 'editor', label: '编辑', limit: 'short' }),
            textField({ name: 'reviewer', label: '审核', limit: 'short' }),
            changesField(),
          ],
        },
      ],
    },
    type,
    {
      name: 'top',
      type: 'checkbox',
      label: '置顶',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar' },
    },
  ];
}
