import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button/button.tsx';
import { DateField } from '../../components/field/date-field.tsx';
import { SelectField } from '../../components/field/select-field.tsx';
import { TextField } from '../../components/field/text-field.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { serverNow } from '../../runtime/server-clock.ts';
import { type Finding, LOOK_UP_MAX, parseHomeLookUp } from '../../model/home/home-look-up.ts';
import { type AreaOption, dayChoices, toDayChoice, toDayRange } from '../../model/home/home-outages.ts';
import { named } from '../../site-map.ts';
import { home } from './home.screen.ts';
import styles from './outage-panel.module.css';

export interface OutageFormProps {
  areas: readonly AreaOption[];
  /** The result; null before the first look-up. */
  finding: Finding | null;
  loadedAt: number;
  isPending: boolean;
  /** A look-up begins. */
  onAsk: () => void;
}

const ALL_AREAS = { value: '', label: '全部区域' };
const isDayChoice = (value: string) => dayChoices.find((choice) => choice.value === value)?.value;

/**
 * The question: a GET form to the outage list. With script the home page has a URL for each look-up, and the answer
 * stands beside the form; one choice stands for the days, and dates appear for days of the reader's own.
 */
export function OutageForm({ areas, finding, loadedAt, isPending, onAsk }: OutageFormProps) {
  const navigate = useNavigate();
  const asked = finding?.asked;
  // Days named in the text stay in the text; the next text is sent without them.
  const { start, end } = asked ?? {};
  const askedDays = toDayChoice(start, end, finding?.at ?? loadedAt);
  const [changed, setChanged] = useState<{ of: Finding | null; days?: typeof askedDays; region?: string }>();
  const own = changed?.of === finding ? changed : undefined;
  const days = own?.days ?? askedDays;
  const region = own?.region ?? asked?.region ?? '';
  const [isOpen, setOpen] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const isListed = region === '' || areas.some(({ value }) => value === region);
  const options = [ALL_AREAS, ...(isListed ? [] : [{ value: region, label: region }]), ...areas];
  const dayLabel = dayChoices.find(({ value }) => value === days)?.label ?? '';

  const noteChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    setEmpty(false);
    if (!(target instanceof HTMLSelectElement)) return;
    // The choice of days has no name: it is not sent, the dates are.
    const choice = target.name === '' ? isDayChoice(target.value) : undefined;
    setChanged({ ...own, of: finding, ...(choice ? { days: choice } : { region: target.value }) });
  };
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Every field is a text.
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { keyword: q = '', region: area = '', start: first = '', end: last = '' } = given;
    const range =
      days === 'near' ? {} : days === 'custom' ? { start: first, end: last } : toDayRange(days, serverNow());
    const next = parseHomeLookUp(new URLSearchParams({ q, region: area, ...range }));
    if (!next) {
      setEmpty(true);
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    // The keyboard of a phone closes.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onAsk();
    // Opened from a bookmark or a message, the page shows the answer, which is below the first window of a phone.
    const to = `${home.href(next)}#outage-look-up`;
    void navigate(to, { preventScrollReset: true, replace: window.location.href.endsWith(to) });
  };
  return (
    <form
      className={`no-print ${styles.form}`}
      method="get"
      action={named.overhaul}
      role="search"
      aria-label="停电查询"
      onChange={noteChange}
      onSubmit={find}
    >
      <div className={styles.words}>
        <TextField
          name="keyword"
          label="村、社区、街道或小区"
          placeholder="例如：茶场村"
          max={LOOK_UP_MAX}
          defaultValue={asked?.q ?? ''}
          error={isEmpty ? '请填写地点' : undefined}
          grow
        />
        <Button type="submit" icon="search" className={styles.submit}>
          <span>{isPending ? '查询中' : '查询'}</span>
        </Button>
      </div>
      <button
        type="button"
        className={`needs-script only-narrow ${styles.fold}`}
        aria-expanded={isOpen}
        aria-controls="outage-more"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" size="md" />
        更多条件
        <span className={styles.sum}>{`${region || ALL_AREAS.label} · ${dayLabel}`}</span>
        <Icon name="chevron-down" size="md" className={styles.chevron} />
      </button>
      <div id="outage-more" className={styles.more} data-open={isOpen ? '' : undefined}>
        <SelectField name="region" label="供电区域" options={options} defaultValue={asked?.region ?? ''} />
        <div className="needs-script">
          <SelectField name="" label="日期" options={dayChoices} defaultValue={askedDays} />
        </div>
        <div className={styles.dates} data-open={days === 'custom' ? '' : undefined}>
          <DateField name="start" label="开始日期" defaultValue={start ?? ''} />
          <DateField name="end" label="结束日期" defaultValue={end ?? ''} />
        </div>
      </div>
    </form>
  );
}
