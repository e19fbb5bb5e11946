import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { DocumentFacts } from './document-facts.tsx';
import type { ShownDocument } from './load-pdf.ts';
import type { DocumentState } from './use-document.ts';
import styles from './opening-panel.module.css';

export interface OpeningPanelProps {
  shown: ShownDocument;
  title: string;
  state: Exclude<DocumentState, { phase: 'open' }>;
  onRetry: () => void;
}

/**
 * What stands where the pages will be: progress, the question for a password, or why nothing shows; always with the
 * plain link to the file. It is all there is without script.
 */
export function OpeningPanel({ shown, title, state, onRetry }: OpeningPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.card}>
        <Icon name="pdf" className={styles.mark} />
        <p className={styles.title}>{title}</p>
        <DocumentFacts {...shown} className={styles.facts} />
        {shown.isOurs ? <Progress state={state} /> : <p>该文件不在本站，请下载后查看。</p>}
        {state.phase === 'locked' ? (
          <PasswordForm key={String(state.wrong)} wrong={state.wrong} onPassword={state.tryPassword} />
        ) : null}
        <p className={styles.ways}>
          {state.phase === 'failed' && state.failure.canRetry ? (
            <Button icon="refresh" onClick={onRetry}>
              重试
            </Button>
          ) : null}
          {shown.url ? <FileLink url={shown.url}>下载文件</FileLink> : null}
        </p>
      </div>
    </div>
  );
}

/** The plain link to the file. A file of ours is saved, one of another site opens. */
export function FileLink({ url, children }: { url: string; children: ReactNode }) {
  const isOurs = url.startsWith('/media/');
  return (
    <a
      className={styles.download}
      href={url}
      {...(isOurs ? { download: '' } : { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <Icon name="download" size="md" />
      <span>{children}</span>
      {isOurs ? null : <span className="vh">（新窗口打开）</span>}
    </a>
  );
}

function Progress({ state }: { state: OpeningPanelProps['state'] }) {
  if (state.phase === 'locked') return null;
  if (state.phase === 'failed') {
    return (
      <div className={styles.fault} role="alert">
        <p className={styles.sentence}>{state.failure.title}</p>
        <p className="hint">{state.failure.advice}</p>
      </div>
    );
  }
  const part = state.part === null ? undefined : Math.round(state.part * 100);
  return (
    <div className={`${styles.progress} needs-script`}>
      <p role="status">正在打开文档</p>
      <progress max={100} value={part} aria-label="文档加载进度" />
      <p className="hint">如果长时间没有显示，可以直接下载文件。</p>
    </div>
  );
}

function PasswordForm({ wrong, onPassword }: { wrong: boolean; onPassword: (password: string) => void }) {
  const [password, setPassword] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (password) onPassword(password);
  };
  return (
    <form className={styles.password} onSubmit={send}>
      <label>
        <span className={styles.sentence}>该文档已加密，请输入打开密码</span>
        <input
          className={styles.field}
          type="password"
          autoComplete="off"
          maxLength={127}
          value={password}
          aria-invalid={wrong}
          // The question is the page's one content now.
          ref={(field) => field?.focus()}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </label>
      {wrong ? (
        <p className={styles.wrong} role="alert">
          密码不正确，请重新输入。
        </p>
      ) : null}
      <Button type="submit">打开文档</Button>
    </form>
  );
}
