import type { AtRule, ChildNode, Container, Plugin, Rule } from 'postcss';

/**
 * Width classes: name → value of `data-layout` it matches, and the width query that stands in for it without script.
 * Under the scaled viewport of Spec §9 no width query matches what the reader sees, so with script styles hang on
 * `data-layout`, which is set before paint (app/device/constants.ts holds the same bounds).
 */
const WIDTHS: Readonly<Record<string, { layouts: readonly string[]; query: string; low?: true }>> = {
  '--narrow': { layouts: ['narrow'], query: '(max-width: 768px)' },
  '--medium': { layouts: ['medium'], query: '(min-width: 768.02px) and (max-width: 1080px)' },
  '--compact': { layouts: ['medium', 'compact'], query: '(min-width: 768.02px) and (max-width: 1240px)' },
  '--not-narrow': { layouts: ['medium', 'compact', 'wide'], query: '(min-width: 768.02px)' },
  // Windows of little height, as of a phone held sideways (`data-low`); write them after the widths.
  '--low': {
    layouts: ['medium', 'compact', 'wide'],
    low: true,
    query: '(min-width: 768.02px) and (max-width: 1760px) and (max-height: 560px) and (min-aspect-ratio: 13/10)',
  },
  '--narrow-low': {
    layouts: ['narrow'],
    low: true,
    query: '(max-width: 768px) and (max-height: 560px) and (min-aspect-ratio: 13/10)',
  },
};

const withScript = (layouts: readonly string[], isLow: boolean): string =>
  `:where(html${isLow ? '[data-low]' : ''}:is(${layouts.map((layout) => `[data-layout=${layout}]`).join(',')}))`;
const WITHOUT_SCRIPT = ':where(html:not([data-layout]))';

/** Puts a condition on the root in front of one selector without changing its specificity. */
const conditioned = (selector: string, condition: string): string => {
  const root = /^(?::global\()?(?::root|html)(?![\w-])/;
  // a selector that starts at the root itself: the condition joins it instead of standing before it
  return root.test(selector) ? selector.replace(root, (start) => `${start}${condition}`) : `${condition} ${selector}`;
};

const prefixRules = (container: Container<ChildNode>, condition: string): void => {
  container.each((node) => {
    if (node.type === 'rule') {
      (node as Rule).selectors = (node as Rule).selectors.map((selector) => conditioned(selector, condition));
    } else if (node.type === 'atrule' && 'nodes' in node && node.nodes && !/keyframes$/.test((node as AtRule).name)) {
      prefixRules(node as AtRule as Container<ChildNode>, condition);
    }
  });
};

/**
 * PostCSS plugin: expands `@media (--narrow) { … }` and its like to rules under `data-layout` and,
 * for readers without script, to the same rules in a width query. Both keep the specificity of the rules as written,
 * so write them after the base rules. Must stand at the top of rules, not nested inside one.
 * @throws when the custom media is combined with another query, is unknown, or stands inside a style rule
 */
export const widthMedia = (): Plugin => ({
  postcssPlugin: 'width-media',
  AtRule: {
    media(atRule) {
      if (!atRule.params.includes('--')) return;
      const width = WIDTHS[/^\((--[a-z-]+)\)$/.exec(atRule.params.trim())?.[1] ?? ''];
      if (!width)
        throw atRule.error(`unknown width "${atRule.params}": write one of ${Object.keys(WIDTHS).join(', ')}, alone`);
      if (atRule.parent?.type === 'rule') throw atRule.error('write width media around rules, not inside one');
      const scripted = atRule.clone();
      prefixRules(scripted, withScript(width.layouts, width.low === true));
      const plain = atRule.clone({ params: width.query });
      prefixRules(plain, WITHOUT_SCRIPT);
      atRule.replaceWith(...(scripted.nodes ?? []), plain);
    },
  },
});
