import type { NoticeInfo } from '@yunxia/contract/notice';
import { useDataTime } from '../../api/use-data-time.ts';
import { useSite } from '../../api/use-site.ts';
import { Button } from '../../components/button/button.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { useServerNow } from '../../runtime/use-server-now.ts';
import { toDayTimeText } from '../../model/text/beijing-time.ts';
import { type PosterMoment, toPoster } from '../../model/outage/outage-poster.ts';
import { nextStatusChange } from '../../model/outage/outage.ts';
import { toTitle } from '../../model/page/title.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';
import styles from './outage-poster.module.css';

export interface OutagePosterProps {
  info: NoticeInfo;
  /** Server time of the data, epoch ms. */
  loadedAt: number;
}

const path = noticeDetailPath('overhaul');

/** An outage notice as one sheet of A4 for a village board, with the code that opens the notice. */
export function OutagePoster({ info, loadedAt }: OutagePosterProps) {
  const { siteInfo, origin } = useSite();
  const dataTime = useDataTime(loadedAt);
  const now = useServerNow(loadedAt, (time) => nextStatusChange([info], time));
  const poster = toPoster(info, now);
  const href = detailHref(path, info.id);
  const phone = info.phone || siteInfo.outagePhone;
  return (
    <main id="main" className={styles.page}>
      <div className={`no-print ${styles.tools}`}>
        <LinkMore to={href} icon="arrow-left">
          返回公告
        </LinkMore>
        <Button icon="print" className="needs-script" onClick={() => window.print()}>
          打印（A4一张）
        </Button>
        <p className={styles.hint}>也可以用浏览器菜单里的“打印”，或存为PDF发到群里。</p>
      </div>
      <article className={styles.sheet} data-fit={poster.fit} aria-labelledby="poster-heading">
        <header className={styles.head}>
          <p className={styles.company}>
            <span>{`${siteInfo.companyName} `}</span>
            {siteInfo.demo ? <SampleTag /> : null}
          </p>
          <h1 id="poster-heading" className={styles.heading}>
            {poster.heading}
          </h1>
          <p className={styles.title}>{toTitle(info.title)}</p>
        </header>
        <div className={styles.body}>
          {poster.state ? <p className={styles.state}>{poster.state}</p> : null}
          <dl className={styles.times}>
            {poster.start ? <Moment label="停电" moment={poster.start} /> : null}
            {poster.end ? <Moment label={poster.endLabel} moment={poster.end} /> : null}
            {poster.start && !poster.end ? (
              <div className={styles.moment}>
                <dt>送电</dt>
                <dd>以抢修进展为准</dd>
              </div>
            ) : null}
            {poster.former ? (
              <div className={styles.former}>
                <dt>原定</dt>
                <dd>
                  <del>{poster.former}</del>
                </dd>
              </div>
            ) : null}
          </dl>
          <dl className={styles.facts}>
            {poster.facts.map(({ label, text }) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ul className={styles.advice}>
          <li>请提前储水、充电，断开大功率电器；有呼吸机、制氧机等设备的，请提前来电安排应急电源。</li>
          <li>停电线路随时可能送电，请始终当作有电，不要接触。自备发电机须与电网断开，严禁倒送电。</li>
          <li>遇天气或工程变化，时间可能调整，请扫码查看最新状态。</li>
        </ul>
        <footer className={styles.foot}>
          <img
            className={styles.code}
            src={`/qr.svg?to=${encodeURIComponent(href)}`}
            width={150}
            height={150}
            alt="本公告网址的二维码"
          />
          <div className={styles.ends}>
            {phone ? (
              <p className={styles.call}>
                咨询电话
                <a href={`tel:${phone}`} className={styles.phone}>
                  {phone}
                </a>
              </p>
            ) : null}
            <p>{`扫码查看最新状态：${origin}${detailHref(path, info.id)}`}</p>
            {info.unit ? <p>{`作业单位：${info.unit}`}</p> : null}
            <p>
              <span>{`${info.number ? `${info.number}　` : ''}数据时间 `}</span>
              <span className="num">{toDayTimeText(dataTime)}</span>
            </p>
          </div>
        </footer>
      </article>
    </main>
  );
}

function Moment({ label, moment }: { label: string; moment: PosterMoment }) {
  return (
    <div className={styles.moment}>
      <dt>{label}</dt>
      <dd>
        <time dateTime={moment.iso}>
          <span>{`${moment.day} `}</span>
          <b className={styles.clock}>{moment.clock}</b>
        </time>
      </dd>
    </div>
  );
}
