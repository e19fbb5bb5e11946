/** Numbers of announcements and tenders, phones, mail addresses, figures: each is one thing, and no sentence. Pure. */

/** A figure with its unit: 4.78亿股, 99.92%. */
const DECIMAL = /^\d[\d,]*\.\d+\s*(?:\p{Script=Han}{0,5}|[a-z%‰]{0,4})$/u;
/** The number of a document, whatever stands around it: 〔2026〕197 of 演示停〔2026〕197号, 2026-034 of 公告编号2026-034. */
const DOCUMENT = /[〔[(]20\d{2}[〕\])]\s*\d{1,4}|(?<![\d-])20\d{2}-\d{1,4}(?![\d-])/gu;
const HAN = /\p{Script=Han}/u;

/** Whether a folded word is one thing, of which a part says nothing: where it stands nowhere, nothing is found. */
export function isCode(folded: string): boolean {
  if (DECIMAL.test(folded)) return true;
  if (HAN.test(folded) || /\s/u.test(folded)) return false;
  return (
    folded.includes('@') || /^https?:/u.test(folded) || (/\d/u.test(folded) && /[a-z\d][-_./=*][a-z\d]/u.test(folded))
  );
}

/** The numbers that a folded word names, each one thing; it may be one itself. */
export function numbersIn(folded: string): string[] {
  return isCode(folded) ? [folded] : (folded.match(DOCUMENT) ?? []);
}

/** 2026034 as it is written where it stands: 2026-034; YXYS202606, YX_YS_2026_06: YX-YS-2026-06. Of a folded word. */
export function codeSpellings(folded: string): string[] {
  // Prices stand without their unit.
  const [, price] = /^(\d+\.\d{2,})元$/u.exec(folded) ?? [];
  if (price !== undefined) return [price];
  // 10派5元 is what shareholders say of a dividend, whatever the amount.
  if (/^每?10股?派\d+(?:\.\d+)?元?$/u.test(folded)) return ['分红'];
  const written = folded.replaceAll('_', '-');
  const joined = written !== folded && /\d/u.test(folded) ? [written] : [];
  const [, before = '', year = '', number = ''] = /^(\D*?)[- ]?(20\d{2})[- ]?(\d{2,4})$/u.exec(written) ?? [];
  if (year === '') return joined;
  const letters = /^[a-z]{4}$/u.test(before) ? `${before.slice(0, 2)}-${before.slice(2)}-` : before;
  return [...joined, `${letters}${year}-${number}`];
}
