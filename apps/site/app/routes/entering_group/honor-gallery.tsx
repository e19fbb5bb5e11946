import type { ReactNode } from 'react';
import { PictureViewer } from '../../components/picture-viewer/picture-viewer.tsx';
import { useViewer } from '../../components/picture-viewer/use-viewer.ts';
import type { HonorView, HonorYear } from '../../model/company/honor.ts';
import { HonorChosen } from './honor-chosen.tsx';
import styles from './honor-page.module.css';
import { HonorWall } from './honor-wall.tsx';

interface HonorGalleryProps {
  chosen: readonly HonorView[];
  wall: readonly HonorYear[];
  /** Between the chosen ones and the wall: heading and filters. */
  children: ReactNode;
}

/** Chosen honours and the wall, whose pictures open in one viewer. */
export function HonorGallery({ chosen, wall, children }: HonorGalleryProps) {
  const viewer = useViewer();
  const listed = wall.flatMap(({ honors }) => honors);
  const all = [...listed, ...chosen.filter(({ id }) => !listed.some((one) => one.id === id))];
  const pictured = all.flatMap((honor) => (honor.image ? [{ ...honor, image: honor.image }] : []));
  const onOpen = ({ id }: HonorView) => viewer.onOpen(pictured.findIndex((honor) => honor.id === id));
  return (
    <>
      <HonorChosen chosen={chosen} onOpen={onOpen} />
      <div className={chosen.length > 0 ? styles.apart : undefined}>{children}</div>
      <HonorWall wall={wall} onOpen={onOpen} />
      <PictureViewer
        title="集团荣誉"
        pictures={pictured.map((honor) => ({ image: honor.image, caption: honor.title, note: toNote(honor) }))}
        at={viewer.at}
        onMove={viewer.show}
        onClose={viewer.close}
      />
    </>
  );
}

const toNote = ({ level, awardedOn, awardedBy, holder }: HonorView): string =>
  [level, awardedOn, awardedBy, holder].filter(Boolean).join(' · ');
