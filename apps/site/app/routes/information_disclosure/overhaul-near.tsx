import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Chip } from '../../components/chip/chip.tsx';
import { keepPlace, keptPlace, type NearPlace } from '../../device/near-place.ts';
import { type OutageQuery, toOutageSearch } from '../../model/outage-query.ts';
import styles from './overhaul-near.module.css';

const nameOf = ({ region, keyword }: NearPlace): string => [region, keyword].filter(Boolean).join(' ');

const toPlace = ({ region, keyword }: OutageQuery): NearPlace | null =>
  region || keyword ? { ...(region ? { region } : {}), ...(keyword ? { keyword } : {}) } : null;

/** “My place”: what was looked up can be kept on this device, opened again with one press, and forgotten. Nothing is sent. */
export function OverhaulNear({ query }: { query: OutageQuery }) {
  const { pathname } = useLocation();
  const [kept, setKept] = useState<NearPlace | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => setKept(keptPlace()), []);
  const asked = toPlace(query);
  const isHere = kept !== null && asked !== null && nameOf(kept) === nameOf(asked);
  const set = (place: NearPlace | null) => {
    const isTaken = keepPlace(place);
    if (isTaken) setKept(place);
    setSaid(!isTaken ? '这台设备不允许保存' : place ? `已记住“${nameOf(place)}”` : '已忘记我的地点');
  };
  return (
    <section aria-label="我的地点" className={`needs-script no-print ${styles.near}`}>
      {kept ? (
        <>
          <Chip to={`${pathname}${toOutageSearch(kept)}`} current={isHere}>
            我的地点：{nameOf(kept)}
          </Chip>
          <button type="button" className={styles.action} onClick={() => set(null)}>
            忘记
          </button>
        </>
      ) : null}
      {asked && !isHere ? (
        <button type="button" className={styles.action} onClick={() => set(asked)}>
          {kept ? '改为' : '把'}“{nameOf(asked)}”{kept ? '' : '记为我的地点'}
        </button>
      ) : null}
      <p className={styles.hint}>
        <span role="status">{said && `${said}。`}</span>
        {kept || asked ? '只保存在这台设备上，不会上传。' : '查询过的地点可以记在这台设备上，下次一步查看。'}
      </p>
    </section>
  );
}
