/**
 * Lint rule: React must be able to leave every text node of the page alone.
 *
 * A browser that translates a page puts elements of its own in the place of text nodes. React goes on holding the nodes
 * that are no longer in the page: it cannot remove one or put something before one (the page ends in an error), and what
 * it writes into one is never seen. It only gets along with the text of an element that has nothing but this text, as it
 * then writes the element's whole content. So text that changes, comes or goes, and text that has something conditional
 * before it, needs an element of its own: a span, or one template literal for all of the element's words.
 */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}
interface Context {
  report: (problem: { node: Node; message: string }) => void;
}

/** What stands among the children of an element: parts of the page, parts that may be absent, fixed words, other words. */
type Kind = 'element' | 'optional' | 'fixed' | 'text';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const isElement = ({ type }: Node): boolean => type === 'JSXElement';
const isMap = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  isNode(callee['property']) &&
  ['map', 'flatMap', 'from'].includes(String(callee['property']['name']));

/** What a function may return; null: unknown. */
const returnsOf = ({ body }: Node): readonly Node[] | null => {
  if (!isNode(body)) return null;
  if (body.type !== 'BlockStatement') return [body];
  const found: Node[] = [];
  const walk = (node: Node): void => {
    if (node.type === 'ReturnStatement') {
      if (isNode(node['argument'])) found.push(node['argument']);
      return;
    }
    if (/Function|Arrow/.test(node.type)) return;
    for (const [field, value] of Object.entries(node)) {
      if (field === 'parent') continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child);
    }
  };
  walk(body);
  return found;
};

/** Props that hold parts of a page, elements or nothing; `children` where they stand among the parts of a box. */
const SLOTS = new Set(['aside', 'filter', 'list', 'mark', 'marks', 'note', 'tabs', 'tag']);
const BOXES = new Set(['article', 'body', 'div', 'footer', 'header', 'main', 'section']);

/** `typeof children === 'string' ? <span>{children}</span> : children` */
const isWrapped = ({ test, consequent }: Node): boolean =>
  isNode(test) &&
  isNode(test['left']) &&
  test['left']['operator'] === 'typeof' &&
  isNode(consequent) &&
  isElement(consequent);

/** Whether an expression gives elements or nothing, never words. */
const isWordless = (node: Node): boolean => {
  if (isElement(node) || node.type === 'JSXFragment') return true;
  if (node.type === 'Literal') return node['value'] === null || typeof node['value'] === 'boolean';
  if (node.type === 'Identifier') return node['name'] === 'undefined' || SLOTS.has(String(node['name']));
  const { consequent, alternate, right, expression } = node;
  if (node.type === 'ParenthesizedExpression') return isNode(expression) && isWordless(expression);
  if (node.type === 'ConditionalExpression')
    return isWrapped(node)
      ? true
      : isNode(consequent) && isNode(alternate) && isWordless(consequent) && isWordless(alternate);
  if (node.type === 'LogicalExpression') return node['operator'] === '&&' && isNode(right) && isWordless(right);
  if (isMap(node)) {
    const callback = nodesOf(node['arguments']).at(-1);
    return callback !== undefined && (returnsOf(callback)?.every(isWordless) ?? false);
  }
  return false;
};

const isFixed = (node: Node): boolean =>
  node.type === 'Literal' || (node.type === 'TemplateLiteral' && nodesOf(node['expressions']).length === 0);

/** `children`, or what `children()` gives, or that with something instead. */
const isChildren = (node: unknown): boolean =>
  isNode(node) &&
  (node['name'] === 'children' ||
    isChildren(node['callee']) ||
    (node['operator'] === '??' && isChildren(node['left'])));

const kindOf = (node: Node, inBox: boolean): Kind => {
  if (node.type === 'JSXText') return 'fixed';
  if (isElement(node)) return 'element';
  if (node.type === 'JSXFragment') return 'optional';
  const { expression } = node;
  if (!isNode(expression)) return 'text';
  if (isElement(expression)) return 'element';
  if (isWordless(expression) || (inBox && isChildren(expression))) return 'optional';
  return isFixed(expression) ? 'fixed' : 'text';
};

/** What JSX makes of it counts: lines that hold nothing are nothing, and neither are comments. */
const isThere = (node: Node): boolean => {
  if (node.type === 'JSXText') return !/^\s*\n\s*$/.test(String(node['value']));
  return !(isNode(node['expression']) && node['expression'].type === 'JSXEmptyExpression');
};

const isFragment = ({ type, openingElement }: Node): boolean =>
  type === 'JSXFragment' ||
  (isNode(openingElement) && isNode(openingElement['name']) && openingElement['name']['name'] === 'Fragment');

/** The element's name; empty for a component, which may put its children beside others, and for a fragment. */
const tagOf = ({ openingElement }: Node): string => {
  const name = isNode(openingElement) ? openingElement['name'] : null;
  return isNode(name) && name.type === 'JSXIdentifier' && /^[a-z]/.test(String(name['name']))
    ? String(name['name'])
    : '';
};

const CHANGES = 'Text beside other content: give it an element of its own, or write all words as one template literal.';
const BEHIND = 'Text behind something conditional: give it an element of its own.';
const LOOSE = 'Text of a fragment, or one of several children of a component: give it an element of its own.';

const check = (context: Context, node: Node): void => {
  const children = nodesOf(node['children']).filter(isThere);
  const tag = tagOf(node);
  const kinds = children.map((child) => kindOf(child, BOXES.has(tag)));
  const [only] = children;
  const mayBeLoose = isFragment(node) || (children.length > 1 && tag === '');
  if (children.length === 1 && only) {
    const { expression } = only;
    // several texts, or texts among elements
    if (isNode(expression) && isMap(expression) && kinds[0] === 'text')
      context.report({ node: only, message: CHANGES });
  }
  for (const [at, child] of children.entries()) {
    const kind = kinds[at];
    if (kind !== 'fixed' && kind !== 'text') continue;
    if (mayBeLoose) context.report({ node: child, message: LOOSE });
    else if (children.length > 1 && kind === 'text') context.report({ node: child, message: CHANGES });
    else if (kinds.slice(0, at).includes('optional')) context.report({ node: child, message: BEHIND });
  }
};

const plugin = {
  meta: { name: 'yunxia' },
  rules: {
    'jsx-text': {
      create: (context: Context) => ({
        JSXElement: (node: Node) => check(context, node),
        JSXFragment: (node: Node) => check(context, node),
      }),
    },
  },
};

// oxlint-disable-next-line import/no-default-export -- what oxlint reads
export default plugin;
