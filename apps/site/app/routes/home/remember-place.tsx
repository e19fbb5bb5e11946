import { useEffect, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { storedPlace, storePlace } from '../../runtime/near-place.ts';
import { type PlaceQuery, toPlaceName } from '../../model/outage/place-query.ts';
import styles from './outage-answer.module.css';

export interface RememberPlaceProps {
  /** null: there is nothing to remember. */
  place: PlaceQuery | null;
  /** A button with a border; otherwise one of several actions. */
  isButton?: boolean;
}

/** Makes a place “my place”, on this device alone. */
export function RememberPlace({ place, isButton = false }: RememberPlaceProps) {
  const [state, setState] = useState<'open' | 'stored' | 'refused'>('open');
  const name = place ? toPlaceName(place) : '';
  useEffect(() => {
    const stored = storedPlace();
    setState(stored && toPlaceName(stored) === name ? 'stored' : 'open');
  }, [name]);
  if (!place) return null;
  const words = { open: '加到我的地点', stored: '已加到我的地点', refused: '这台设备不允许保存' }[state];
  const store = () => setState(storePlace(place) ? 'stored' : 'refused');
  const icon = state === 'stored' ? 'check' : 'location';
  return isButton ? (
    <Button variant="line" icon={icon} className="needs-script" onClick={store}>
      <span>{words}</span>
    </Button>
  ) : (
    <button type="button" className={`needs-script ${styles.action}`} onClick={store}>
      <Icon name={icon} size="md" />
      <span>{words}</span>
    </button>
  );
}
