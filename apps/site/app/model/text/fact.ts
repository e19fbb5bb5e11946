/** Labelled facts of a company: what can be called, written to or opened becomes a link. */
import { toTitle } from '../page/title.ts';

/** A stretch of a fact's text; `href` where it leads somewhere (`tel:`, `mailto:`, an outside address). */
export interface FactPart {
  readonly text: string;
  readonly href?: string;
}

/** A fact as pages show it. */
export interface FactView {
  readonly label: string;
  readonly parts: readonly FactPart[];
}

const ADDRESS = /https?:\/\/[^\s，。；、（）()<>"'“”]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
/** Digits in groups, with a country code, brackets or an extension. */
const PHONE = /\+?\d[\d\s()（）-]{3,22}\d(?:\s?(?:转|分机)\s?\d{1,6})?/g;
const CALLED = /电话|热线|手机|报修|投诉|举报|咨询|值班|客服|总机|监督|抢修/;
const NOT_CALLED = /代码|编号|邮编|邮政编码|传真|日期|时间|证号|注册号|面积|资本/;
/** Three groups of digits with hyphens are a telephone number under any label. */
const GROUPED = /^\+?\d{2,4}-\d{3,4}-?\d{3,4}(?:\s?(?:转|分机)\s?\d{1,6})?$/;

/** `tel:` URL of a telephone number as people write it; an extension is dialled after a pause. */
export const toPhoneHref = (phone: string): string => {
  const [number = '', extension] = phone.split(/转|分机/);
  const digits = number.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return `tel:${digits}${extension ? `,${extension.replace(/\D/g, '')}` : ''}`;
};

/** True for a number that can be called: 3 to 15 digits and nothing but digits, blanks, brackets and hyphens. */
export const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 3 && digits <= 20 && /^\+?[\d\s()（）-]+(?:\s?(?:转|分机)\s?\d{1,6})?$/.test(text.trim());
};

const splitBy = (text: string, pattern: RegExp, toHref: (found: string) => string | undefined): FactPart[] => {
  const parts: FactPart[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const href = toHref(match[0]);
    if (href === undefined) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: match[0], href });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
};

const toAddressHref = (found: string): string => (found.includes('://') ? found : `mailto:${found}`);

/**
 * The text of a fact in parts. Addresses and mail are links everywhere; a number is one only where the label says that
 * it is called (电话, 热线 …) or its form does, and never under labels like 代码 or 邮编.
 */
export const toFactParts = (label: string, value: string): FactPart[] => {
  const isCalled = CALLED.test(label);
  const toCall = (found: string): string | undefined =>
    NOT_CALLED.test(label) || !(isCalled || GROUPED.test(found)) || !isPhone(found) ? undefined : toPhoneHref(found);
  // A short service number (12398, 95598) has no groups: it counts where it stands first.
  const short = isCalled ? /^\d{3,5}(?!\d)/g : /(?!)/g;
  return splitBy(value, ADDRESS, toAddressHref).flatMap((part) =>
    part.href
      ? [part]
      : splitBy(part.text, PHONE, toCall).flatMap((each) =>
          each.href ? [each] : splitBy(each.text, short, toPhoneHref),
        ),
  );
};

/** Facts to show: without the empty ones; one line each, unseen marks removed. */
export const toFacts = (facts: readonly { readonly label: string; readonly value: string }[]): FactView[] =>
  facts
    .filter(({ value }) => value.trim())
    .map(({ label, value }) => {
      const name = label.trim() ? toTitle(label) : '其他';
      return { label: name, parts: toFactParts(name, toTitle(value)) };
    });

/** True for a URL of another site that may become a link: http or https, nothing else. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s<>"']+$/i.test(text.trim());
