import { useEffect, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { addPlace, isStored } from '../../runtime/near-place.ts';
import { type OwnPlace, toPlaceName } from '../../model/outage/place-query.ts';
import styles from './outage-answer.module.css';

export interface RememberPlaceProps {
  /** null: there is nothing to remember. */
  place: OwnPlace | null;
  /** A button with a border; otherwise one of several actions. */
  isButton?: boolean;
}

/** Adds a place to the reader's own, on this device alone. */
export function RememberPlace({ place, isButton = false }: RememberPlaceProps) {
  const [state, setState] = useState<'open' | 'stored' | 'refused'>('open');
  const name = place ? toPlaceName(place) : '';
  useEffect(() => {
    setState(place && isStored(place) ? 'stored' : 'open');
    // The name stands for the place.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);
  if (!place) return null;
  const words = { open: '加到我的地点', stored: '已加到我的地点', refused: '这台设备不允许保存' }[state];
  const store = () => setState(addPlace(place) ? 'stored' : 'refused');
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
