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

/** Places that a search shows. */
const MOST_FOUND = 8;
const ASK_AFTER_MS = 250;

async function readAreas(query: string, signal: AbortSignal): Promise<Area[]> {
  const fields = 'select[title]=true&select[kind]=true&select[parentId]=true&depth=0&sort=-sort';
  const answer = await fetch(`/cms/api/outage-areas?${fields}&${query}`, { signal });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return ((await answer.json()) as { docs: Area[] }).docs;
}

/** Reads areas again whenever the query changes; undefined while there is none. */
function useAreas(query: string | undefined, delay = 0): { areas: Area[]; hasFailed: boolean } {
  const [state, setState] = useState<{ areas: Area[]; hasFailed: boolean }>({ areas: [], hasFailed: false });
  useEffect(() => {
    if (query === undefined) {
      setState({ areas: [], hasFailed: false });
      return undefined;
    }
    const end = new AbortController();
    const timer = setTimeout(() => {
      readAreas(query, end.signal).then(
        (areas) => setState({ areas, hasFailed: false }),
        () => {
          if (!end.signal.aborted) setState({ areas: [], hasFailed: true });
        },
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [delay, query]);
  return state;
}

/** Places of the directory: typed and found, or by county and town; they are stored as the regions of the outage. */
export function PlacePicker() {
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
  const [typed, setTyped] = useState('');
  const [countyId, setCountyId] = useState<number>();
  const [townId, setTownId] = useState<number>();
  const name = useId();
  const find = useRef<HTMLInputElement>(null);
  const { areas: upper, hasFailed } = useAreas('where[kind][not_equals]=village&limit=2000');
  const { areas: villages } = useAreas(
    townId === undefined ? undefined : `where[parentId][equals]=${townId}&limit=500`,
  );
  const word = typed.trim();
  const asked = encodeURIComponent(word);
  const query =
    word === ''
      ? undefined
      : `where[or][0][title][like]=${asked}&where[or][1][initials][like]=${asked}&where[or][2][pinyin][like]=${asked}&limit=${MOST_FOUND}`;
  const { areas: found } = useAreas(query, ASK_AFTER_MS);
  const byId = new Map(upper.map((area) => [area.id, area]));
  const counties = upper.filter(({ kind }) => kind === 'county');
  const towns = upper.filter(({ kind, parentId }) => kind === 'town' && parentId === countyId);
  const county = byId.get(countyId ?? -1)?.title ?? '';
  const town = byId.get(townId ?? -1)?.title ?? '';

  const apply = (change: RegionChange): void => {
    if (change.type === 'remove') removeFieldRow({ path: 'regions', rowIndex: change.row });
    else if (change.type === 'set') {
      dispatchFields({ type: 'UPDATE', path: `regions.${change.row}.villages`, value: change.villages });
      setModified(true);
    } else {
      const field = (value: unknown) => ({ value, initialValue: value, valid: true, passesCondition: true });
      const { county: of, town: at, villages: names } = change.region;
      const rows: unknown = getDataByPath('regions');
      addFieldRow({
        path: 'regions',
        rowIndex: Array.isArray(rows) ? rows.length : 0,
        schemaPath: 'notices.regions',
        subFieldState: { county: field(of), town: field(at), villages: field(names) } as never,
      });
    }
  };
  /** An area that was found, with what lies around it. */
  const chooseFound = (area: Area): void => {
    const parent = byId.get(area.parentId ?? -1);
    const around = byId.get(parent?.parentId ?? -1);
    if (area.kind === 'county') apply(toggleWhole(regions, area.title, ''));
    else if (area.kind === 'town') apply(toggleWhole(regions, parent?.title ?? '', area.title));
    else apply(toggleVillage(regions, around?.title ?? '', parent?.title ?? '', area.title));
    setTyped('');
    // the button that was pressed goes with the list, and the focus with it
    find.current?.focus();
  };
  /** Whoever types fast presses Enter before anything is listed. */
  const chooseFirst = async (of: string): Promise<void> => {
    const [first] = await readAreas(of, AbortSignal.timeout(10_000)).catch(() => []);
    if (first) chooseFound(first);
  };
  const pathOf = ({ parentId }: Area): string => {
    const parent = byId.get(parentId ?? -1);
    return `${byId.get(parent?.parentId ?? -1)?.title ?? ''}${parent?.title ?? ''}`;
  };
  const remove = ({ county: of, town: at, village }: ChosenWord): void => {
    apply(village === '' ? toggleWhole(regions, of, at) : toggleVillage(regions, of, at, village));
    find.current?.focus();
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
          if (query !== undefined) void chooseFirst(query);
        }}
      />
      <div id={`${name}-found`} className="place-picker__found" role="status">
        {word !== '' && found.length === 0 && <p>供电区域里没有“{word}”，可以在下面逐项填写。</p>}
        {found.map((area) => (
          <button key={area.id} type="button" onClick={() => chooseFound(area)}>
            <span>{area.title}</span>
            <small>{pathOf(area)}</small>
          </button>
        ))}
      </div>
      {hasFailed && <p role="alert">供电区域没有读出来，请刷新页面，或在下面逐项填写。</p>}
      {word === '' && counties.length > 0 && (
        <div className="place-picker__columns">
          <ul aria-label="区县">
            {counties.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === countyId}
                  onClick={() => {
                    setCountyId(id);
                    setTownId(undefined);
                  }}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
          <ul aria-label="乡镇街道">
            {towns.map(({ id, title }) => (
              <li key={id}>
                <button type="button" aria-pressed={id === townId} onClick={() => setTownId(id)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
          <ul aria-label="村和社区">
            {county !== '' && (
              <Choice
                label={town === '' ? `${county}全部` : `${town}全部`}
                isChosen={isWholeChosen(regions, county, town)}
                onToggle={() => apply(toggleWhole(regions, county, town))}
              />
            )}
            {town !== '' &&
              villages.map(({ id, title }) => (
                <Choice
                  key={id}
                  label={title}
                  isChosen={isVillageChosen(regions, county, town, title)}
                  onToggle={() => apply(toggleVillage(regions, county, town, title))}
                />
              ))}
          </ul>
        </div>
      )}
      {regions.length > 0 && (
        <ul className="place-picker__chosen" aria-label="已选的地方">
          {toChosenWords(regions).map((chosen) => (
            <li key={`${chosen.county} ${chosen.town} ${chosen.village}`}>
              <span>{chosen.label}</span>
              <button type="button" aria-label={`去掉${chosen.label}`} onClick={() => remove(chosen)}>
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onToggle: () => void;
}

function Choice({ label, isChosen, onToggle }: ChoiceProps) {
  return (
    <li>
      <label>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span>{label}</span>
      </label>
    </li>
  );
}
