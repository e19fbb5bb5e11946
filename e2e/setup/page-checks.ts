/** Checks of an open page. Each returns a list of faults and runs in the page. */
import type { Page } from '@playwright/test';

/** Animations that run although the reader asked for less motion. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => {
        const timing = animation.effect?.getComputedTiming();
        return animation.playState === 'running' && Number(timing?.duration ?? 0) > 1;
      })
      .map((animation) => {
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        return `${animation instanceof CSSAnimation ? animation.animationName : 'transition'} on ${target?.tagName} ${target?.getAttribute('class')}`;
      }),
  );
}

/** What paper lacks or shows dark: call it under print media. */
export function missingInPrint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const luminance = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
    };
    const isClear = (colour: string) => colour === 'transparent' || /, 0\)$/.test(colour);
    const wrong: string[] = [];
    for (const element of [document.documentElement, document.body]) {
      const ground = getComputedStyle(element).backgroundColor;
      if (!isClear(ground) && luminance(ground) < 0.9) wrong.push(`${element.tagName} is dark: ${ground}`);
    }
    const words = document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, dt, dd, td, th, li > a)');
    for (const element of words) {
      if (element.closest('.no-print, dialog, form, nav, aside, [hidden], .vh') || !element.innerText.trim()) continue;
      const { color, opacity, visibility } = getComputedStyle(element);
      const what = `${element.tagName} ${element.innerText.trim().slice(0, 20)}`;
      if (opacity === '0' || visibility === 'hidden') wrong.push(`${what} is hidden`);
      if (luminance(color) > 0.6) wrong.push(`${what} is pale: ${color}`);
    }
    if (!document.querySelector<HTMLElement>('main h1, h1')?.innerText) wrong.push('no heading');
    return wrong;
  });
}

/**
 * Targets smaller than 44 px on a phone. A link inside a text is none, nor one that stretches over its row by an
 * `::after`: then the row is the target.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, select, summary, input:not([type=hidden]), [role=button], [role=tab]',
    );
    const wrong: string[] = [];
    for (const target of targets) {
      const box = target.getBoundingClientRect();
      const style = getComputedStyle(target);
      if (box.width === 0 || style.visibility === 'hidden' || target.closest('.vh, [inert]')) continue;
      if (target.matches('[class*=skip], .vh') || box.bottom < 0) continue;
      const row = target.parentElement?.closest<HTMLElement>('*');
      const after = getComputedStyle(target, '::after');
      const isStretched = after.content !== 'none' && after.position === 'absolute' && after.top === '0px';
      const isInText =
        style.display === 'inline' &&
        row !== null &&
        row !== undefined &&
        row.innerText.replaceAll(/\s/g, '').length > target.innerText.replaceAll(/\s/g, '').length;
      if (isInText || target.closest('[data-rich-text]')) continue;
      const area = isStretched ? (target.offsetParent ?? target).getBoundingClientRect() : box;
      if (area.height < least || area.width < least) {
        wrong.push(
          `${target.tagName} ${(target.innerText || target.ariaLabel || target.getAttribute('name') || '').trim().slice(0, 16)} ${Math.round(area.width)}×${Math.round(area.height)}`,
        );
      }
    }
    return wrong;
  });
}

/**
 * Headings and the words of banners that break a line inside a word, as the browser's own dictionary has words, and headings and sentences whose
 * last line holds one character. A word that is longer than its line has to break; rich text is the editors'.
 */
export function badBreaks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Intl.Segmenter('zh', { granularity: 'word' });
    const lineOf = (node: Text, at: number): number => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top, height } = range.getBoundingClientRect();
      return height === 0 ? Number.NaN : Math.round(top + height / 2);
    };
    const wrong: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p)')) {
      if (element.closest('[data-rich-text], .vh, dialog, [hidden]') || !element.checkVisibility()) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const letters: { letter: string; line: number; node: Text }[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node as Text;
        if (text.parentElement?.closest('.vh')) continue;
        for (let at = 0; at < text.data.length; at += 1)
          letters.push({ letter: text.data[at] ?? '', line: lineOf(text, at), node: text });
      }
      const shown = letters.filter(({ line }) => !Number.isNaN(line));
      const lines = new Set(shown.map(({ line }) => line));
      if (lines.size < 2) continue;
      const whole = shown.map(({ letter }) => letter).join('');
      if (/^H[1-4]$/.test(element.tagName) || element.closest('[data-banner]')) {
        for (const { segment, index, isWordLike } of words.segment(whole)) {
          if (!isWordLike || !/^\p{Script=Han}{2,4}$/u.test(segment)) continue;
          const [first, last] = [shown[index], shown[index + segment.length - 1]];
          if (Math.abs((first?.line ?? 0) - (last?.line ?? 0)) > 4) wrong.push(`${segment} is cut in “${whole}”`);
        }
      }
      const last = shown.filter(({ letter }) => letter.trim()).at(-1)?.line ?? 0;
      const end = shown.filter(({ letter }) => /[\p{L}\p{N}]/u.test(letter)).at(-1);
      const before =
        end &&
        shown
          .filter(({ node }) => node === end.node)
          .filter(({ letter }) => /[\p{L}\p{N}]/u.test(letter))
          .at(-2);
      // A day or a figure that is set in two sizes is no text that breaks.
      if (element.querySelector('time') || (before && Math.abs(before.line - last) <= 4)) continue;
      if (!before && !end?.node.parentElement?.matches('.whole, mark')) continue;
      const left = shown.filter(({ letter, line }) => Math.abs(line - last) <= 4 && /[\p{L}\p{N}]/u.test(letter));
      if (left.length === 1) wrong.push(`“${left[0]?.letter}” stands alone in “${whole}”`);
    }
    return wrong;
  });
}

/**
 * Telephone numbers, days, times and numbers with their units of which a line holds one part and the next the other, in
 * editors' texts, too. One that is wider than its block has to break; so has the address of a page.
 */
export function brokenFigures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const figure =
      /(?<![\w/.@+-])(?:\d{3,4}-\d{4,}(?:-\d{4})?|\d{3}-\d{4}-\d{4}|\d{4}-\d{2}-\d{2}(?!T)|\d{1,2}:\d{2}(?:–\d{1,2}:\d{2})?|\d[\d.,]*(?:%|千伏|千瓦时|万元|亿元|元|小时|分钟|户|号))/g;
    const wrong: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node as Text;
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest('.vh, svg, script, style, option, pre')) continue;
      for (const { 0: found, index } of text.data.matchAll(figure)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + found.length);
        const boxes = [...range.getClientRects()];
        const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom)));
        const width = boxes.reduce((sum, box) => sum + box.width, 0);
        const room = parent.closest<HTMLElement>('p, li, dd, dt, td, th, div, h1, h2, h3, h4, a')?.clientWidth ?? 0;
        if (lines.size > 1 && (room === 0 || width < room)) wrong.push(`${found} in “${text.data.slice(0, 40)}”`);
      }
    }
    return [...new Set(wrong)];
  });
}

/** Full-width marks with a gap before them, or behind one that opens; what a screen shows, rich text left out. */
export function gapsAtMarks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const blocks = document.querySelectorAll<HTMLElement>(
      'body :is(p, li, dt, dd, td, th, a, button, label, legend, h1, h2, h3, h4, figcaption, summary, span, div)',
    );
    for (const block of blocks) {
      if (block.closest('[data-rich-text], pre, code') || !block.checkVisibility()) continue;
      for (const [found] of block.innerText.matchAll(
        /.{0,8}(?:[^\S\n]+[，。：；！？、）」》]|[（「《][^\S\n]+).{0,8}/g,
      ))
        wrong.push(found);
      // A gap that no space makes: the mark is drawn away from what it follows.
      const last = block.lastChild;
      if (
        last instanceof Text &&
        /^[，。：；！？、）」》]/.test(last.data) &&
        last.previousSibling instanceof Element
      ) {
        const range = document.createRange();
        range.setStart(last, 0);
        range.setEnd(last, 1);
        const mark = range.getBoundingClientRect();
        const before = last.previousSibling.getBoundingClientRect();
        if (mark.height > 0 && Math.abs(mark.bottom - before.bottom) < 8 && mark.left - before.right > 3)
          wrong.push(`${last.previousSibling.textContent} ${last.data}`);
      }
    }
    return [...new Set(wrong)];
  });
}

/** Names for screen readers with a gap before a full-width mark, and headings that are called sample data. */
export async function unclearNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const roles = new Set(['button', 'combobox', 'heading', 'img', 'link', 'navigation', 'region', 'tab', 'textbox']);
  return nodes.flatMap(({ role, name }) => {
    const [kind, text] = [String(role?.value), String(name?.value ?? '')];
    const isGap = /\s[，。：；！？、）」》]|[（「《]\s/.test(text);
    const isSample = kind === 'heading' && text.includes('演示数据');
    return roles.has(kind) && (isGap || isSample) ? [`${kind} “${text}”`] : [];
  });
}

/** Spreads the text as WCAG 1.4.12 asks pages to bear. @returns what takes it back */
export async function widenText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  return () => page.evaluate(() => void (document.adoptedStyleSheets = []));
}

/**
 * Texts of which a part cannot be seen. A title that is clamped to two lines leads to the whole one, and one that ends
 * in dots in the breadcrumb stands whole below it.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        const isReadAloud = element.clientWidth <= 1;
        if (
          !hides ||
          !hasText ||
          isReadAloud ||
          style.webkitLineClamp !== 'none' ||
          element.closest('.vh, select, input, nav[aria-label=面包屑]')
        )
          return false;
        return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
      })
      .map((element) => `${element.tagName} ${element.innerText.slice(0, 20)}`),
  );
}

/** In the elder mode: text below 20 px, a page wider than its window, and whatever moves. */
export function elderFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) faults.add(`${root.scrollWidth} px wide in ${root.clientWidth}`);
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${String(element.className)} “${(element.textContent ?? '').trim().slice(0, 20)}”`;
    for (const element of document.querySelectorAll('body *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText || element.matches('sup, sub, option, optgroup, noscript')) continue;
      if (element.closest('.vh, svg, [aria-hidden=true]')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < 19.9) faults.add(`${size.toFixed(1)} px: ${nameOf(element)}`);
    }
    // The card beside a record scrolls down by itself; what is wider than it is cut off.
    for (const card of document.querySelectorAll('aside'))
      if (card.scrollWidth > card.clientWidth + 1)
        faults.add(`${card.scrollWidth} px in a card of ${card.clientWidth}`);
    for (const animation of document.getAnimations())
      if (animation.playState === 'running') faults.add(`moves: ${(animation as CSSAnimation).animationName}`);
    return [...faults];
  });
}
