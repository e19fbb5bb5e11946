'use client';
import { Button, useStepNav } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { ImportCheck, ImportProgress } from '../import/import-answers.ts';

/** What is imported by a table, in its own words. */
export interface ImportTable {
  /** Path of its endpoints. */
  readonly api: string;
  readonly title: string;
  /** The list that the records stand in afterwards. */
  readonly list: { readonly label: string; readonly title: string; readonly url: string };
  /** What a row is counted in: 条, 个指标. */
  readonly unit: string;
  /** Most rows of a file. */
  readonly most: number;
}

const ASK_EVERY_MS = 700;
/** Answers that may be missed one after the other before the page says so. */
const MOST_MISSED = 5;

type Step =
  | { name: 'choose'; fault?: string }
  | { name: 'check'; file: File; check: ImportCheck; fault?: string }
  | { name: 'import'; file: File; check: ImportCheck; progress: ImportProgress; fault?: string };

/** Sends the file as it is. @throws Error with a message in Chinese */
async function send(url: string, file: File): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(file.name) },
      body: await file.arrayBuffer(),
    });
  } catch {
    throw new Error('没有连上服务器，或者文件在上传时被改动，请重新选择文件');
  }
  // 422 with rows is an answer: somebody has changed what the rows are checked against
  if (answer.ok) return answer;
  const { errors, rows } = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as {
    errors?: { message: string }[];
    rows?: unknown;
  };
  if (rows !== undefined) return answer;
  throw new Error(errors?.[0]?.message ?? '服务器没有应答，请稍后再试');
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '请稍后再试');

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A table is chosen, checked row by row, and imported as a whole. */
export function TableImport({ table }: { table: ImportTable }) {
  const { api, title, list } = table;
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [isBusy, setIsBusy] = useState(false);
  const { setStepNav } = useStepNav();
  useEffect(() => {
    setStepNav([{ label: list.label, url: list.url.replace(/\?.*/, '') }, { label: title }]);
  }, [list, setStepNav, title]);

  const choose = async (file: File): Promise<void> => {
    setIsBusy(true);
    try {
      const answer = await send(`${api}/check`, file);
      setStep({ name: 'check', file, check: (await answer.json()) as ImportCheck });
    } catch (error) {
      setStep({ name: 'choose', fault: `“${file.name}”：${messageOf(error)}` });
    }
    setIsBusy(false);
  };

  const begin = async (file: File, check: ImportCheck): Promise<void> => {
    setIsBusy(true);
    try {
      const answer = await send(api, file);
      const body = (await answer.json()) as { id: string; total: number } & ImportCheck;
      if (answer.status === 202) {
        const progress: ImportProgress = { phase: 'writing', written: 0, total: body.total };
        setStep({ name: 'import', file, check, progress });
        await follow(`${api}/${body.id}`, (next) => setStep({ name: 'import', file, check, progress: next }));
      } else if (answer.ok) {
        const progress: ImportProgress = { phase: 'done', written: body.total, total: body.total };
        setStep({ name: 'import', file, check, progress });
      } else setStep({ name: 'check', file, check: { ...body, isReviewed: check.isReviewed } });
    } catch (error) {
      setStep({ name: 'check', file, check, fault: messageOf(error) });
    }
    setIsBusy(false);
  };

  const download = async (file: File): Promise<void> => {
    try {
      const answer = await send(`${api}/notes`, file);
      save(await answer.blob(), `${file.name.replace(/\.\w+$/, '')}-批注.xlsx`);
    } catch (error) {
      setStep((now) => ({ ...now, fault: messageOf(error) }));
    }
  };

  return (
    <div className="outage-import">
      <div className="outage-import__head">
        <h1>{title}</h1>
        <a href={`${api}/template`} download>
          下载模板
        </a>
      </div>
      <Steps step={step} />
      {step.fault !== undefined && (
        <p className="outage-import__fault" role="alert">
          {step.fault}
        </p>
      )}
      {step.name === 'choose' && <Choose table={table} isBusy={isBusy} onChoose={(file) => void choose(file)} />}
      {step.name === 'check' && (
        <Check
          key={step.check.faulty === 0 ? 'right' : 'wrong'}
          table={table}
          check={step.check}
          isBusy={isBusy}
          onChoose={(file) => void choose(file)}
          onDownload={() => void download(step.file)}
          onImport={() => void begin(step.file, step.check)}
        />
      )}
      {step.name === 'import' && (
        <Progress
          table={table}
          progress={step.progress}
          isReviewed={step.check.isReviewed}
          onAgain={() => setStep({ name: 'choose' })}
        />
      )}
    </div>
  );
}

/** Asks how far an import is, until it is over. @throws Error with a message in Chinese */
async function follow(url: string, onProgress: (progress: ImportProgress) => void): Promise<void> {
  let missed = 0;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    const answer = await fetch(url).catch(() => undefined);
    if (!answer?.ok) {
      missed += 1;
      if (missed > MOST_MISSED) throw new Error('没有连上服务器，导入可能还在进行；请稍后在列表里查看');
      continue;
    }
    missed = 0;
    const progress = (await answer.json()) as ImportProgress;
    onProgress(progress);
    if (progress.phase === 'done' || progress.phase === 'failed') return;
  }
}

function Steps({ step }: { step: Step }) {
  const names = ['choose', 'check', 'import'] as const;
  const at = names.indexOf(step.name);
  const isDone = step.name === 'import' && step.progress.phase === 'done';
  const fileName = step.name === 'choose' ? '.xlsx 或 .csv' : step.file.name;
  const found =
    step.name === 'choose' ? '逐行检查' : step.check.faulty > 0 ? `${step.check.faulty} 行有问题` : '没有问题';
  const details = [fileName, found, '一次全部写入'];
  return (
    <ol className="outage-import__steps" aria-label="导入步骤">
      {['选择文件', '核对', '导入'].map((label, index) => (
        <li
          key={label}
          className={index < at || isDone ? 'is-done' : index === at ? 'is-now' : 'is-next'}
          aria-current={index === at ? 'step' : undefined}
        >
          <strong>{label}</strong>
          <small>{details[index]}</small>
        </li>
      ))}
    </ol>
  );
}

/** A button that opens the choice of a file; a file may be dropped on it, too. */
function FileButton({ label, isBusy, onChoose }: { label: string; isBusy: boolean; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv,.txt"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // the same file again, repaired, is a choice, too
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button buttonStyle="secondary" disabled={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

interface ChooseProps {
  table: ImportTable;
  isBusy: boolean;
  onChoose: (file: File) => void;
}

function Choose({ table, isBusy, onChoose }: ChooseProps) {
  return (
    <div
      className="outage-import__drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && !isBusy) onChoose(file);
      }}
    >
      <p role="status">{isBusy ? '正在检查每一行……' : '把填好的表格拖到这里，或者'}</p>
      <FileButton label="选择文件" isBusy={isBusy} onChoose={onChoose} />
      <p>{`支持 Excel 或 WPS 的 .xlsx，和 .csv（UTF-8、GBK 都可以）；一次最多 ${table.most} 行。选择文件时不会写入任何内容。`}</p>
    </div>
  );
}

interface CheckProps {
  table: ImportTable;
  check: ImportCheck;
  isBusy: boolean;
  onChoose: (file: File) => void;
  onDownload: () => void;
  onImport: () => void;
}

function Check({ table, check, isBusy, onChoose, onDownload, onImport }: CheckProps) {
  const { total, faulty, rows, columns, isReviewed } = check;
  const [isAll, setIsAll] = useState(faulty === 0);
  const hasOutcome = rows.some(({ outcome }) => outcome);
  const shown = isAll ? rows : rows.filter(({ faults }) => faults.length > 0);
  return (
    <>
      <div className="outage-import__result">
        <p role="status">
          <strong>
            {faulty === 0
              ? `共 ${total} 行，都没有问题`
              : `共 ${total} 行，${total - faulty} 行没有问题，${faulty} 行要改`}
          </strong>
          <small>
            {faulty === 0
              ? `现在还没有写入。导入后${isReviewed ? '全部提交审核' : '全部同时发布'}，中途出错则一条也不留。`
              : '全部改好才能导入，现在还没有写入任何一行。'}
          </small>
        </p>
        {faulty > 0 && (
          <Button buttonStyle="secondary" onClick={onDownload}>
            下载带批注的表格
          </Button>
        )}
        <FileButton label="重新上传" isBusy={isBusy} onChoose={onChoose} />
        <Button disabled={faulty > 0 || isBusy} onClick={onImport}>
          {`导入 ${total} ${table.unit}`}
        </Button>
      </div>
      <div className="outage-import__filter" role="group" aria-label="显示的行">
        <button type="button" aria-pressed={!isAll} disabled={faulty === 0} onClick={() => setIsAll(false)}>
          {`有问题 ${faulty}`}
        </button>
        <button type="button" aria-pressed={isAll} onClick={() => setIsAll(true)}>
          {`全部 ${total}`}
        </button>
        <p>行号与表格一致。</p>
      </div>
      {/* A region that scrolls is reached by the keyboard (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="outage-import__sheet" tabIndex={0} role="region" aria-label="表格预览，可左右滚动">
        <table>
          <thead>
            <tr>
              <th scope="col">行</th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
              {hasOutcome && <th scope="col">导入后</th>}
              {faulty > 0 && <th scope="col">问题</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, cells, faults, outcome }) => {
              const wrong = new Set(faults.map(({ column }) => column));
              return (
                <tr key={row} className={faults.length > 0 ? 'is-wrong' : undefined}>
                  <th scope="row">{row}</th>
                  {columns.map(({ key }) => (
                    <td key={key} className={wrong.has(key) ? 'is-wrong' : undefined}>
                      {cells[key]}
                    </td>
                  ))}
                  {hasOutcome && <td>{outcome}</td>}
                  {faulty > 0 && (
                    <td className="outage-import__message">{faults.map(({ message }) => message).join('；')}</td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface ProgressProps {
  table: ImportTable;
  progress: ImportProgress;
  isReviewed: boolean;
  onAgain: () => void;
}

function Progress({ table: { list, unit }, progress: { phase, written, total }, isReviewed, onAgain }: ProgressProps) {
  const words = {
    writing: `正在写入，${written} / ${total} ${unit}。可以离开这一页，导入会继续。`,
    publishing: isReviewed ? `已写入 ${total} ${unit}，正在提交审核……` : `已写入 ${total} ${unit}，正在一起发布……`,
    done:
      total === 0
        ? '表格与已有内容相同，没有改动。'
        : isReviewed
          ? `已写入 ${total} ${unit}，等待审核。`
          : `已写入 ${total} ${unit}，网站已更新。`,
    failed: '导入没有完成，已经写入的全部撤回，一条也没有留下。请稍后再试。',
  } as const;
  const isOver = phase === 'done' || phase === 'failed';
  return (
    <div className="outage-import__progress">
      <p role="status" className={phase === 'failed' ? 'is-failed' : undefined}>
        <strong>{words[phase]}</strong>
      </p>
      {!isOver && <progress aria-label="导入进度" max={total} value={written} />}
      {isOver && (
        <div className="outage-import__after">
          <a href={list.url}>{list.title}</a>
          <Button buttonStyle="secondary" onClick={onAgain}>
            再导入一个文件
          </Button>
        </div>
      )}
    </div>
  );
}
