'use client';
import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  type ChosenWord,
  isVillageChosen,
  isWholeChosen,
  type RegionChange,
  toChosenWords,
  toggleVillage,
  toggleWhole,
} from '../outages/chosen-places.ts';
import { toFlaggedOutage } from '../outages/outage-values.ts';

interface Area {
  id: number;
  title: string;
  kind: 'county' | 'town' | 'village';
  parentId: number | null;
}

type Regions = ReturnType<typeof toFlaggedOutage>['regions'];

/** Places that a search shows. */
const MOST_FOUND = 8;
const ASK_AFTER_MS = 250;

async function readAreas(query: string, signal: AbortSignal): Promise<Area[]> {
  const fields = 'select[title]=true&select[kind]=true&select[parentId]=true&depth=0&sort=-sort';
  const answer = await fetch(`/cms/api/outage-areas?${fields}&${query}`, { signal });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return ((await answer.json()) as { docs: Area[] }).docs;
}

/** What was read; `areas` is undefined until the answer has come. */
interface AreaAnswer {
  areas?: Area[];
  hasFailed?: boolean;
}

/** Reads areas again whenever the query changes; nothing without one. What an earlier query found is no answer to this one. */
function useAreas(query: string | undefined, delay = 0): AreaAnswer {
  const [answer, setAnswer] = useState<AreaAnswer & { to?: string }>({});
  useEffect(() => {
    if (query === undefined) return undefined;
    const end = new AbortController();
    const timer = setTimeout(() => {
      readAreas(query, end.signal).then(
        (areas) => setAnswer({ to: query, areas }),
        () => {
          if (!end.signal.aborted) setAnswer({ to: query, hasFailed: true });
        },
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [delay, query]);
  return answer.to === query ? answer : {};
}

/** The places of the form's outage, and what changes them. */
function useRegions(): { regions: Regions; change: (change: RegionChange) => void } {
  const { addFieldRow, dispatchFields, removeFieldRow, setModified, getDataByPath } = useForm();
  const key = useFormFields(([fields]) =>
    JSON.stringify(
      Array.from({ length: fields['regions']?.rows?.length ?? 0 }, (_, row) =>
        ['county', 'town', 'villages'].map((name) => fields[`regions.${row}.${name}`]?.value ?? null),
      ),
    ),
  );
  const regions = useMemo(
    () =>
      toFlaggedOutage({
        regions: (JSON.parse(key) as unknown[][]).map(([county, town, villages]) => ({ county, town, villages })),
      }).regions,
    [key],
  );
  const change = (of: RegionChange): void => {
    if (of.type === 'remove') removeFieldRow({ path: 'regions', rowIndex: of.row });
    else if (of.type === 'set') {
      dispatchFields({ type: 'UPDATE', path: `regions.${of.row}.villages`, value: of.villages });
      setModified(true);
    } else {
      const field = (value: unknown) => ({ value, initialValue: value, valid: true, passesCondition: true });
      const { county, town, villages } = of.region;
      const rows: unknown = getDataByPath('regions');
      addFieldRow({
        path: 'regions',
        rowIndex: Array.isArray(rows) ? rows.length : 0,
        schemaPath: 'notices.regions',
        subFieldState: { county: field(county), town: field(town), villages: field(villages) } as never,
      });
    }
  };
  return { regions, change };
}

/** Query for places with a word in their name, full spelling or initials; undefined without a word. */
function toQuery(word: string): string | undefined {
  const asked = encodeURIComponent(word);
  const parts = ['title', 'initials', 'pinyin'].map((name, at) => `where[or][${at}][${name}][like]=${asked}`);
  return word === '' ? undefined : `${parts.join('&')}&limit=${MOST_FOUND}`;
}

/** Places of the directory: typed and found, or by county and town; they are stored as the regions of the outage. */
export function PlacePicker() {
  const { regions, change } = useRegions();
  const [typed, setTyped] = useState('');
  const [choice, setChoice] = useState<Choice>({});
  const name = useId();
  const find = useRef<HTMLInputElement>(null);
  const { areas: directory, hasFailed } = useAreas('where[kind][not_equals]=village&limit=2000');
  const upper = directory ?? [];
  const word = typed.trim();
  const query = toQuery(word);
  const { areas: answer } = useAreas(query, ASK_AFTER_MS);
  // a village is stored with the names of its town and county
  const found = directory && answer;
  /** Whoever types fast presses Enter before anything is listed: the query whose first place is then chosen. */
  const [entered, setEntered] = useState<string>();
  const parentOf = ({ parentId }: Area): Area | undefined => upper.find(({ id }) => id === parentId);

  /** An area that was found, with what lies around it. */
  const chooseFound = (area: Area): void => {
    const parent = parentOf(area);
    const around = parent && parentOf(parent);
    if (area.kind === 'county') change(toggleWhole(regions, area.title, ''));
    else if (area.kind === 'town') change(toggleWhole(regions, parent?.title ?? '', area.title));
    else change(toggleVillage(regions, around?.title ?? '', parent?.title ?? '', area.title));
    setTyped('');
    // the button that was pressed goes with the list, and the focus with it
    find.current?.focus();
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- chooses from what is rendered now, and comes to rest at once
  useEffect(() => {
    if (entered === undefined || (entered === query && !found)) return;
    setEntered(undefined);
    // whoever has typed on looks for something else
    const [first] = entered === query ? (found ?? []) : [];
    if (first) chooseFound(first);
  });
  const pathOf = (area: Area): string => {
    const parent = parentOf(area);
    return `${(parent && parentOf(parent)?.title) ?? ''}${parent?.title ?? ''}`;
  };

  return (
    <div className="place-picker">
      <label className="place-picker__label" htmlFor={`${name}-find`}>
        在供电区域里找
      </label>
      <input
        ref={find}
        id={`${name}-find`}
        type="search"
        autoComplete="off"
        value={typed}
        placeholder="输入村、社区、乡镇或拼音，例如：松坪"
        aria-controls={`${name}-found`}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // the form is not sent
          event.preventDefault();
          setEntered(query);
        }}
      />
      <div id={`${name}-found`} className="place-picker__found" role="status">
        {found?.length === 0 && <p>供电区域里没有“{word}”，可以在下面逐项填写。</p>}
        {found?.map((area) => (
          <button key={area.id} type="button" onClick={() => chooseFound(area)}>
            <span>{area.title}</span>
            <small>{pathOf(area)}</small>
          </button>
        ))}
      </div>
      {hasFailed && <p role="alert">供电区域没有读出来，请刷新页面，或在下面逐项填写。</p>}
      {word === '' && upper.length > 0 && (
        <AreaColumns upper={upper} choice={choice} onChoose={setChoice} regions={regions} onChange={change} />
      )}
      <ChosenPlaces
        regions={regions}
        onRemove={({ county, town, village }) => {
          change(village === '' ? toggleWhole(regions, county, town) : toggleVillage(regions, county, town, village));
          find.current?.focus();
        }}
      />
    </div>
  );
}

/** Ids of the county and the town whose places are shown. */
interface Choice {
  countyId?: number;
  townId?: number;
}

interface AreaColumnsProps {
  /** Counties and towns. */
  upper: readonly Area[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
  regions: Regions;
  onChange: (change: RegionChange) => void;
}

/** County, town, village: each column shows what belongs to the choice in the one before. */
function AreaColumns({ upper, choice, onChoose, regions, onChange }: AreaColumnsProps) {
  const { countyId, townId } = choice;
  const { areas: villages = [] } = useAreas(
    townId === undefined ? undefined : `where[parentId][equals]=${townId}&limit=500`,
  );
  const titleOf = (of: number | undefined): string => upper.find(({ id }) => id === of)?.title ?? '';
  const county = titleOf(countyId);
  const town = titleOf(townId);
  return (
    <div className="place-picker__columns">
      <PressList
        label="区县"
        areas={upper.filter(({ kind }) => kind === 'county')}
        pressed={countyId}
        onPress={(id) => onChoose({ countyId: id })}
      />
      <PressList
        label="乡镇街道"
        areas={upper.filter(({ kind, parentId }) => kind === 'town' && parentId === countyId)}
        pressed={townId}
        onPress={(id) => onChoose({ ...choice, townId: id })}
      />
      <ul aria-label="村和社区">
        {county !== '' && (
          <Tick
            label={town === '' ? `${county}全部` : `${town}全部`}
            isChosen={isWholeChosen(regions, county, town)}
            onToggle={() => onChange(toggleWhole(regions, county, town))}
          />
        )}
        {town !== '' &&
          villages.map(({ id, title }) => (
            <Tick
              key={id}
              label={title}
              isChosen={isVillageChosen(regions, county, town, title)}
              onToggle={() => onChange(toggleVillage(regions, county, town, title))}
            />
          ))}
      </ul>
    </div>
  );
}

interface PressListProps {
  label: string;
  areas: readonly Area[];
  /** Id of the area that is chosen. */
  pressed: number | undefined;
  onPress: (id: number) => void;
}

function PressList({ label, areas, pressed, onPress }: PressListProps) {
  return (
    <ul aria-label={label}>
      {areas.map(({ id, title }) => (
        <li key={id}>
          <button type="button" aria-pressed={id === pressed} onClick={() => onPress(id)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ChosenPlacesProps {
  regions: Regions;
  onRemove: (chosen: ChosenWord) => void;
}

function ChosenPlaces({ regions, onRemove }: ChosenPlacesProps) {
  if (regions.length === 0) return null;
  return (
    <ul className="place-picker__chosen" aria-label="已选的地方">
      {toChosenWords(regions).map((chosen) => (
        <li key={`${chosen.county} ${chosen.town} ${chosen.village}`}>
          <span>{chosen.label}</span>
          <button type="button" aria-label={`去掉${chosen.label}`} onClick={() => onRemove(chosen)}>
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

interface TickProps {
  label: string;
  isChosen: boolean;
  onToggle: () => void;
}

function Tick({ label, isChosen, onToggle }: TickProps) {
  return (
    <li>
      <label>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span>{label}</span>
      </label>
    </li>
  );
}
