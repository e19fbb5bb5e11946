/** What follows a place in an address and only says where inside of it. Pure. */

/** What is counted in an address: only after a number, or a word that stands for one, does it tell where inside. */
const COUNTED = [
  ...[
    '村民小组',
    '生产队',
    '单元',
    '号楼',
    '号院',
    '小组',
    '支路',
    '号',
    '栋',
    '幢',
    '座',
    '院',
    '楼',
    '层',
    '室',
    '房',
  ],
  ...['户', '门', '组', '队', '社', '弄', '巷', '排', '区', '期', '段', '杆'],
];
const ORDER = /^(?:[第负附]?[\da-z]{1,12}|[甲乙丙丁东西南北中])/u;
const JOINT = /^(?:至|到|之|-|、|(?=附))/u;
const INSIDE = [
  ...[
    '门口',
    '村口',
    '后面',
    '前面',
    '里面',
    '这边',
    '那边',
    '附近',
    '旁边',
    '村委会',
    '居委会',
    '政府',
    '以下',
    '以上',
    '往后',
  ],
];
/** A longer rest is no house number. */
const MAX_DETAIL = 40;

/**
 * Whether a rest only says where inside of a place: 3组, 12栋2单元, 旁边. Read from left to right, each piece once: a
 * pattern with these pieces would try every way to part a long row of digits.
 */
export function isAddressDetail(text: string): boolean {
  let rest = text;
  if (rest === '' || rest.length > MAX_DETAIL) return false;
  while (rest !== '') {
    const word = INSIDE.find((inside) => rest.startsWith(inside));
    if (word !== undefined) {
      rest = rest.slice(word.length);
      continue;
    }
    const number = ORDER.exec(rest)?.[0];
    if (number === undefined) return false;
    rest = rest.slice(number.length);
    const unit = COUNTED.find((counted) => rest.startsWith(counted));
    if (unit !== undefined) rest = rest.slice(unit.length);
    else if (!/\d$/u.test(number)) return false;
    rest = rest.replace(JOINT, '');
  }
  return true;
}
