import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import type { OpenDocument } from './open-document.ts';
import { MAX_PRINTED, printPages } from './print-pages.ts';
import styles from './dialogs.module.css';

export interface PrintDialogProps {
  document: OpenDocument;
  /** Page the reader is at. */
  page: number;
  open: boolean;
  onClose: () => void;
}

/** Which pages go to paper; then how far they are drawn. */
export function PrintDialog({ document, page, open, onClose }: PrintDialogProps) {
  const { numPages } = document.pdf;
  const [choice, setChoice] = useState<'all' | 'this' | 'some'>('all');
  const [done, setDone] = useState<number | null>(null);
  const [fault, setFault] = useState('');
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const leave = useRef<AbortController>(null);
  useEffect(() => () => leave.current?.abort(), []);
  const numbers = (): number[] => {
    if (choice === 'this') return [page];
    const first = choice === 'all' ? 1 : Number(from.current?.value);
    const last = choice === 'all' ? numPages : Number(to.current?.value);
    if (!(first >= 1 && last >= first && last <= numPages)) return [];
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  };
  const [total, setTotal] = useState(0);
  const start = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = numbers();
    if (chosen.length === 0) return setFault(`请输入 1 到 ${numPages} 之间的页码，起始页不大于结束页。`);
    if (chosen.length > MAX_PRINTED)
      return setFault(`一次最多打印 ${MAX_PRINTED} 页。请分几次打印，或者下载后用阅读软件打印。`);
    setFault('');
    setTotal(chosen.length);
    leave.current = new AbortController();
    try {
      await printPages(document, chosen, setDone, leave.current.signal);
      onClose();
    } catch {
      if (!leave.current.signal.aborted) setFault('打印没有准备好，请重试，或者下载后用阅读软件打印。');
    } finally {
      setDone(null);
    }
  };
  const stop = () => {
    leave.current?.abort();
    onClose();
  };
  return (
    <Dialog open={open} onClose={stop} title="打印">
      <form className={styles.print} onSubmit={start}>
        <fieldset className={styles.choices} disabled={done !== null}>
          <legend className="vh">打印范围</legend>
          <Choice label={`全部（${numPages}页）`} isChosen={choice === 'all'} onChoose={() => setChoice('all')} />
          <Choice label={`当前页（第${page}页）`} isChosen={choice === 'this'} onChoose={() => setChoice('this')} />
          <Choice label="部分页" isChosen={choice === 'some'} onChoose={() => setChoice('some')} />
          <span className={styles.range}>
            <input
              ref={from}
              aria-label="起始页"
              inputMode="numeric"
              maxLength={6}
              defaultValue={page}
              onFocus={() => setChoice('some')}
            />
            <span aria-hidden="true">–</span>
            <input
              ref={to}
              aria-label="结束页"
              inputMode="numeric"
              maxLength={6}
              defaultValue={numPages}
              onFocus={() => setChoice('some')}
            />
          </span>
        </fieldset>
        <p className={styles.fault} role="alert">
          {fault}
        </p>
        {done === null ? null : (
          <p className={styles.progress} role="status">
            <progress max={total} value={done} aria-label="打印准备进度" />
            <span className="num">{`${done}/${total}`}</span>
          </p>
        )}
        <p className={styles.actions}>
          <Button type="submit" icon="print" disabled={done !== null}>
            {done === null ? '打印' : '正在准备'}
          </Button>
          <Button variant="line" onClick={stop}>
            取消
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

function Choice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="pages" checked={isChosen} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}
