'use client';
import { parseTime } from '@yunxia/contract/time';
import { Button, toast, useDocumentInfo, useForm, useFormFields, useFormModified } from '@payloadcms/ui';
import { useRouter, useSearchParams } from 'next/navigation.js';
import { type ReactNode, useEffect, useId, useRef, useState, useTransition } from 'react';
import { serverNow, useServerNow } from './server-clock.ts';
import { TimeInput } from './time-input.tsx';
import { toTypedTime } from './typed-time.ts';

type Panel = 'postpone' | 'cancel' | 'restore';

const NAMES: Readonly<Record<Panel, string>> = { postpone: '延期', cancel: '取消停电', restore: '已恢复' };
/** Why a change is public before its reviews: the form offers these words. */
const URGENT_REASON = '停电变更须立即告知居民';

const toWords = (value: unknown): string => toTypedTime(value, false);
/** A field's time in one form; null for none. */
const toStored = (value: unknown): string | null => {
  const instant = parseTime(String(value ?? ''));
  return instant === null ? null : new Date(instant).toISOString();
};

/** Copies an outage as a draft. @returns the id of the copy @throws Error with a message in Chinese */
async function copyOutage(id: number | string | undefined): Promise<number> {
  let source = id;
  if (source === undefined) {
    const query = 'where[type][equals]=overhaul&sort=-updatedAt&limit=1&depth=0&draft=true';
    const answer = await fetch(`/cms/api/notices?${query}`);
    const { docs = [] } = (await answer.json()) as { docs?: { id: number }[] };
    source = docs[0]?.id;
    if (source === undefined) throw new Error('还没有可以复制的停电公告');
  }
  const answer = await fetch(`/cms/api/notices/${source}/duplicate?depth=0`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { doc, errors } = (await answer.json()) as { doc?: { id: number }; errors?: { message: string }[] };
  if (!answer.ok || !doc) throw new Error(errors?.[0]?.message ?? '没有复制成功，请稍后再试');
  return doc.id;
}

/** 复制上一条, 延期, 取消停电, 已恢复: each is a save of the form, with all its checks. */
export function OutageButtons({ isReviewed }: { isReviewed: boolean }) {
  const { id, hasPublishedDoc, isTrashed } = useDocumentInfo();
  const router = useRouter();
  // the desk leads to a panel
  const asked = useSearchParams().get('do');
  const [panel, setPanel] = useState<Panel | undefined>(() =>
    asked !== null && Object.hasOwn(NAMES, asked) ? (asked as Panel) : undefined,
  );
  const [isBusy, setIsBusy] = useState(false);
  // until the copy is shown: one more press would make another one
  const [isLeaving, startLeaving] = useTransition();
  const now = useServerNow();
  const [type, override, restoredAt, startAt] = useFormFields(([fields]) =>
    ['type', 'override', 'restoredAt', 'startAt'].map((name) => fields[name]?.value),
  );
  const opener = useRef<HTMLElement | null>(null);
  if (type !== 'overhaul' || isTrashed) return null;
  const isOpen = hasPublishedDoc && override !== 'cancelled' && !restoredAt;
  const hasBegun = (parseTime(String(startAt ?? '')) ?? Number.POSITIVE_INFINITY) <= now;
  const panels = (Object.keys(NAMES) as Panel[]).filter((name) => isOpen && (name !== 'restore' || hasBegun));
  const shown = panels.find((name) => name === panel);
  const close = (): void => {
    setPanel(undefined);
    opener.current?.focus();
  };
  const copy = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const made = await copyOutage(id);
      startLeaving(() => router.push(`/admin/collections/notices/${made}`));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '没有复制成功，请稍后再试');
    }
    setIsBusy(false);
  };
  return (
    <div className="outage-actions">
      <Button buttonStyle="secondary" size="medium" disabled={isBusy || isLeaving} onClick={() => void copy()}>
        {id === undefined ? '复制上一条' : '复制这一条'}
      </Button>
      {panels.map((name) => (
        <Button
          key={name}
          buttonStyle="secondary"
          size="medium"
          extraButtonProps={{ 'aria-expanded': shown === name }}
          onClick={(event) => {
            opener.current = event.currentTarget as HTMLElement;
            setPanel(shown === name ? undefined : name);
          }}
        >
          {NAMES[name]}
        </Button>
      ))}
      {shown === 'postpone' && <Postpone isReviewed={isReviewed} onClose={close} />}
      {shown === 'cancel' && <Cancel isReviewed={isReviewed} onClose={close} />}
      {shown === 'restore' && <Restore isReviewed={isReviewed} onClose={close} />}
    </div>
  );
}

interface PanelProps {
  isReviewed: boolean;
  onClose: () => void;
}

/** Saves and publishes the form with values of a panel. */
function useAction({ isReviewed, onClose }: PanelProps) {
  const { id, setHasPublishedDoc } = useDocumentInfo();
  const { submit } = useForm();
  const [reason, setReason] = useState(URGENT_REASON);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (values: Record<string, unknown>): Promise<void> => {
    setIsBusy(true);
    const review = isReviewed ? { review: { action: 'urgent', reason } } : {};
    const result = await submit({
      action: `/cms/api/notices/${id}?depth=0`,
      overrides: { ...values, ...review, _status: 'published' },
    });
    setIsBusy(false);
    // a refusal without a message of ours comes back as a result, too
    if (!result || result.res.status >= 400) return;
    setHasPublishedDoc(true);
    onClose();
  };
  const field = isReviewed ? (
    <Labelled label="应急发布的理由">
      {(name) => <input id={name} value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />}
    </Labelled>
  ) : null;
  return { save, isBusy, field, canSave: !isReviewed || reason.trim() !== '' };
}

function Postpone(props: PanelProps) {
  const { save, isBusy, field, canSave } = useAction(props);
  const [kind, startAt, endAt, expected] = useFormFields(([fields]) =>
    ['kind', 'startAt', 'endAt', 'expectedRestoreAt'].map((name) => fields[name]?.value),
  );
  const isFault = kind === 'fault';
  const [start, setStart] = useState(toStored(startAt));
  const [end, setEnd] = useState(toStored(isFault ? expected : endAt));
  const [isOpenEnded, setIsOpenEnded] = useState(false);
  const former = isFault
    ? `原预计来电 ${toWords(expected) || '待定'}`
    : `原定 ${toWords(startAt)} 至 ${toWords(endAt) || '待定'}`;
  const [newStart, newEnd] = [toStored(start), toStored(end)];
  const isWrong = newStart !== null && newEnd !== null && Date.parse(newEnd) <= Date.parse(newStart);
  const isSame = toStored(startAt) === start && toStored(isFault ? expected : endAt) === end;
  const values = (): Record<string, unknown> => {
    if (isFault) return { expectedRestoreAt: newEnd };
    return isOpenEnded
      ? { override: 'postponed' }
      : { startAt: newStart, ...(newEnd === null ? {} : { endAt: newEnd }), override: 'postponed' };
  };
  return (
    <PanelFrame
      title={isFault ? '改预计来电时间' : '延期'}
      action={isOpenEnded ? '公布延期' : '改到新的时间'}
      canSave={canSave && (isOpenEnded || (!isSame && !isWrong && (isFault ? newEnd : newStart) !== null))}
      isBusy={isBusy}
      onClose={props.onClose}
      onSave={() => void save(values())}
    >
      <p>
        <s>{former}</s>
      </p>
      {!isOpenEnded && (
        <div className="outage-panel__row">
          {!isFault && (
            <Labelled label="新的停电时间">
              {(name) => <TimeInput id={name} value={start} onChange={setStart} />}
            </Labelled>
          )}
          <Labelled label={isFault ? '新的预计来电时间' : '新的送电时间'}>
            {(name) => <TimeInput id={name} value={end} onChange={setEnd} />}
          </Labelled>
        </div>
      )}
      {isWrong && <p role="alert">送电时间早于停电时间。</p>}
      {!isFault && (
        <label className="outage-panel__check">
          <input type="checkbox" checked={isOpenEnded} onChange={({ target }) => setIsOpenEnded(target.checked)} />
          <span>新的时间另行公告</span>
        </label>
      )}
      {field}
    </PanelFrame>
  );
}

function Cancel(props: PanelProps) {
  const { save, isBusy, field, canSave } = useAction(props);
  const { getDataByPath } = useForm();
  const [reason, setReason] = useState('');
  const values = (): Record<string, unknown> => {
    const changes: unknown = getDataByPath('changes');
    const text = `本次停电取消。原因：${reason.trim().replace(/。$/, '')}。`;
    return {
      override: 'cancelled',
      changes: [...(Array.isArray(changes) ? changes : []), { at: new Date(serverNow()).toISOString(), text }],
    };
  };
  return (
    <PanelFrame
      title="取消停电"
      action="确认取消"
      canSave={canSave && reason.trim() !== ''}
      isBusy={isBusy}
      onClose={props.onClose}
      onSave={() => void save(values())}
    >
      <Labelled label="取消的原因（居民会看到）">
        {(name) => (
          <input
            id={name}
            value={reason}
            maxLength={200}
            placeholder="例如：天气原因，检修改期"
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Labelled>
      {field}
    </PanelFrame>
  );
}

function Restore(props: PanelProps) {
  const { save, isBusy, field, canSave } = useAction(props);
  // Now, until another time is typed; the panel may stand there before the server's clock is known.
  const now = useServerNow();
  const [typed, setTyped] = useState<string | null>();
  const time = typed === undefined ? toStored(toWords(new Date(now).toISOString())) : typed;
  const stored = toStored(time);
  return (
    <PanelFrame
      title="已恢复供电"
      action="确认恢复"
      canSave={canSave && stored !== null}
      isBusy={isBusy}
      onClose={props.onClose}
      onSave={() => void save({ restoredAt: stored })}
      isSaveFirst
    >
      <Labelled label="恢复时间（北京时间）">
        {(name) => <TimeInput id={name} value={time} onChange={setTyped} />}
      </Labelled>
      {field}
    </PanelFrame>
  );
}

interface FrameProps {
  title: string;
  action: string;
  canSave: boolean;
  isBusy: boolean;
  /** Whether the button has the focus: the values stand already. */
  isSaveFirst?: boolean;
  onClose: () => void;
  onSave: () => void;
  children: ReactNode;
}

function PanelFrame({ title, action, canSave, isBusy, isSaveFirst = false, onClose, onSave, children }: FrameProps) {
  const isModified = useFormModified();
  const panel = useRef<HTMLElement>(null);
  const name = useId();
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>(isSaveFirst ? '.outage-panel__actions button' : 'input, button')?.focus();
  }, [isSaveFirst]);
  useEffect(() => {
    const { current } = panel;
    const press = (event: KeyboardEvent): void => {
      // the calendar closes by itself
      const isCalendar = event.target instanceof Element && event.target.closest('.day-calendar') !== null;
      if (event.key === 'Escape' && !isCalendar) onClose();
      // in a field of the panel, Enter is its button, not the form's
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      if (canSave && !isBusy) onSave();
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  });
  return (
    <section ref={panel} className="outage-panel" aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {children}
      {isModified && <p className="outage-panel__note">表单里其他没有保存的修改会一起发布。</p>}
      <div className="outage-panel__actions">
        <Button size="medium" disabled={!canSave || isBusy} onClick={onSave}>
          {action}
        </Button>
        <Button size="medium" buttonStyle="secondary" onClick={onClose}>
          不改了
        </Button>
      </div>
    </section>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="outage-panel__field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
