/** Outages for a query that names a place or day, from the outage list. */
import type { ApiContext } from '../../api/v1/api-context.ts';
import { answerOutages, type OutageAnswer } from '../../places/answer-outages.ts';
import { currentDirectory } from '../../places/current-directory.ts';
import { spelledAs } from '../../places/latin-place.ts';
import { readPlaceText } from '../../places/read-place.ts';
import { isEmpty, type FoundPart } from './found-parts.ts';
import { findByIds, findSets } from './listed-sets.ts';
import { withoutFillers } from './plan/filler-words.ts';
import type { QueryPlan } from './plan/plan-query.ts';

/** Most outages that stand in the list's own order; the others follow by time. */
const MOST = 50;
/** A text that may be an unknown place: the answer then says so. */
const PLACE_LIKE = /(?:村|社区|小区|镇|乡|街道|县|区|组|号|栋|幢|苑|路|巷|弄|湾|坝|坪|线|台区)$/u;

/** A text that names nothing but where people live, or a line with its voltage. */
const SETTLEMENT = /^(?:\p{Script=Han}{2,8}(?:村|社区|小区|镇|乡|街道)|\d+(?:千伏|kv)\p{Script=Han}{2,8}线)$/u;

export interface OutagesFound {
  answer: OutageAnswer;
  part: FoundPart;
  /** Nothing but days, places and words for outages was typed: what merely mentions outages is beside the point. */
  isWhole: boolean;
  /** Suggested names of places. */
  guesses: string[];
}

/** Whether the directory of places knows something of the text: cheaper than to look for its outages. */
async function namesPlace({ payload, now }: ApiContext, { asked, days }: QueryPlan): Promise<boolean> {
  const directory = await currentDirectory(payload);
  const { spans, latin, unread } = readPlaceText(days?.rest ?? asked, directory, now);
  if (spans.length > 0) return withoutFillers(unread.join(' ')) === '';
  return latin.some((word) => spelledAs(word, directory, now).length > 0);
}

/**
 * The outages that a query asks for; null when it asks for something else.
 * @param isNothingElse nothing holds the words: what is called as a place is one, known or not
 */
export async function outagesOf(
  context: ApiContext,
  plan: QueryPlan,
  isNothingElse = false,
): Promise<OutagesFound | null> {
  const isOfOutages = plan.modules.every(({ key }) => key === 'overhaul');
  if (plan.asked === '' || !isOfOutages || plan.status !== '') return null;
  const isAsked = plan.isOutage || plan.modules.length > 0 || (isNothingElse && SETTLEMENT.test(plan.words));
  const isDaysAlone = plan.days !== null && plan.words === '';
  if (!isAsked && !isDaysAlone && !(await namesPlace(context, plan))) return null;
  const answer = await answerOutages(context, plan.asked, MOST);
  const { reading } = answer;
  if (reading === null) return null;
  const residue = withoutFillers(answer.residue);
  const isKnown = reading.certainty === 'known' && (residue === '' || isAsked);
  const isPlace = reading.places.length > 0;
  if (!isAsked && !isDaysAlone && !(isKnown && isPlace)) return null;
  const isUnknownPlace = reading.certainty === 'unknown' && PLACE_LIKE.test(residue);
  if (!isKnown && reading.certainty !== 'partly' && !isUnknownPlace && residue !== '') return null;
  const { payload, now } = context;
  // Of a place that is not known only the guesses are of use.
  const ids = isNothingElse && reading.certainty !== 'known' ? [] : answer.ids;
  const listed = await findByIds(payload, 'overhaul', ids, now);
  const isAll = answer.total > answer.ids.length && !isPlace && plan.days === null && residue === '';
  const all = isAll ? await findSets(payload, [{ module: 'overhaul' }], {}, now) : listed;
  return {
    answer,
    part: { best: listed.best, rows: isEmpty(listed) ? listed.rows : all.rows },
    isWhole: plan.days !== null && residue === '' && answer.total > 0,
    guesses: reading.certainty === 'known' ? [] : reading.guesses.map(({ title }) => title),
  };
}
