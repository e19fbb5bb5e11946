'use client';
import { Button, toast, useDocumentDrawerContext, useFormFields, useModal } from '@payloadcms/ui';
import { useState } from 'react';

/** The number in the server's refusal of a file that the library has (hooks/media-file.ts). */
const KNOWN = /已有同一个文件（编号 (\d+)/;

/** Below a file that the library has: takes that one instead, where a picture is being chosen, or leads to it. */
export function KnownFile() {
  const { drawerSlug, onSave } = useDocumentDrawerContext();
  const { closeModal } = useModal();
  const [isBusy, setIsBusy] = useState(false);
  const field = useFormFields(([fields]) => fields['file']);
  const [refused, setRefused] = useState<{ file: unknown; text: string }>();
  const file = field?.value;
  const message = field?.valid === false ? String(field.errorMessage ?? '') : '';
  // Payload forgets a refusal with its next look at the form; it holds as long as the file is the same.
  if (KNOWN.test(message) && (refused?.file !== file || refused?.text !== message)) setRefused({ file, text: message });
  const refusal = refused?.file === file ? (refused?.text ?? '') : '';
  const id = KNOWN.exec(refusal)?.[1];
  if (id === undefined) return null;
  const take = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const answer = await fetch(`/cms/api/media/${id}?depth=0`);
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      const doc = (await answer.json()) as { id: number };
      await onSave?.({ doc, operation: 'create', result: { doc } });
      closeModal(drawerSlug);
    } catch {
      toast.error('没有选用成功，请稍后再试');
    }
    setIsBusy(false);
  };
  return (
    <section className="known-file" role="status">
      <p>{refusal}</p>
      {onSave ? (
        <Button size="medium" margin={false} disabled={isBusy} onClick={() => void take()}>
          选用这个文件
        </Button>
      ) : (
        <a href={`/admin/collections/media/${id}`}>打开已有的文件</a>
      )}
    </section>
  );
}
