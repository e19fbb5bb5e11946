/**
 * What some browsers need in the head of every page, those included that are written without React.
 *
 * - `format-detection`: iOS makes links of every number it takes for a phone, of dates and addresses. Numbers to call are
 *   `tel:` links of ours; a stock code or a day is none.
 * - `renderer` (360, Sogou), `force-rendering` (QQ, UC) and `X-UA-Compatible` (their part that is Internet Explorer): browsers
 *   with two engines open the page with the newer one.
 */
export const browserMeta = [
  ['format-detection', 'telephone=no, date=no, address=no, email=no'],
  ['renderer', 'webkit'],
  ['force-rendering', 'webkit'],
] as const;

/** For pages that are written as text. */
export const browserMetaHtml: string = [
  '<meta http-equiv="X-UA-Compatible" content="IE=edge">',
  ...browserMeta.map(([name, content]) => `<meta name="${name}" content="${content}">`),
].join('');
