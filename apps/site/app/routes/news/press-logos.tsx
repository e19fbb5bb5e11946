import { Icon } from '../../components/icon/icon.tsx';
import { LOGO_ZIP, logoFiles, logoRules } from '../../model/news/logo-files.ts';
import styles from './press-logos.module.css';

/** The logo on its grounds, each to take as SVG and PNG, and the three rules. */
export function PressLogos({ shortName }: { shortName: string }) {
  return (
    <>
      <ul className={styles.logos}>
        {logoFiles.map(({ label, name, width, height, ground }) => (
          <li key={name} className={styles.logo}>
            <div className={`${styles.stage} ${styles[ground]}`}>
              <img
                className={styles.drawing}
                src={`/logo/${name}.svg`}
                width={width / 10}
                height={height / 10}
                alt={`${shortName}标识，${label}`}
                loading="lazy"
                decoding="async"
              />
            </div>
            <p className={styles.name}>{label}</p>
            <p className={styles.files}>
              <Download name={name} label={label} kind="svg" size="矢量" />
              <Download name={name} label={label} kind="png" size={`${width}×${height}`} />
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <a className={styles.download} href={LOGO_ZIP.path} download={LOGO_ZIP.name}>
          <Icon name="download" size="sm" />
          <span>全部标识与使用说明</span>
          <small className={styles.size}>{`ZIP · ${LOGO_ZIP.size}`}</small>
        </a>
      </p>
      <ul className={styles.rules}>
        {logoRules.map(([rule, meaning]) => (
          <li key={rule} className={styles.rule}>
            <b className={styles.ruleName}>{rule}</b>
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface DownloadProps {
  name: string;
  label: string;
  kind: 'svg' | 'png';
  size: string;
}

function Download({ name, label, kind, size }: DownloadProps) {
  return (
    <a className={styles.download} href={`/logo/${name}.${kind}`} download="">
      <Icon name="download" size="sm" />
      <span className="vh">{`下载${label}：`}</span>
      <span>{kind.toUpperCase()}</span>
      <small className={styles.size}>{size}</small>
    </a>
  );
}
