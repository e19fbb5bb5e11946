import { useEffect, useState } from 'react';
import type { OwnPlace } from '../../model/outage/place-query.ts';
import { addPlace, isStored, removePlace, storedPlaces } from '../../runtime/near-place.ts';

export interface OwnPlaces {
  /** None until the browser has taken over. */
  readonly places: readonly OwnPlace[];
  has(this: void, place: OwnPlace): boolean;
  /** Both return whether the device took it. */
  add(this: void, place: OwnPlace): boolean;
  remove(this: void, place: OwnPlace): boolean;
}

/** The reader's own places, stored on this device alone. */
export function useOwnPlaces(): OwnPlaces {
  const [places, setPlaces] = useState<readonly OwnPlace[]>([]);
  const read = () => setPlaces(storedPlaces() as readonly OwnPlace[]);
  useEffect(read, []);
  const changed = (isTaken: boolean): boolean => {
    read();
    return isTaken;
  };
  return {
    places,
    has: (place) => places.length > 0 && isStored(place),
    add: (place) => changed(addPlace(place)),
    remove: (place) => changed(removePlace(place)),
  };
}
