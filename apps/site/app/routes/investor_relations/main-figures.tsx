import { useMemo } from 'react';
import type { FigureItem } from '@yunxia/contract/figure';
import { type FigureGroup, figureGroups } from '@yunxia/contract/report-codes';
import { BarChart, BarTable } from '../../components/chart/bar-chart.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import { toBarDrawing } from '../../model/chart/bar-chart.ts';
import files from './main-figures.module.css';
import styles from './reports.module.css';

/** A figure: its sentence, its bars, how it is counted, its table. */
function OneFigure({ figure }: { figure: FigureItem }) {
  const drawing = useMemo(() => toBarDrawing(figure), [figure]);
  const { id, label, unit, topic, topicNumber, method, values } = figure;
  const sentenceId = `figure-${id}`;
  return (
    <li className={styles.figure}>
      <h4>
        <span>{label}</span>
        {unit ? <small>{unit}</small> : null}
      </h4>
      {topic ? <p className="hint">{topicNumber ? `议题${topicNumber}　${topic}` : topic}</p> : null}
      <p id={sentenceId} className={styles.say}>
        <WholeFigures>{drawing?.sentence ?? '没有披露数值。'}</WholeFigures>
      </p>
      {drawing ? <BarChart drawing={drawing} sentenceId={sentenceId} label={label} /> : null}
      {drawing?.hasRestated ? <p className="hint">※ 追溯调整后</p> : null}
      {method ? (
        <p className={styles.method}>
          <WholeFigures>{`计算方法：${method}`}</WholeFigures>
        </p>
      ) : null}
      {values.length > 0 ? (
        <details className={styles.data}>
          <summary>
            <span>数据表</span>
            <span className="vh">{label}</span>
          </summary>
          <BarTable caption={`${label}各期数值`} unit={unit} values={values} />
        </details>
      ) : null}
    </li>
  );
}

/** Figures over the years by what they are about; null: they could not be read. */
export function MainFigures({ figures, sample }: { figures: readonly FigureItem[] | null; sample: boolean }) {
  if (figures?.length === 0) return null;
  const groups = (Object.keys(figureGroups) as FigureGroup[]).map(
    (group) => [group, (figures ?? []).filter((figure) => figure.group === group)] as const,
  );
  return (
    <section className={styles.section} aria-labelledby="main-figures">
      <SectionHeading id="main-figures" title="主要指标" sample={sample}>
        {figures ? (
          <span className={`no-print ${files.files}`}>
            <LinkMore to="/feeds/figures.csv" icon="download">
              下载CSV
            </LinkMore>
            <LinkMore to="/feeds/figures.xlsx" icon="download">
              下载XLSX
            </LinkMore>
          </span>
        ) : null}
      </SectionHeading>
      {figures ? (
        groups.map(([group, own]) =>
          own.length > 0 ? (
            <section key={group} className={files.group} aria-labelledby={`figures-${group}`}>
              <h3 id={`figures-${group}`}>{figureGroups[group]}</h3>
              <ul className={files.grid}>
                {own.map((figure) => (
                  <OneFigure key={figure.id} figure={figure} />
                ))}
              </ul>
            </section>
          ) : null,
        )
      ) : (
        <p className={styles.unknown}>主要指标暂时无法读取，请稍后再看。</p>
      )}
    </section>
  );
}
