/** Characters that stay together at the end of a sentence: its full stop is one. */
const KEPT = 4;

/** A sentence or two whose last line never holds a single character: browsers keep no words together in Chinese. */
export function WholeEnd({ children }: { children: string }) {
  const characters = [...children];
  if (characters.length < 3 * KEPT || !/\p{Script=Han}$/u.test(children.replace(/\p{P}+$/u, ''))) {
    // An element, so that it can be replaced where the browser has translated the page.
    return <span>{children}</span>;
  }
  return (
    <>
      <span>{characters.slice(0, -KEPT).join('')}</span>
      <span className="whole">{characters.slice(-KEPT).join('')}</span>
    </>
  );
}
