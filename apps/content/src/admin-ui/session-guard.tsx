'use client';
import { Button, useAuth } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useFocusReturn } from './focus-return.ts';
import { learnServerClock, serverNow } from './server-clock.ts';

/** Whoever finds that the session is over sends it, e.g. after a refused save. */
export const SESSION_OVER = 'session-over';

const MINUTE = 60_000;
/** A session that is used goes on: it is renewed when less than that is left. */
const RENEW_BEFORE = 60 * MINUTE;
/** How long Payload is made to believe in the session, in s: it would leave the form when it ends. */
const FAR_AHEAD = 20 * 86_400;

interface SessionAnswer {
  user?: object | null;
  token?: string;
  exp?: number;
  errors?: { message?: string }[];
}

const post = async (path: string, body?: object): Promise<{ ok: boolean; answer: SessionAnswer }> => {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  const response = await fetch(`/cms/api/users/${path}`, init);
  return { ok: response.ok, answer: (await response.json()) as SessionAnswer };
};

/**
 * At a session's end the page stays as it is, and signing in opens above it. Payload would leave for a page of its own,
 * and the form with all that was typed with it. Around the whole admin.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { user, token, tokenExpirationMs, setUser } = useAuth();
  const [isOver, setIsOver] = useState(false);
  const farAhead = useRef(0);
  /** By the server's clock, epoch ms. */
  const end = useRef(0);
  const isSignedIn = Boolean(user);
  useFocusReturn();

  useEffect(() => {
    if (!user || tokenExpirationMs === undefined || tokenExpirationMs === farAhead.current) return;
    end.current = tokenExpirationMs;
    const exp = Math.floor(Date.now() / 1000) + FAR_AHEAD;
    farAhead.current = exp * 1000;
    setUser({ user, token, exp } as never);
  }, [setUser, token, tokenExpirationMs, user]);

  useEffect(() => {
    if (!isSignedIn) return undefined;
    const look = (): void => {
      if (end.current > 0 && serverNow() >= end.current) setIsOver(true);
    };
    void learnServerClock();
    let isRenewing = false;
    const renew = (): void => {
      const left = end.current - serverNow();
      if (isRenewing || left <= 0 || left > RENEW_BEFORE) return;
      isRenewing = true;
      post('refresh-token')
        .then(({ ok, answer }) => (ok ? setUser(answer as never) : setIsOver(true)))
        .catch(() => undefined)
        .finally(() => (isRenewing = false));
    };
    const over = (): void => setIsOver(true);
    const timer = setInterval(look, MINUTE);
    document.addEventListener('visibilitychange', look);
    document.addEventListener('keydown', renew);
    document.addEventListener('pointerdown', renew);
    window.addEventListener(SESSION_OVER, over);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      document.removeEventListener('keydown', renew);
      document.removeEventListener('pointerdown', renew);
      window.removeEventListener(SESSION_OVER, over);
    };
  }, [isSignedIn, setUser]);

  const close = useCallback(() => setIsOver(false), []);
  return (
    <>
      {children}
      {isOver && user && (
        <SignInAgain
          username={String(user['username'] ?? user['email'] ?? '')}
          onClose={close}
          onSignedIn={(answer) => {
            setUser(answer as never);
            close();
          }}
        />
      )}
    </>
  );
}

interface SignInAgainProps {
  /** The form belongs to it: nobody else goes on with it. */
  username: string;
  onClose: () => void;
  onSignedIn: (answer: SessionAnswer) => void;
}

function SignInAgain({ username, onClose, onSignedIn }: SignInAgainProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);

  const signIn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // React passes events through portals: the form below must not be saved by it
    event.stopPropagation();
    setIsBusy(true);
    try {
      const { ok, answer } = await post('login', { username, password });
      if (ok) return onSignedIn(answer);
      setMessage(answer.errors?.[0]?.message ?? '没有登录成功，请稍后再试。');
    } catch {
      setMessage('没有连上服务器，请稍后再试。');
    }
    setPassword('');
    setIsBusy(false);
    field.current?.focus();
  };

  return (
    <dialog ref={dialog} className="sign-in-again" aria-labelledby={`${id}-title`} onClose={onClose}>
      {/* an empty field is refused by the server: the browser would do it in its own language */}
      <form noValidate onSubmit={(event) => void signIn(event)}>
        <h2 id={`${id}-title`}>登录已过期</h2>
        <p>您填写的内容仍在本页，没有丢失。请重新登录，再继续编辑和保存。</p>
        <label htmlFor={`${id}-name`}>用户名</label>
        <input id={`${id}-name`} type="text" value={username} readOnly autoComplete="username" />
        <label htmlFor={`${id}-password`}>密码</label>
        <input
          ref={field}
          id={`${id}-password`}
          type="password"
          value={password}
          required
          autoComplete="current-password"
          aria-describedby={`${id}-message`}
          onChange={({ target }) => setPassword(target.value)}
        />
        <p id={`${id}-message`} role="alert">
          {message}
        </p>
        <div className="sign-in-again__actions">
          <Button type="submit" margin={false} disabled={isBusy}>
            {isBusy ? '正在登录…' : '登录'}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => dialog.current?.close()}>
            稍后再登录
          </Button>
        </div>
      </form>
    </dialog>
  );
}
