'use client';
import { tenderNoticeTypes } from '@yunxia/contract/tender-codes';
import { Button, toast, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState, useTransition } from 'react';
import { nextNotices, type NextNotice, toNextNotice } from '../tenders/next-notice.ts';

/** The buttons' words; which notice each makes is said to screen readers and on the pointer. */
const SHORT: Readonly<Record<NextNotice, string>> = { change: '变更', candidates: '候选人', result: '结果' };

/** Above a tender: the notices that follow it, each a draft with its number and facts. */
export function TenderChain() {
  const { id, isTrashed } = useDocumentInfo();
  const { getData } = useForm();
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  // until the draft is shown: one more press would make another one
  const [isLeaving, startLeaving] = useTransition();
  const [type, projectNo] = useFormFields(([fields]) => [fields['noticeType']?.value, fields['projectNo']?.value]);
  if (id === undefined || isTrashed || type !== 'tender') return null;
  const make = async (next: NextNotice): Promise<void> => {
    setIsBusy(true);
    try {
      const answer = await fetch('/cms/api/purchases?draft=true&depth=0', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(toNextNotice(getData(), next)),
      });
      const { doc, errors } = (await answer.json()) as { doc?: { id: number }; errors?: { message: string }[] };
      if (!answer.ok || !doc) throw new Error(errors?.[0]?.message ?? '没有建成，请稍后再试');
      startLeaving(() => router.push(`/admin/collections/purchases/${doc.id}`));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '没有建成，请稍后再试');
    }
    setIsBusy(false);
  };
  return (
    <div className="outage-actions" role="group" aria-label="由这条招标建立">
      <span aria-hidden="true">建立</span>
      {nextNotices.map((next) => (
        <Button
          key={next}
          buttonStyle="secondary"
          size="medium"
          disabled={isBusy || isLeaving || !projectNo}
          extraButtonProps={{ title: projectNo ? tenderNoticeTypes[next] : '先填写项目编号' }}
          aria-label={`建立${tenderNoticeTypes[next]}`}
          onClick={() => void make(next)}
        >
          {SHORT[next]}
        </Button>
      ))}
    </div>
  );
}
