import type { Image } from '@yunxia/contract/media';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../components/dialog/dialog.tsx';
import { Icon } from '../components/icon/icon.tsx';
import { SampleTag } from '../components/sample-tag/sample-tag.tsx';
import { hydrateOpener } from '../runtime/opener-replay.ts';
import styles from './licence.module.css';

export interface LicenceProps {
  image: Image;
  caption: string;
  sample: boolean;
}

/** The business licence as a popup picture (Spec §2). Without script the link opens the picture itself. */
export function Licence({ image, caption, sample }: LicenceProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (opener.current && hydrateOpener(opener.current)) setOpen(true);
  }, []);
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        ref={opener}
        href={image.url}
        role="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={show}
        onKeyDown={(event) => (event.key === ' ' ? (event.preventDefault(), setOpen(true)) : undefined)}
      >
        <Icon name="license" size="sm" />
        营业执照
      </a>
      <Dialog open={open} onClose={() => setOpen(false)} title="营业执照" mark={sample ? <SampleTag /> : null}>
        <figure>
          <img
            className={styles.picture}
            src={image.url}
            width={image.width || 1200}
            height={image.height || 900}
            alt={image.alt || '营业执照'}
          />
          {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
        </figure>
      </Dialog>
    </>
  );
}
