'use client';
import { createClientFeature, $createUploadNode } from '@payloadcms/richtext-lexical/client';
import { $getNodeByKey } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { MISSING_KINDS, type MissingMedia, pastedFiles, WECHAT_PICTURES } from '../editor/missing-media.ts';
import { MissingMediaServerNode } from '../editor/missing-media-node.ts';
import { fetchPicture, findInLibrary, uploadPicture } from './picture-upload.ts';
import { SaveLock } from './save-lock.tsx';
import { TypedText } from './typed-text.tsx';
import { WordImport } from './word-import.tsx';

class MissingMediaNode extends MissingMediaServerNode {
  // Lexical looks for these on each class.
  static override getType(): string {
    return super.getType();
  }

  static override clone(node: MissingMediaNode): MissingMediaNode {
    return new MissingMediaNode(node.__media, node.__key);
  }

  override decorate(): ReactNode {
    return <MissingMediaPlace media={this.__media} nodeKey={this.__key} />;
  }
}

/**
 * Shows in the text what a paste could not bring along, and imports Word documents, which go the same way; while a save
 * is under way the text rests, and a save waits for its last words.
 */
export const MissingMediaFeatureClient = createClientFeature({
  nodes: [MissingMediaNode],
  plugins: [
    { Component: WordImport, position: 'aboveContainer' },
    { Component: SaveLock, position: 'normal' },
    { Component: TypedText, position: 'normal' },
  ],
});

interface PlaceProps {
  media: MissingMedia;
  nodeKey: string;
}

/** Where a picture, a film or a card stood: editors say what is on a picture and bring it in, or leave it out. */
function MissingMediaPlace({ media, nodeKey }: PlaceProps) {
  const [editor] = useLexicalComposerContext();
  const [alt, setAlt] = useState(media.alt);
  const [isDecorative, setIsDecorative] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const [preview, setPreview] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const file = pastedFiles.get(media.src);
  const isRemote = WECHAT_PICTURES.test(media.src);
  const isPicture = media.what === 'picture';

  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  const put = (value: number): void =>
    editor.update(() => {
      // of a picture that the library had before, with words, this is said here alone
      const data = { fields: isDecorative ? { decorative: true } : {}, relationTo: 'media', value };
      $getNodeByKey(nodeKey)?.replace($createUploadNode({ data: data as never }));
    });

  // One of our own pages: the library has it.
  useEffect(() => {
    if (media.src.startsWith(`${location.origin}/`)) void findInLibrary(media.src).then((found) => found && put(found));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the source it came with
  }, [media.src]);

  const leave = (): void => editor.update(() => $getNodeByKey(nodeKey)?.remove());
  const take = async (chosen?: File): Promise<void> => {
    if (alt.trim() === '' && !isDecorative) {
      setMessage('请先填写图片说明；只起装饰作用的图片，请勾选“装饰图”。');
      return;
    }
    setIsBusy(true);
    setMessage('');
    const text = { alt: isDecorative ? '' : alt.trim(), decorative: isDecorative };
    const picture = chosen ?? file;
    const answer = picture ? await uploadPicture(picture, text) : await fetchPicture(media.src, text);
    setIsBusy(false);
    if ('message' in answer) {
      setMessage(answer.message);
      return;
    }
    put(answer.id);
  };

  return (
    <div className="missing-media" role="group" aria-label={`没有粘贴过来的${MISSING_KINDS[media.what]}`}>
      {preview && <img src={preview} alt="" />}
      <p>{sentenceOf(media, file !== undefined)}</p>
      {isPicture && (
        <>
          <label htmlFor={`${id}-alt`}>图片说明</label>
          <input
            id={`${id}-alt`}
            type="text"
            maxLength={200}
            value={alt}
            disabled={isDecorative}
            aria-describedby={`${id}-message`}
            onChange={(event) => setAlt(event.target.value)}
          />
          <label>
            <input type="checkbox" checked={isDecorative} onChange={(event) => setIsDecorative(event.target.checked)} />
            装饰图（不需要说明）
          </label>
        </>
      )}
      <p id={`${id}-message`} role="status" className="missing-media__message">
        {message}
      </p>
      <div className="missing-media__actions">
        {isPicture && (file !== undefined || isRemote) && (
          <Button size="small" disabled={isBusy} onClick={() => void take()}>
            {isBusy ? '正在放入…' : file ? '放入正文' : '取回图片'}
          </Button>
        )}
        {isPicture && (
          <>
            <input
              ref={input}
              type="file"
              accept="image/*"
              hidden
              onChange={(event) => {
                const chosen = event.target.files?.[0];
                event.target.value = '';
                if (chosen) void take(chosen);
              }}
            />
            <Button size="small" buttonStyle="secondary" disabled={isBusy} onClick={() => input.current?.click()}>
              从电脑选择
            </Button>
          </>
        )}
        <Button size="small" buttonStyle="secondary" disabled={isBusy} onClick={leave}>
          不要了
        </Button>
      </div>
    </div>
  );
}

function sentenceOf({ what, src }: MissingMedia, isHere: boolean): string {
  if (what !== 'picture') return `这里原有一段${MISSING_KINDS[what]}，没有随文字粘贴过来，发布后这里不显示任何内容。`;
  if (isHere) return '这里有一张图片，还没有放进正文。';
  if (WECHAT_PICTURES.test(src)) return '这里有一张微信公众号的图片，可以由服务器取回。';
  return '这里原有一张图片，没有随文字粘贴过来：它在您的电脑或别的网站上。请先保存图片，再从电脑选择。';
}
