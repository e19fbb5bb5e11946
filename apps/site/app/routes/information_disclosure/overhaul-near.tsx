import type { OutageReading } from '@yunxia/contract/outage-reading';
import { useEffect, useState } from 'react';
import { Chip } from '../../components/chip/chip.tsx';
import { type NearPlace, storedPlace, storePlace } from '../../runtime/near-place.ts';
import { type PlaceQuery, toPlaceName, toPlaceQuery } from '../../model/outage/place-query.ts';
import styles from './overhaul-near.module.css';
import { type OutageQuery, overhaul } from './overhaul.screen.ts';

export interface OverhaulNearProps {
  query: OutageQuery;
  reading: OutageReading | null;
}

/** What was asked for, as it can be stored: as typed, without the days that the words named. */
const toPlace = ({ region, keyword }: OutageQuery, reading: OutageReading | null): PlaceQuery | null => {
  if (!region && !keyword) return null;
  if (reading?.days) return toPlaceQuery(reading);
  return { ...(region ? { region } : {}), ...(keyword ? { keyword } : {}) };
};

/** “My place”: what was looked up can be stored on this device, opened again with one press, and removed. Nothing is sent. */
export function OverhaulNear({ query, reading }: OverhaulNearProps) {
  const [stored, setStored] = useState<NearPlace | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => setStored(storedPlace()), []);
  const asked = toPlace(query, reading);
  const isHere = stored !== null && asked !== null && toPlaceName(stored) === toPlaceName(asked);
  const isUnknown = reading?.certainty === 'unknown';
  const set = (place: PlaceQuery | null) => {
    const isTaken = storePlace(place);
    if (isTaken) setStored(place);
    setSaid(!isTaken ? '这台设备不允许保存' : place ? `已记住“${toPlaceName(place)}”` : '已忘记我的地点');
  };
  return (
    <section aria-label="我的地点" className={`needs-script no-print ${styles.near}`}>
      {stored ? (
        <>
          <Chip to={overhaul.href(stored)} current={isHere}>
            {`我的地点：${toPlaceName(stored)}`}
          </Chip>
          <button type="button" className={styles.action} onClick={() => set(null)}>
            忘记
          </button>
        </>
      ) : null}
      {asked && !isHere && !isUnknown ? (
        <button type="button" className={styles.action} onClick={() => set(asked)}>
          {stored ? `改为“${toPlaceName(asked)}”` : `把“${toPlaceName(asked)}”记为我的地点`}
        </button>
      ) : null}
      <p className={styles.hint}>
        <span role="status">{said && `${said}。`}</span>
        <span>
          {isHere && isUnknown
            ? '供电区域名录里已经没有这个地点，可能改了名，请重新查询。'
            : stored || asked
              ? '只保存在这台设备上，不会上传。'
              : '查询过的地点可以记在这台设备上，下次一步查看。'}
        </span>
      </p>
    </section>
  );
}
