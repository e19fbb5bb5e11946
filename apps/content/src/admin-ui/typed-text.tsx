'use client';
import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useForm, useFormFields } from '@payloadcms/ui';
import type { EditorState } from '@payloadcms/richtext-lexical/lexical';
import { useEffect, useRef } from 'react';

/** Hands the text of each editor of the page to its form whose form does not have it yet. */
const waiting = new Map<object, () => void>();

/** Whether an editor of formatted text on this page shows words that its form does not have yet. */
export const isTextWaiting = (): boolean => waiting.size > 0;

/** Hands waiting words to their forms now, instead of when the browser is idle. */
export function handOverText(): void {
  for (const handOver of waiting.values()) handOver();
}

/**
 * Knows, within an editor of formatted text, whether the form has what is typed. Payload hands it over when the browser is
 * idle, and not at all what comes in the moment in which an editor is unlocked.
 */
export function TypedText() {
  const [editor] = useLexicalComposerContext();
  const { path } = useEditorConfigContext().fieldProps;
  const { setModified } = useForm();
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const value = useFormFields(([fields]) => fields[path]?.value);
  /** What is shown and was typed, until the form has it. */
  const typed = useRef<EditorState>(undefined);
  useEffect(() => {
    const unregister = editor.registerUpdateListener(
      ({ editorState, prevEditorState, dirtyElements, dirtyLeaves, tags }) => {
        const isTyped = dirtyElements.size + dirtyLeaves.size > 0 && !prevEditorState.isEmpty();
        if (!isTyped || tags.has('history-merge')) return;
        // A button that saves rests while nothing is changed, and the browser says nothing of a press on one that rests.
        setModified(true);
        // Written out when it is asked for: this runs with every key.
        typed.current = editorState;
        waiting.set(editor, () => dispatch({ type: 'UPDATE', path, value: editorState.toJSON() }));
      },
    );
    return () => {
      unregister();
      waiting.delete(editor);
    };
  }, [dispatch, editor, path, setModified]);
  useEffect(() => {
    if (!typed.current || JSON.stringify(value) !== JSON.stringify(typed.current.toJSON())) return;
    typed.current = undefined;
    waiting.delete(editor);
  }, [editor, value]);
  return null;
}
