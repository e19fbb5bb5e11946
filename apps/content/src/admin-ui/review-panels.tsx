'use client';
import { Button, useForm } from '@payloadcms/ui';
import type { FieldDiffClientProps } from 'payload';
import { useEffect, useId, useRef, useState } from 'react';
import { deedNames, type Entry } from '../access/review.ts';
import { stepNames } from '../access/rights.ts';
import { toWords } from './field-differences.ts';
import { useReviewAct } from './review-controls.tsx';
import { type Asked, askReason, useReview } from './review-store.ts';

const clock = (at: string | undefined): string => (at ? toWords(new Date(at).toISOString()).slice(5) : '');

/** Above the fields: how far the text has come, and the panel that asks for a reason. */
export function ReviewSteps() {
  const { review, asked, fault, isStale } = useReview();
  if (review === null)
    return fault ? (
      <p className="review-fault" role="alert">
        {fault}
      </p>
    ) : null;
  if (review !== undefined && review.steps.length === 0) return null;
  return (
    <div className="review-top">
      <ol className="review-steps" aria-label="审核进度" aria-busy={review === undefined}>
        {(review?.steps ?? []).map(({ label, state, who, at }) => (
          <li key={label} className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
            <b>{label}</b>
            <small>{[who, clock(at)].filter(Boolean).join(' ')}</small>
          </li>
        ))}
      </ol>
      {fault && !asked ? (
        <p className="review-fault" role="alert">
          {fault}
        </p>
      ) : null}
      {isStale ? <ReadAgain /> : null}
      {asked ? <ReasonPanel key={asked} asked={asked} /> : null}
    </div>
  );
}

function ReadAgain() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} buttonStyle="secondary" size="medium" margin={false} onClick={() => window.location.reload()}>
      重新打开
    </Button>
  );
}

const USUAL: Readonly<Record<Asked, readonly string[]>> = {
  return: ['数据要核实', '图片缺说明', '称谓不对', '错别字'],
  urgent: ['抢修停电', '时间有变', '已恢复供电', '上级要求'],
  force: ['值班领导同意', '审核人不在岗', '更正错误', '上级要求'],
};
const HEADINGS: Readonly<Record<Asked, string>> = {
  return: '退回',
  urgent: '应急发布：不经审核，立即公开',
  force: '越过审核发布：立即公开，操作记录中标红',
};

function ReasonPanel({ asked }: { asked: Asked }) {
  const { review, fault } = useReview();
  const { decide, send, isBusy } = useReviewAct();
  const { disabled } = useForm();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const name = useId();
  useEffect(() => field.current?.focus(), []);
  const confirm = (): void => {
    if (reason.trim() === '') {
      setIsMissing(true);
      field.current?.focus();
      return;
    }
    void (asked === 'return' ? decide : send)({ action: asked, reason: reason.trim() });
  };
  const error = isMissing ? '请填写理由' : fault;
  return (
    <section id="review-reason" className="review-reason" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{asked === 'return' && review?.author ? `退回给${review.author}` : HEADINGS[asked]}</h2>
      <div className="review-reason__usual" role="group" aria-label="常用理由">
        {USUAL[asked].map((words) => (
          <Button
            key={words}
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => {
              setReason(reason.trim() === '' ? words : `${reason.trim()}；${words}`);
              setIsMissing(false);
              field.current?.focus();
            }}
          >
            {words}
          </Button>
        ))}
      </div>
      <label htmlFor={`${name}-reason`}>理由（必填，不超过 200 字）</label>
      <textarea
        id={`${name}-reason`}
        ref={field}
        rows={2}
        maxLength={200}
        value={reason}
        required
        aria-invalid={error !== ''}
        aria-describedby={error ? `${name}-error` : undefined}
        onChange={(event) => {
          setReason(event.target.value);
          setIsMissing(false);
        }}
      />
      {error ? (
        <p id={`${name}-error`} className="review-fault" role="alert">
          {error}
        </p>
      ) : null}
      <div className="review-reason__actions">
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => askReason(undefined)}>
          取消
        </Button>
        <Button
          size="medium"
          margin={false}
          disabled={isBusy || (disabled === true && asked !== 'return')}
          extraButtonProps={asked === 'return' ? {} : { 'data-publishes': '' }}
          onClick={confirm}
        >
          {asked === 'return' ? '退回' : '发布'}
        </Button>
      </div>
    </section>
  );
}

type Line = Omit<Entry, 'by'>;

/** `初审通过`, `退回`, `改后再交`. */
function deedText({ what, step }: Line, earlier: readonly Line[]): string {
  if (what === 'passed' && step) return `${stepNames[step]}通过`;
  if (what === 'returned' && step) return `${stepNames[step]}退回`;
  if (what === 'submitted' && earlier.some((line) => line.what === 'returned')) return '改后再交';
  return deedNames[what];
}

const linesOf = (value: unknown): Line[] => (Array.isArray(value) ? (value as Line[]) : []);

/** Between two versions: what was done for the review from the one to the other. */
export function ReviewDiff({ comparisonValue, versionValue }: FieldDiffClientProps) {
  const name = useId();
  const log = linesOf(versionValue);
  const before = new Set(linesOf(comparisonValue).map(({ at, what }) => `${at} ${what}`));
  const added = log.filter(({ at, what }) => !before.has(`${at} ${what}`));
  if (added.length === 0) return null;
  return (
    <section className="review-log" aria-labelledby={name}>
      <h2 id={name}>审核记录</h2>
      <Lines log={added.toReversed()} />
    </section>
  );
}

function Lines({ log }: { log: readonly Line[] }) {
  return (
    <ol>
      {log.map((line, index) => (
        <li key={`${line.at} ${line.what}`} className={line.what === 'forced' ? 'is-forced' : undefined}>
          <b>{line.who}</b> <span>{deedText(line, log.slice(index + 1))}</span>
          <small>{clock(line.at)}</small>
          {line.reason ? <q>{line.reason}</q> : null}
        </li>
      ))}
    </ol>
  );
}

/** At the right: who did what, when and why. */
export function ReviewLog() {
  const { review } = useReview();
  const name = useId();
  const log = review?.log ?? [];
  if (log.length === 0) return null;
  return (
    <section className="review-log" aria-labelledby={name}>
      <h2 id={name}>记录</h2>
      <Lines log={log} />
    </section>
  );
}
