'use client';
import {
  Button,
  FormSubmit,
  PublishButton,
  toast,
  UnpublishButton,
  useDocumentInfo,
  useForm,
  useFormModified,
} from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { toWords } from './field-differences.ts';
import { useServerNow } from './server-clock.ts';
import { stageText } from './stage-cell.tsx';
import { type Asked, askReason, showFault, useReview } from './review-store.ts';
import type { Act } from '../access/review.ts';

/** Sends what is asked for beside a text that was saved before, and shows the page as it is then. */
export function useReviewAct() {
  const { slug, id, updatedAt } = useReview();
  const { globalSlug, unlockDocument } = useDocumentInfo();
  const { submit } = useForm();
  const [isBusy, setIsBusy] = useState(false);
  const path = globalSlug ? `/cms/api/globals/${slug}` : `/cms/api/${slug}${id === undefined ? '' : `/${id}`}`;
  const method = id === undefined || globalSlug ? 'POST' : 'PATCH';
  const run = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    await work().finally(() => setIsBusy(false));
  };
  return {
    isBusy,
    /** Of the text as it is stored. */
    decide: (review: Act) =>
      run(async () => {
        const answer = await fetch(`${path}?depth=0`, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ review, updatedAt }),
        }).catch(() => undefined);
        if (answer?.ok) {
          window.location.reload();
          return;
        }
        const json = (await answer?.json().catch(() => undefined)) as
          { errors?: { message?: string; data?: { conflict?: object } }[] } | undefined;
        const [error] = json?.errors ?? [];
        const message = error?.message ?? '没有送到服务器，请稍后再试';
        showFault(message, error?.data?.conflict !== undefined);
        toast.error(message);
      }),
    /** Of the text as it stands in the form. */
    send: (review: Act) =>
      run(async () => {
        const isDraft = review.action === 'submit';
        const sent = await submit({
          action: `${path}?depth=0&fallback-locale=null${isDraft ? '&draft=true' : ''}`,
          method,
          overrides: { _status: isDraft ? 'draft' : 'published', review },
        });
        if (!sent || sent.res.status >= 400 || id === undefined) return;
        // the next reviewer finds no lock of a form that is closed
        await unlockDocument(id, slug);
        window.location.reload();
      }),
  };
}

/** In the place of Payload's button: what happens next to this text, by name. */
export function ReviewPublish() {
  const { review } = useReview();
  if (review === undefined) return null;
  if (review === null || review.steps.length === 0) return review?.may.publish === false ? null : <PublishButton />;
  return <ReviewButtons />;
}

/** For whom the form is closed: reviewers who do not write. */
export function ReviewBefore() {
  const { hasSavePermission, isTrashed } = useDocumentInfo();
  const { review } = useReview();
  if (isTrashed || hasSavePermission !== false || !review || review.steps.length === 0) return null;
  return <ReviewButtons />;
}

const askNames: Readonly<Record<Asked, string>> = { return: '退回', urgent: '应急发布', force: '越过审核发布' };

function ReviewButtons() {
  const { review, asked } = useReview();
  const { id, hasSavePermission } = useDocumentInfo();
  const isModified = useFormModified();
  const { decide, send, isBusy } = useReviewAct();
  if (!review) return null;
  const { awaited, fault, isOwn, may } = review;
  const isDone = review.stage === 'published' || review.stage === 'planned';
  const isTurn = awaited !== undefined && fault === undefined && !isModified;
  const canSubmit = hasSavePermission && may.submit === true && (isModified || (!awaited && !isDone));
  const opener = (name: Asked) => (
    <Button
      buttonStyle="secondary"
      size="medium"
      margin={false}
      disabled={isBusy}
      extraButtonProps={{ 'aria-expanded': asked === name, 'aria-controls': 'review-reason' }}
      onClick={() => askReason(asked === name ? undefined : name)}
    >
      {askNames[name]}
    </Button>
  );
  return (
    <>
      {awaited && isOwn && !isModified ? <span className="review-note">自己的稿件由他人审核</span> : null}
      {awaited && !isOwn && fault && !isModified ? <span className="review-note">{fault}</span> : null}
      {may.urgent && hasSavePermission && !isTurn ? opener('urgent') : null}
      {may.force && hasSavePermission && id !== undefined && !isTurn && (isModified || !isDone)
        ? opener('force')
        : null}
      {isTurn ? opener('return') : null}
      {isTurn ? (
        <Button
          size="medium"
          margin={false}
          disabled={isBusy}
          extraButtonProps={{ 'data-publishes': '' }}
          onClick={() => void decide({ action: 'pass', reason: '' })}
        >
          {review.passLabel}
        </Button>
      ) : (
        hasSavePermission &&
        may.submit &&
        (isModified || !awaited) && (
          <FormSubmit
            buttonId="action-save"
            size="medium"
            type="button"
            disabled={!canSubmit || isBusy}
            onClick={() => void send({ action: 'submit', reason: '' })}
          >
            {review.submitLabel}
          </FormSubmit>
        )
      )}
    </>
  );
}

/** In the menu of a record, for those who may take it down. */
export function ReviewUnpublish() {
  const { review } = useReview();
  return review?.may.takeDown === true ? <UnpublishButton /> : null;
}

/** Where the record stands, above the form. */
export function ReviewStatus() {
  const { review } = useReview();
  const { id, initialData, hasPublishedDoc } = useDocumentInfo();
  const publicId = useRef<typeof id>(undefined);
  const now = useServerNow();
  useEffect(() => {
    // Payload's button gives the form its old text and time again, so that it says 已发布 and its next save is refused
    if (id !== undefined && publicId.current === id && !hasPublishedDoc) window.location.reload();
    publicId.current = hasPublishedDoc ? id : undefined;
  }, [hasPublishedDoc, id]);
  if (review === undefined) return <span>…</span>;
  const text = stageText({ ...initialData, ...(review ? { reviewStage: review.stage } : {}) }, now);
  const isChange = review?.isPublic === true && review.stage !== 'published' && review.stage !== 'planned';
  return (
    <p className="review-status">
      <span>状态：</span>
      <strong>{text}</strong>
      {review?.plannedAt ? <span>{` ${toWords(review.plannedAt).slice(5)} 替换`}</span> : null}
      {isChange ? <span>（网站上仍是已发布的版本）</span> : null}
    </p>
  );
}
