'use client';
import { useAuth } from '@payloadcms/ui';
import { dayOfWeek, toMinuteText } from '@yunxia/contract/time';
import { useEffect, useState } from 'react';
import { dutyNames, type Role, rolesOf } from '../access/rights.ts';
import { learnServerClock, serverNow } from './server-clock.ts';

const roleNames: Readonly<Record<Role, string>> = { administrator: '管理员', ...dutyNames };

/** `11-29 周日 13:12`, Beijing time. @param now epoch ms */
export function clockText(now: number): string {
  const text = toMinuteText(now);
  return `${text.slice(5, 10)} 周${'日一二三四五六'[dayOfWeek(now)]} ${text.slice(11)}`;
}

/** In the head of every page: the server's time, and who is signed in as what. Several editors share a computer. */
export function DeskClock() {
  const { user } = useAuth();
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const at = serverNow();
      setNow(at);
      timer = setTimeout(tick, 60_000 - (at % 60_000) + 20);
    };
    void learnServerClock().then(tick);
    return () => clearTimeout(timer);
  }, []);
  if (!user || now === undefined) return null;
  const [role] = rolesOf(user as never);
  return (
    <p className="desk-clock">
      <time dateTime={new Date(now).toISOString()}>{clockText(now)}</time>
      <span>北京时间</span>
      <b>{String(user['name'] ?? '')}</b>
      <span>{role ? roleNames[role] : ''}</span>
    </p>
  );
}
