'use client';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useFormProcessing } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Formatted text takes no keys while a save is under way, as Payload's other fields do: the answer of the save fills the
 * form, and what was typed meanwhile would be replaced. Afterwards the cursor is where it was, unless the server has changed
 * the text, which Payload then draws again.
 */
export function SaveLock() {
  const [editor] = useLexicalComposerContext();
  const isSaving = useFormProcessing();
  useEffect(() => {
    if (!isSaving || !editor.isEditable()) return undefined;
    const hadFocus = editor.getRootElement()?.contains(document.activeElement) === true;
    editor.setEditable(false);
    return () => {
      editor.setEditable(true);
      // The text can take the focus when it has been rendered as editable; a focus elsewhere stays there.
      const focus = (): void => {
        if (document.activeElement === document.body) editor.focus();
      };
      if (hadFocus) requestAnimationFrame(() => setTimeout(focus));
    };
  }, [editor, isSaving]);
  return null;
}
