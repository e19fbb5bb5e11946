import type { Trim, TrimmedPackage } from './trim-package.ts';

/**
 * What this site never uses of React DOM in the browser, as changes of its source; the minifier drops what is then
 * unreachable. Every text is that of the exact version in package-lock.json; the build stops when one is no longer found.
 *
 * The site has no view transitions, activities, lists of suspense, profilers, references to fragments, form actions,
 * custom elements, style attributes (the page's policy refuses them), style sheets or preloads asked for by React, and
 * no events `onSelect` and `onBeforeInput`. `react-trims.test.ts` looks for them in the site's source.
 */

const inClient = (from: string | RegExp, to: string): Trim => ({
  file: 'react-dom-client.production.js',
  from,
  to,
});

/** A function of the file gets another body. */
const body = (name: string, to: string): Trim =>
  inClient(new RegExp(`^(function ${name}\\([^)]*\\) {)[\\s\\S]*?\\n}$`, 'm'), `$1${to}}`);

const unused = (...names: readonly string[]): Trim[] => names.map((name) => body(name, ''));

/**
 * Kinds of parts that are never there: activity, list of suspense, view transition, profiler. Without its label such a
 * branch of a switch cannot be reached.
 */
const kinds: readonly Trim[] = [
  inClient(/(?<!{)\n\s+case (12|19|30|31):(?=\n)/g, ''),
  inClient(/case REACT_ACTIVITY_TYPE:\n\s+return \([\s\S]*?\);\n/, ''),
  inClient(/(?<!{)\n\s+case REACT_(ACTIVITY|PROFILER|SUSPENSE_LIST|LEGACY_HIDDEN|VIEW_TRANSITION)_TYPE:(?=\n)/g, ''),
];

const viewTransitions: readonly Trim[] = [
  ...unused(
    'trackEnterViewTransitions',
    'pushViewTransitionCancelableScope',
    'applyViewTransitionToHostInstances',
    'restoreViewTransitionOnHostInstances',
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'measureNestedViewTransitions',
  ),
  inClient(/viewTransitionMutationContext = !0(?=[;)])/g, '0'),
  inClient(
    /shouldStartViewTransition\n\s+\? \(pendingViewTransition = startViewTransition\([\s\S]*?\n\s+\)\)\n\s+: (?=\(flushMutationEffects)/,
    '',
  ),
];

/** A commit that waits for style sheets or pictures. */
const waiting: readonly Trim[] = [
  ...unused('preloadInstanceAndSuspendIfNeeded', 'preloadResourceAndSuspendIfNeeded'),
  inClient(
    /if \(\s+isViewTransitionEligible \|\|\s+subtreeFlags & 8192 \|\|\s+16785408 === \(subtreeFlags & 16785408\)\s+\)/,
    'if (false)',
  ),
];

const resources: readonly Trim[] = [
  body('getResource', 'return null;'),
  ...unused('acquireResource'),
  inClient(
    /ReactDOMSharedInternals\.d = {\n  f: flushSyncWork,[\s\S]*?\n};/,
    'ReactDOMSharedInternals.d = { ...previousDispatcher, f: flushSyncWork };',
  ),
];

const fragments: readonly Trim[] = [
  inClient(/^FragmentInstance\.prototype\.\w+ = [\s\S]*?\n};$/gm, ''),
  body('isFragmentInstanceParent', 'return false;'),
  ...unused(
    'commitNewChildToFragmentInstances',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
  ),
];

const forms: readonly Trim[] = [
  inClient(/^\s+use(Form|Action)State: (mount|update|rerender)ActionState,$/gm, ''),
  inClient(
    /if \("function" === typeof value\) {\s+domElement\.setAttribute\(\s+key,\s+"javascript:throw [\s\S]*?props\.target, props, null\)\)\);/,
    '',
  ),
  inClient(/\n {6}extractEvents\$1\([\s\S]*?\n {6}\);/, ''),
  inClient(/\n {2}i = \(unblocked\.ownerDocument \|\| unblocked\)\.\$\$reactFormReplay;[\s\S]*?\n}\n/, '\n}\n'),
  inClient('flags & 1024 && (needsFormReset = !0);', ''),
  inClient(/needsFormReset &&\s+\(\(needsFormReset = !1\), recursivelyResetForms\(finishedWork\)\);/, ''),
];

/** Events that nothing listens to, and those of browsers that the build does not know. */
const events: readonly Trim[] = [
  inClient(
    /handleEventFunc = targetInst \? getNodeFromInstance\(targetInst\) : window;[\s\S]*?(?=var fallbackData;)/,
    '',
  ),
  inClient('if (canUseCompositionEvent)', 'if (true)'),
  inClient('(useFallbackCompositionData &&', '(false &&'),
  inClient(/if \(\s+\(fallbackData = canUseTextInputEvent[\s\S]*?\(handleEventFunc\.data = fallbackData\)\);/, ''),
  inClient(/^registerTwoPhaseEvent\("onBeforeInput", \[[\s\S]*?\]\);$/m, ''),
  inClient(/^registerTwoPhaseEvent\(\n {2}"onSelect",\n.*\n.*\n?.*\n?\);$/m, ''),
  inClient(/var isInputEventSupported = !1;\nif \(canUseDOM\) {[\s\S]*?\n}\n/, 'var isInputEventSupported = true;\n'),
  inClient(/^canUseDOM &&\n {2}\(\(style = document[\s\S]*?transitionend\.transition\);$/m, ''),
  body('getVendorPrefixedEventName', 'return eventName;'),
];

/** Attributes whose names in React differ from those in the page, of which React keeps a list: those that are used. */
export const keptNames = ['htmlFor', 'httpEquiv', 'crossOrigin', 'strokeLinecap', 'strokeLinejoin', 'strokeWidth'];

const attributes: readonly Trim[] = [
  inClient(new RegExp(`^ {4}\\["(?!(?:${keptNames.join('|')})")\\w+", "[\\w:-]+"\\],?$`, 'gm'), ''),
  ...unused('setValueForStyles'),
  body('isCustomElement', 'return false;'),
];

/** The stack of components beside an error, and the browser's own sign that a transition takes long. */
const words: readonly Trim[] = [
  body('getStackByFiberInDevAndProd', 'return "";'),
  ...unused('defaultOnDefaultTransitionIndicator'),
];

export const trimmedReactDom: TrimmedPackage = {
  folder: 'react-dom/cjs/',
  trims: [
    ...kinds,
    ...viewTransitions,
    ...waiting,
    ...resources,
    ...fragments,
    ...forms,
    ...events,
    ...attributes,
    ...words,
  ],
};
