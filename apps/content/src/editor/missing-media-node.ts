/** The node of the editor that stands for what a paste could not bring along (missing-media.ts). */
import {
  $applyNodeReplacement,
  type DOMConversionMap,
  type DOMExportOutput,
  DecoratorNode,
  type NodeKey,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical';
import { MISSING } from '../rich-text/clean-lexical.ts';
import { missingElement, type MissingMedia, missingOf, readMissingMedia } from './missing-media.ts';

type SerializedMissingMedia = SerializedLexicalNode & MissingMedia;

/** The node without its looks, which are the browser's (admin-ui/missing-media.tsx). */
export class MissingMediaServerNode extends DecoratorNode<unknown> {
  __media: MissingMedia;

  constructor(media: MissingMedia, key?: NodeKey) {
    super(key);
    this.__media = media;
  }

  static override getType(): string {
    return MISSING;
  }

  static override clone(node: MissingMediaServerNode): MissingMediaServerNode {
    return new this(node.__media, node.__key);
  }

  static override importJSON(node: SerializedLexicalNode): MissingMediaServerNode {
    return $applyNodeReplacement(new this(readMissingMedia({ ...node })));
  }

  static override importDOM(): DOMConversionMap {
    return {
      div: (element) => {
        const media = missingOf(element);
        return media && { conversion: () => ({ node: $applyNodeReplacement(new this(media)) }), priority: 2 };
      },
    };
  }

  override exportJSON(): SerializedMissingMedia {
    return { ...super.exportJSON(), ...this.__media };
  }

  override exportDOM(): DOMExportOutput {
    return { element: missingElement(document, this.__media) };
  }

  override createDOM(): HTMLElement {
    return document.createElement('div');
  }

  override updateDOM(): boolean {
    return false;
  }

  override isInline(): boolean {
    return false;
  }

  override decorate(): unknown {
    return null;
  }
}
