import type { Page } from '@playwright/test';

/** Lines that begin with a mark that closes, or end with one that opens; editors' texts left out. */
export function strayMarks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const blocks = document.querySelectorAll<HTMLElement>('main :is(p, li, dd, dt, h1, h2, h3, h4, figcaption, small)');
    for (const block of blocks) {
      if (block.closest('[data-rich-text], .vh, [hidden], svg') || !block.checkVisibility()) continue;
      // what is set in columns has no lines that go on
      if (!/^(?:block|list-item|inline)$/.test(getComputedStyle(block).display)) continue;
      if (block.querySelector('p, li, dd, dt, h1, h2, h3, h4, table, button, input, div')) continue;
      let before: { letter: string; middle: number; height: number } | undefined;
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node as Text;
        if (text.parentElement?.closest('.vh, small') && !block.matches('small')) continue;
        for (const { 0: letter, index } of text.data.matchAll(/\S/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + letter.length);
          const { top, height } = range.getBoundingClientRect();
          if (height === 0) continue;
          const middle = top + height / 2;
          const isNext = before !== undefined && middle - before.middle > Math.max(height, before.height) * 0.7;
          if (isNext && (/[）》〕」』”，。；：、？！]/u.test(letter) || /[（《〔「『“]/u.test(before?.letter ?? '')))
            wrong.push(`${before?.letter ?? ''}|${letter} in “${block.innerText.slice(0, 40)}”`);
          before = { letter, middle, height };
        }
      }
    }
    return [...new Set(wrong)];
  });
}
