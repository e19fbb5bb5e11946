import { Button } from '../../components/button/button.tsx';
import { useCopy } from '../../components/copy-button/use-copy.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { toMapHref } from '../../model/company/company-page.ts';
import { PlaceDrawing } from './place-drawing.tsx';
import styles from './place-panel.module.css';

export interface PlacePanelProps {
  /** Who is there. */
  name: string;
  address: string;
  postcode: string;
}

/** Where the group is: a drawing, no one's map; the address to copy or to open in the device's own map. */
export function PlacePanel({ name, address, postcode }: PlacePanelProps) {
  const { said, copy } = useCopy(address, '地址已复制', '无法复制，请长按选取地址');
  return (
    <section className={styles.panel} aria-labelledby="contact-place">
      <PlaceDrawing className={styles.drawing} />
      <div className={styles.words}>
        <h2 id="contact-place" className={styles.title}>
          {name}
        </h2>
        <address className={styles.address}>
          <span>{address}</span>
          {postcode ? <span className={styles.postcode}>{`邮编 ${postcode}`}</span> : null}
        </address>
        <div className={`${styles.ways} no-print`}>
          <a href={toMapHref(name, address)} className={styles.map}>
            <Icon name="location" size="md" />
            在地图中打开
          </a>
          <Button variant="line" icon="copy" className="needs-script" onClick={copy}>
            复制地址
          </Button>
        </div>
        <p role="status" className={styles.said}>
          {said}
        </p>
        <p className="hint no-print">图为示意，不按比例。打开地图需要设备上装有地图应用；没有时可复制地址查询。</p>
      </div>
    </section>
  );
}
