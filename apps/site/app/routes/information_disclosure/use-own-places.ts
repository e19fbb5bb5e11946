import { useLayoutEffect, useState } from 'react';
import type { OwnPlace } from '../../model/outage/place-query.ts';
import { addPlace, isStored, removePlace, storedPlaces } from '../../runtime/near-place.ts';

export interface OwnPlaces {
  /** null until the browser has taken over. */
  readonly places: readonly OwnPlace[] | null;
  has(this: void, place: OwnPlace): boolean;
  /** Both return whether the device took it. */
  add(this: void, place: OwnPlace): boolean;
  remove(this: void, place: OwnPlace): boolean;
}

/** The reader's own places, stored on this device alone. */
export function useOwnPlaces(): OwnPlaces {
  const [places, setPlaces] = useState<readonly OwnPlace[] | null>(null);
  const read = () => setPlaces(storedPlaces() as readonly OwnPlace[]);
  // Before the next paint: on the way from another page no room is reserved for them.
  useLayoutEffect(read, []);
  const changed = (isTaken: boolean): boolean => {
    read();
    return isTaken;
  };
  return {
    places,
    has: (place) => places !== null && isStored(place),
    add: (place) => changed(addPlace(place)),
    remove: (place) => changed(removePlace(place)),
  };
}
