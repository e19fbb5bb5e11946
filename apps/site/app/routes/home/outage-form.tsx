import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { DateField } from '../../components/field/date-field.tsx';
import { SelectField } from '../../components/field/select-field.tsx';
import { TextField } from '../../components/field/text-field.tsx';
import { serverNow } from '../../device/server-clock.ts';
import { type AreaOption, type DayChoice, dayChoices, toDayRange } from '../../model/home-outages.ts';
import { KEYWORD_MAX, type OutageQuery, parseOutageQuery } from '../../model/outage-query.ts';
import { named } from '../../site-map.ts';
import styles from './outage-panel.module.css';
import type { LookUpPhase } from './use-look-up.ts';

/** What the reader has asked for, as it stood in the form. */
export interface Asked {
  readonly days: DayChoice;
  readonly query: OutageQuery;
}

export interface OutageFormProps {
  areas: readonly AreaOption[];
  /** What was asked before; null: nothing yet. */
  asked: Asked | null;
  loadedAt: number;
  phase: LookUpPhase;
  /** What the answer comes to, in a few words that are read out; '' without one. */
  outcome: string;
  onFind: (asked: Asked) => void;
}

const isDayChoice = (value: string): value is DayChoice => dayChoices.some((choice) => choice.value === value);

/**
 * The question: a GET form to the outage list, whose days are two dates. With script one choice stands for the days,
 * the dates appear for days of the reader's own, and the answer comes in place.
 */
export function OutageForm({ areas, asked, loadedAt, phase, outcome, onFind }: OutageFormProps) {
  const [days, setDays] = useState<DayChoice>(asked?.days ?? dayChoices[0].value);
  const week = toDayRange('week', loadedAt);
  const query = asked?.query;

  const noteDays = ({ target }: ChangeEvent<HTMLFormElement>) => {
    // The choice has no name: it is not sent, the dates are.
    if (target instanceof HTMLSelectElement && target.name === '' && isDayChoice(target.value)) setDays(target.value);
  };
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') params.set(name, value);
    }
    if (days !== 'custom') {
      const range = toDayRange(days, serverNow());
      params.set('start', range.start);
      params.set('end', range.end);
    }
    onFind({ days, query: parseOutageQuery(params) });
  };
  const isPending = phase === 'pending' || phase === 'late';
  return (
    <form
      className={`no-print ${styles.form}`}
      method="get"
      action={named.overhaul}
      onChange={noteDays}
      onSubmit={find}
    >
      <SelectField
        name="region"
        label="供电区域"
        options={[{ value: '', label: '全部区域' }, ...areas]}
        defaultValue={query?.region ?? ''}
      />
      <div className={`needs-script ${styles.days}`}>
        <SelectField name="" label="停电日期" options={dayChoices} defaultValue={asked?.days ?? dayChoices[0].value} />
      </div>
      <div className={styles.dates} data-open={days === 'custom' ? '' : undefined}>
        <DateField name="start" label="开始日期" defaultValue={query?.start ?? week.start} />
        <DateField name="end" label="结束日期" defaultValue={query?.end ?? week.end} />
      </div>
      <div className={styles.words}>
        <TextField
          name="keyword"
          label="街道、小区或线路名称"
          placeholder="例如：滨江路"
          max={KEYWORD_MAX}
          defaultValue={query?.keyword ?? ''}
          grow
        />
        <Button type="submit" icon="search" className={styles.submit}>
          {isPending ? '查询中' : '查询'}
        </Button>
      </div>
      <p role="status" className={phase === 'late' ? styles.wait : 'vh'}>
        {{ idle: outcome, failed: '停电信息暂时无法读取', pending: '正在查询', late: '仍在加载，请稍候' }[phase]}
      </p>
    </form>
  );
}
