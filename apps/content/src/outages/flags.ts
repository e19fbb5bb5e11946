/** What an editor should look at again before an outage is published. Flags never refuse anything. Pure. */
import { DAY_MS, daysBetween, HOUR_MS, toBeijingParts } from '@yunxia/contract/time';
import { foldPlaceName } from '../places/place-names.ts';
import type { FlaggedOutage, FlaggedRegion } from './outage-values.ts';

/** 《供电监管办法》 asks for a week, of planned outages. */
const LEAD_DAYS = 7;
const LONG_MS = 12 * HOUR_MS;
/** An outage is longer than others of its lines by so much. */
const LONGER_MS = 3 * HOUR_MS;
/** Others from which an average is made. */
const ENOUGH = 3;

/** What is said of a record. */
export interface Flag {
  /** Says it; a confirmation holds while the text is the same. */
  text: string;
  hint?: string;
  /** Another notice that it is about. */
  link?: { id: number; label: string };
}

export interface OtherOutage {
  id: number;
  title: string;
  number: string;
  start: number | undefined;
  end: number | undefined;
  regions: readonly FlaggedRegion[];
  lines: readonly string[];
}

/** What the database says beside the outage. */
export interface FlagFacts {
  now: number;
  /** Others at the same time. */
  overlapping: readonly OtherOutage[];
  sameNumber: readonly OtherOutage[];
  /** How long earlier outages of the same lines took, in ms. */
  durations: readonly number[];
  /** Names of regions that the directory does not have, with the one that is meant, if any. */
  unknown: readonly { name: string; likely: string | undefined }[];
}

/** The flags of an outage, the most urgent first; none of one that is cancelled. */
export function outageFlags(outage: FlaggedOutage, facts: FlagFacts): Flag[] {
  if (outage.override === 'cancelled') return [];
  return [
    ...timeFlags(outage, facts),
    ...placeFlags(outage, facts),
    ...facts.sameNumber.map((other): Flag => ({ text: `编号“${outage.number}”已经用过`, link: toLink(other) })),
    ...facts.overlapping.flatMap((other) => overlapFlag(outage, other)),
  ];
}

function timeFlags({ kind, start, end, restored, published }: FlaggedOutage, { now, durations }: FlagFacts): Flag[] {
  const flags: Flag[] = [];
  if (start === undefined) return flags;
  const announced = published ?? now;
  const lead = daysBetween(announced, start);
  const isLate = start < announced && kind !== 'fault' && restored === undefined;
  if (isLate) flags.push({ text: '停电时间已经过去', hint: '请核对年份和日期' });
  else if (kind === 'planned' && lead < LEAD_DAYS) {
    flags.push({ text: lead === 0 ? '当天公告' : `只提前 ${lead} 天`, hint: `计划停电一般提前 ${LEAD_DAYS} 天` });
  }
  if (start - announced > 365 * DAY_MS) flags.push({ text: '停电时间在一年以后', hint: '请核对年份' });
  if (end === undefined || end <= start) return flags;
  const duration = end - start;
  const average = durations.reduce((sum, one) => sum + one, 0) / Math.max(1, durations.length);
  const isLonger = durations.length >= ENOUGH && duration - average >= LONGER_MS;
  if (isLonger || duration > LONG_MS) {
    const hint = isLonger ? `比同线路平均长 ${toHours(duration - average)}` : '超过 12 小时，请核对送电时间';
    flags.push({ text: `停电 ${toHours(duration)}`, hint });
  }
  return flags;
}

function placeFlags({ regions, start }: FlaggedOutage, { unknown }: FlagFacts): Flag[] {
  if (regions.length === 0 && start === undefined) return [];
  if (regions.length === 0) return [{ text: '没有写停电地方', hint: '居民按地方查不到这条公告' }];
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const region of regions) {
    for (const place of placesOf(region)) {
      if (seen.has(place.key)) twice.add(place.title);
      seen.add(place.key);
    }
  }
  return [
    ...unknown.map(({ name, likely }): Flag => ({
      text: `“${name}”不在地方目录`,
      hint: likely === undefined ? '请核对名称' : `是不是“${likely}”`,
    })),
    ...[...twice].map((title): Flag => ({ text: `“${title}”写了两次`, hint: '请删去一处' })),
  ];
}

function overlapFlag(outage: FlaggedOutage, other: OtherOutage): Flag[] {
  const link = toLink(other);
  const lines = new Set(other.lines.map(foldPlaceName));
  const line = outage.lines.find((name) => lines.has(foldPlaceName(name)));
  const day = other.start === undefined ? '' : ` ${toDay(other.start)}`;
  if (line !== undefined) return [{ text: `${line}${day} 已有一条`, hint: '时间重叠', link }];
  const places = new Set(other.regions.flatMap(placesOf).map(({ key }) => key));
  const place = outage.regions.flatMap(placesOf).find(({ key }) => places.has(key));
  return place === undefined ? [] : [{ text: `${place.title}${day} 已有一条`, hint: '时间重叠', link }];
}

/** Each village of a region; the region itself where it names none. */
function placesOf({ county, town, villages }: FlaggedRegion): { key: string; title: string }[] {
  const around = `${foldPlaceName(county ?? '')}\n${foldPlaceName(town ?? '')}`;
  if (!villages?.length) return [{ key: around, title: town || county || '' }];
  return villages.map((title) => ({ key: `${around}\n${foldPlaceName(title)}`, title }));
}

const toLink = ({ id, number, title }: OtherOutage) => ({ id, label: number || title || `第 ${id} 号公告` });

/** `12-01`, as the list of outages writes days. */
function toDay(instant: number): string {
  const { month, day } = toBeijingParts(instant);
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** `9 小时`, `1.5 小时`. */
const toHours = (ms: number): string => `${Math.round((ms / HOUR_MS) * 2) / 2} 小时`;
