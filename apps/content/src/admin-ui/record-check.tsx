'use client';
import { Button, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { type Finding, findingKinds } from '../check/text-findings.ts';
import { useReview } from './review-store.ts';

/** Name of the marks in the text, as the stylesheet has it. */
const MARK = 'record-check';

/** A plain field by its id, where a dot is two underscores; a formatted text by what the editor says of itself. */
const fieldOf = (path: string): HTMLElement | null =>
  document.getElementById(`field-${path.replaceAll('.', '__')}`)?.closest<HTMLElement>('.field-type') ??
  document.querySelector<HTMLElement>(`[data-field-path="${path}"]`);

/** Where words stand in the text of an element; they may run over several nodes. */
function rangesOf(element: HTMLElement, { before, word, after }: Finding): Range[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const text = nodes.map(({ data }) => data).join('');
  const around = text.indexOf(before + word + after);
  const start = around === -1 ? text.indexOf(word) : around + before.length;
  if (word === '' || start === -1) return [];
  const range = document.createRange();
  let at = 0;
  for (const node of nodes) {
    const end = at + node.data.length;
    if (start >= at && start < end) range.setStart(node, start - at);
    if (start + word.length > at && start + word.length <= end) {
      range.setEnd(node, start + word.length - at);
      return [range];
    }
    at = end;
  }
  return [];
}

/** Leads to a finding: the words are selected in a plain field and underlined in a formatted text, and nothing is changed. */
function show(finding: Finding): void {
  const field = fieldOf(finding.path);
  if (!field) return;
  const input = field.querySelector<HTMLInputElement | HTMLTextAreaElement>('input:not([type="hidden"]), textarea');
  const editor = field.querySelector<HTMLElement>('[contenteditable]');
  if (editor) {
    const ranges = rangesOf(editor, finding);
    if (typeof Highlight !== 'undefined') CSS.highlights.set(MARK, new Highlight(...ranges));
    (ranges[0]?.startContainer.parentElement ?? editor).scrollIntoView({ block: 'center' });
    editor.focus({ preventScroll: true });
    return;
  }
  field.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
  const start =
    input && finding.word
      ? input.value.indexOf(finding.word, Math.max(0, input.value.indexOf(finding.before + finding.word)))
      : -1;
  if (input && start >= 0) input.setSelectionRange(start, start + finding.word.length);
}

type State =
  { status: 'idle' | 'asking' } | { status: 'failed'; message: string } | { status: 'done'; findings: Finding[] };

/**
 * Beside the form: what is wrong or doubtful in the text as it stands, when it is asked for, and at once for whom the text
 * waits for. It stops nothing.
 */
export function RecordCheck() {
  const { collectionSlug, globalSlug, isTrashed } = useDocumentInfo();
  const { getData } = useForm();
  const [state, setState] = useState<State>({ status: 'idle' });
  const heading = useId();
  useEffect(() => () => void (typeof CSS !== 'undefined' && CSS.highlights?.delete(MARK)), []);
  const ask = async (): Promise<void> => {
    setState({ status: 'asking' });
    CSS.highlights?.delete(MARK);
    try {
      const answer = await fetch('/cms/api/check-record', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ of: collectionSlug ?? globalSlug, values: getData() }),
      });
      const body = (await answer.json()) as { findings?: Finding[]; errors?: { message: string }[] };
      if (answer.ok && body.findings) setState({ status: 'done', findings: body.findings });
      else setState({ status: 'failed', message: body.errors?.[0]?.message ?? '没有检查成，请稍后再试' });
    } catch {
      setState({ status: 'failed', message: '没有检查成，请检查网络后再试' });
    }
  };
  const { review } = useReview();
  const isReviewers = review?.awaited !== undefined && review.fault === undefined && !review.isOwn;
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!isReviewers || wasAsked.current) return;
    wasAsked.current = true;
    void ask();
  });
  if (isTrashed) return null;
  return (
    <section className="record-check" aria-labelledby={heading}>
      <div className="record-check__head">
        <h2 id={heading}>检查</h2>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={state.status === 'asking'}
          onClick={() => void ask()}
        >
          {state.status === 'done' ? '再查一次' : '检查'}
        </Button>
      </div>
      <p role="status">{statusText(state)}</p>
      {state.status === 'done' && state.findings.length > 0 ? (
        <ul>
          {state.findings.map((finding) => (
            <li key={`${finding.path} ${finding.message} ${finding.before} ${finding.word} ${finding.after}`}>
              <span>
                <strong>{finding.message}</strong>
                <small>{[findingKinds[finding.kind], finding.label].join(' · ')}</small>
                {finding.word && finding.kind !== 'link' ? (
                  <q>
                    {finding.before}
                    <mark>{finding.word}</mark>
                    {finding.after}
                  </q>
                ) : null}
                {finding.suggestion ? <small>{`建议：${finding.suggestion}`}</small> : null}
              </span>
              {finding.href ? (
                <a href={finding.href} target="_blank" rel="noreferrer">
                  补写
                </a>
              ) : (
                <button type="button" onClick={() => show(finding)} aria-label={`定位：${finding.message}`}>
                  定位
                </button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function statusText(state: State): string {
  switch (state.status) {
    case 'idle':
      return '发布前查一遍用词、图片说明、链接和日期。只提醒，不阻止发布。';
    case 'asking':
      return '正在检查…';
    case 'failed':
      return state.message;
    default:
      return state.findings.length === 0 ? '没有发现问题。' : `有 ${state.findings.length} 处请看一眼，不影响发布。`;
  }
}
