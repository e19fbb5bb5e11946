import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { widthMedia } from './css-widths.ts';

const expand = (css: string): string =>
  postcss([widthMedia()]).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ').trim();

describe('width media', () => {
  test('becomes a condition on data-layout, and a width query without script', () => {
    expect(expand('@media (--narrow) { .a, .b > i { x: 1 } }')).toBe(
      ':where(html:is([data-layout=narrow])) .a, :where(html:is([data-layout=narrow])) .b > i { x: 1 }' +
        '@media (max-width: 768px) { :where(html:not([data-layout])) .a, :where(html:not([data-layout])) .b > i { x: 1 } }',
    );
  });

  test('compact includes medium and leaves narrow out', () => {
    const css = expand('@media (--compact) { .a { x: 1 } }');
    expect(css).toContain(':is([data-layout=medium],[data-layout=compact])');
    expect(css).toContain('(min-width: 768.02px) and (max-width: 1240px)');
  });

  test('low is a window of little height and of any width but a narrow one', () => {
    const css = expand('@media (--low) { .a { x: 1 } }');
    expect(css).toContain(
      ':where(html[data-low]:is([data-layout=medium],[data-layout=compact],[data-layout=wide])) .a',
    );
    expect(css).toContain('(max-height: 560px)');
  });

  test('joins a selector that starts at the root', () => {
    expect(expand('@media (--narrow) { html[data-theme=dark] .a { x: 1 } }')).toContain(
      'html:where(html:is([data-layout=narrow]))[data-theme=dark] .a',
    );
    expect(expand("@media (--narrow) { :global(html[data-own='2']) .a { x: 1 } }")).toContain(
      ":global(html:where(html:is([data-layout=narrow]))[data-own='2']) .a",
    );
  });

  test('keeps its layer and reaches rules inside other at-rules', () => {
    const css = expand('@layer pages { @media (--narrow) { @supports (x: y) { .a { x: 1 } } } }');
    expect(css).toMatch(/^@layer pages \{ @supports \(x: y\) \{ :where\(html:is\(\[data-layout=narrow\]\)\) \.a/);
  });

  test('leaves other media alone', () => {
    expect(expand('@media print { .a { x: 1 } }')).toBe('@media print { .a { x: 1 } }');
  });

  test('refuses an unknown width and a place inside a rule', () => {
    expect(() => expand('@media (--tiny) { .a { x: 1 } }')).toThrow('unknown width');
    expect(() => expand('.a { @media (--narrow) { x: 1 } }')).toThrow('around rules');
  });
});
