import type { OutageReading } from '@yunxia/contract/outage-reading';
import { useState } from 'react';
import { type OwnPlace, toOwnPlace, toPlaceName } from '../../model/outage/place-query.ts';
import styles from './overhaul-near.module.css';
import type { OutageQuery } from './overhaul.screen.ts';
import type { OwnPlaces } from './use-own-places.ts';

export interface OverhaulNearProps {
  query: OutageQuery;
  reading: OutageReading | null;
  own: OwnPlaces;
}

/** What was asked for, as it can be stored: the place that it was read as, else as typed. */
const toPlace = ({ region, keyword }: OutageQuery, reading: OutageReading | null): OwnPlace | null => {
  if (!region && !keyword) return null;
  const read = toOwnPlace(reading);
  if (reading?.days || read?.place) return read;
  return { ...(region ? { region } : {}), ...(keyword ? { keyword } : {}) };
};

/** Under the answer: adds the place that was asked for to the reader's own, or removes it. Nothing is sent. */
export function OverhaulNear({ query, reading, own }: OverhaulNearProps) {
  const [said, setSaid] = useState('');
  const asked = toPlace(query, reading);
  if (!asked) return null;
  const isOwn = own.has(asked);
  const isUnknown = reading?.certainty === 'unknown';
  if (isUnknown && !isOwn) return null;
  const name = asked.place?.title ?? toPlaceName(asked);
  const change = () => {
    const isTaken = isOwn ? own.remove(asked) : own.add(asked);
    setSaid(!isTaken ? '这台设备不允许保存。' : isOwn ? `已移除“${name}”。` : `已加到我的地点：${name}。`);
  };
  return (
    <div role="group" aria-label="记住地点" className={`needs-script no-print ${styles.near}`}>
      <button type="button" className={styles.action} onClick={change}>
        {isOwn ? `从我的地点移除“${name}”` : `把“${name}”加到我的地点`}
      </button>
      <p className={styles.hint}>
        <span role="status">{said}</span>
        <span>
          {isOwn && isUnknown
            ? '供电区域名录里已经没有这个地点，可能改了名，请重新查询。'
            : '只保存在这台设备上，不会上传。'}
        </span>
      </p>
    </div>
  );
}
