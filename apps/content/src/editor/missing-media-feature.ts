import { createNode, createServerFeature } from '@payloadcms/richtext-lexical';
import { MissingMediaServerNode } from './missing-media-node.ts';

/** Shows in the text where a paste could not bring a picture or a film along. */
export const missingMediaFeature = createServerFeature({
  key: 'missingMedia',
  feature: {
    ClientFeature: '/admin-ui/missing-media.tsx#MissingMediaFeatureClient',
    nodes: [createNode({ node: MissingMediaServerNode })],
  },
});
