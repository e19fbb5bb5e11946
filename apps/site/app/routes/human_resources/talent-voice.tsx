import { Picture } from '../../components/picture/picture.tsx';
import type { TalentView } from '../../model/company/talent.ts';
import styles from './talent-voice.module.css';

/** Somebody's words beside the one picture of the page. Nothing without words. */
export function TalentVoiceBlock({ voice, picture }: Pick<TalentView, 'voice' | 'picture'>) {
  if (!voice) return null;
  return (
    <figure className={picture ? styles.voice : undefined}>
      {picture ? (
        <Picture picture={picture} shownAt="(max-width: 768px) 100vw, 490px" className={styles.picture} alt="" />
      ) : null}
      <blockquote className={styles.quote}>{`“${voice.quote.trim()}”`}</blockquote>
      {voice.speaker || voice.unit ? (
        <figcaption className={styles.speaker}>
          {voice.speaker ? <b className={styles.name}>{voice.speaker}</b> : null}
          {voice.unit ? <span>{voice.unit}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
