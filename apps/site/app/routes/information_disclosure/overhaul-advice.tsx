import { Icon } from '../../components/icon/icon.tsx';
import styles from './overhaul-advice.module.css';

/** What to do when the power is suddenly off: one press from the heading. */
export function OverhaulAdvice({ phone }: { phone: string }) {
  return (
    <details className={`no-print ${styles.fold}`}>
      <summary className={styles.summary}>
        <Icon name="info" size="sm" className="only-wide" />
        <span>突然没电怎么办</span>
        <Icon name="chevron-down" size="sm" className={styles.chevron} />
      </summary>
      <div className={styles.text}>
        <p>
          <span>先看本页有无公告，再看自家开关是否跳闸、邻居是否有电；仍无电请拨打</span>
          {phone ? (
            <a className={styles.phone} href={`tel:${phone}`}>
              {phone}
            </a>
          ) : (
            <span>供电服务热线</span>
          )}
          <span>报修。发现断落的电线，请远离8米以外，切勿触碰。</span>
        </p>
        <p>计划停电一般提前7天公告；如遇天气或工程变化，时间会顺延，请以本页状态为准。</p>
      </div>
    </details>
  );
}
