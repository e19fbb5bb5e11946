import { MarkedPlaceNames } from './marked-places.tsx';

export function MarkedPlaceNamesExamples() {
  return (
    <>
      <p>
        <MarkedPlaceNames
          places={[
            { text: '茶场村', isMarked: true },
            { text: '云雾村', isMarked: false },
          ]}
          count={2}
          hasMore={false}
        />
      </p>
      <p>
        <MarkedPlaceNames places={[{ text: '岩口村', isMarked: false }]} count={4} hasMore />
      </p>
    </>
  );
}
