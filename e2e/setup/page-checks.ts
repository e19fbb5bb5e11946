/** Questions to a page as it stands, each answered by the list of what is wrong. All of them run in the page. */
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
