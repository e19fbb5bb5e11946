'use client';
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html';
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $isDecoratorNode,
  $isElementNode,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { Button } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { cleanPasted } from '../editor/clean-pasted.ts';
import { wordFault } from '../editor/word-file.ts';

/** Takes the text of a Word document into the editor: headings, lists, tables, and its pictures, each with its place. */
export function WordImport() {
  const [editor] = useLexicalComposerContext();
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const read = async (file: File): Promise<void> => {
    setIsBusy(true);
    setMessage('');
    try {
      const data = await file.arrayBuffer();
      const fault = wordFault(new Uint8Array(data));
      if (fault !== null) {
        setMessage(fault);
        return;
      }
      const { default: mammoth } = await import('mammoth');
      const { value } = await mammoth.convertToHtml({ arrayBuffer: data });
      const { html, isEmpty, missing } = cleanPasted(value, location.origin);
      if (isEmpty) {
        setMessage('文档里没有可以导入的文字或图片。');
        return;
      }
      editor.update(() => {
        // Behind the paragraph of the cursor; an empty one makes room.
        const at = $getSelection()?.getNodes()[0]?.getTopLevelElement() ?? $getRoot().getLastChild();
        let last = at;
        for (const node of $generateNodesFromDOM(editor, new DOMParser().parseFromString(html, 'text/html'))) {
          const block = $isElementNode(node) || $isDecoratorNode(node) ? node : $createParagraphNode().append(node);
          if (last) last.insertAfter(block);
          else $getRoot().append(block);
          last = block;
        }
        if ($isElementNode(at) && at.isEmpty()) at.remove();
      });
      setMessage(
        `已导入“${file.name}”。${missing > 0 ? `其中 ${missing} 张图片已在正文中标出，请逐一写明说明并放入。` : ''}`,
      );
    } catch {
      setMessage('无法读取这个文档：文件可能已损坏或设有密码。请在 Word 中打开后另存为 .docx，再导入。');
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <div className="word-import">
      <input
        ref={input}
        type="file"
        accept=".docx"
        hidden
        aria-label="Word 文档"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void read(file);
        }}
      />
      <Button
        size="small"
        buttonStyle="secondary"
        margin={false}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {isBusy ? '正在导入…' : '导入 Word 文档'}
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}
