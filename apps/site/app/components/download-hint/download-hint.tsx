import { useCopy } from '../copy-button/use-copy.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './download-hint.module.css';

/**
 * Beside files to download: WeChat's own browser saves none on Android and says nothing. It stands in every page's HTML and
 * is shown in WeChat alone, by `data-app` on the root (runtime/before-paint.ts).
 */
export function DownloadHint() {
  const { said, isDone, copy } = useCopy(() => location.href, '已复制', '请点右上角“···”，选择“复制链接”');
  return (
    <div className={`${styles.hint} no-print`}>
      <p>在微信中可能无法下载文件：请点右上角“···”，选择“在浏览器中打开”，或复制网址，到浏览器中打开。</p>
      <p className={styles.ways}>
        <button type="button" className={styles.button} onClick={copy}>
          <Icon name={isDone ? 'check' : 'copy'} size="sm" />
          复制网址
        </button>
        <span role="status">{said}</span>
      </p>
    </div>
  );
}
