import type { Page } from '@playwright/test';

/**
 * Does to the page what browsers do that translate it: an element of theirs comes in the place of every text node, and
 * of every one that is added later. The words stay the same, so that tests can read them.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const own = new WeakSet<Node>();
    const isOurs = (text: Node): boolean => own.has(text.parentNode as Node);
    const translate = (text: Text): void => {
      const parent = text.parentElement;
      if (!parent || isOurs(text) || parent.closest('script, style, noscript, textarea, [contenteditable]')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      for (const element of [outer, inner]) own.add(element);
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof Text) translate(node);
          else if (node instanceof Element && !own.has(node)) translateAll(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
    translateAll(document.body);
  });
}
