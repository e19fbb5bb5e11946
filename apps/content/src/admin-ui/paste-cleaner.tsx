'use client';
import { toast } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { cleanPasted } from '../editor/clean-pasted.ts';

/** Wherever text with markup is pasted into an editor, it is cleaned first. Around the whole admin. */
export function PasteCleaner({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.addEventListener('paste', cleanPaste, true);
    return () => document.removeEventListener('paste', cleanPaste, true);
  }, []);
  return children;
}

function cleanPaste(event: ClipboardEvent): void {
  const { clipboardData: data, target } = event;
  const html = data?.getData('text/html') ?? '';
  // What the editor copied itself needs nothing.
  if (!data || html === '' || data.types.includes('application/x-lexical-editor')) return;
  if (!(target instanceof Node) || !isInEditor(target)) return;
  const cleaned = cleanPasted(html, location.origin);
  const pictures = [...data.files].filter((file) => file.type.startsWith('image/'));
  const clean = new DataTransfer();
  if (pictures.length > 0 && isPictureAlone(cleaned.html)) {
    // A picture copied in Word: its markup names a file on the disk, but the picture itself is there.
    for (const file of pictures) clean.items.add(file);
  } else {
    clean.setData('text/html', cleaned.html);
    if (!cleaned.isEmpty) clean.setData('text/plain', data.getData('text/plain'));
    if (cleaned.missing > 0) {
      toast.warning(`有 ${cleaned.missing} 处图片或音视频没有随文字粘贴过来，正文中已标出，请逐一处理。`, {
        duration: 15_000,
      });
    }
  }
  // The editor reads the event's own property before that of its prototype.
  Object.defineProperty(event, 'clipboardData', { value: clean });
}

/** Whether markup holds nothing but the place of one picture. */
function isPictureAlone(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').trim() === '' && body.querySelectorAll('[data-missing]').length <= 1;
}

function isInEditor(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('[data-lexical-editor]') != null && element.closest('input, textarea') === null;
}
