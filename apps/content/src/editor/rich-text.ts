import {
  AlignFeature,
  BlockquoteFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import { textareaField } from '../fields/text.ts';
import { linkFields } from './link-fields.ts';
import { missingMediaFeature } from './missing-media-feature.ts';

/** The editor of article bodies: exactly the features that our HTML converters know. */
export const richTextEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    // h1 is the page's own title.
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    AlignFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({ enabledCollections: [], fields: linkFields }),
    UploadFeature({
      enabledCollections: ['media'],
      collections: {
        media: {
          fields: [
            textareaField({ name: 'caption', label: '图注' }),
            {
              name: 'decorative',
              type: 'checkbox',
              label: '在这里只作装饰',
              admin: { description: '读屏软件在这篇里跳过它；图库里的说明不变，别处照读。' },
            },
          ],
        },
      },
    }),
    missingMediaFeature(),
    EXPERIMENTAL_TableFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});
