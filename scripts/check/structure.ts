import { posix } from 'node:path';

/** A file as the rules see it: its path below the root, with `/`, and its text (empty for binary files). */
export type ProjectFile = { path: string; text: string };

const vague = new Set(['utils', 'util', 'lib', 'helpers', 'helper', 'common', 'misc', 'shared', 'index']);
const isSource = /\.(ts|tsx|mjs|css)$/;
/** Written by tools, or lists of data in the form of code: long by nature. */
const isData =
  /(^|\/)(migrations\/(?:postgres|sqlite)|seed|examples)\/|payload-types\.ts$|(site-map|default-site-info)\.ts$|importMap\.js$/;
/** Names that a tool or a convention prescribes. */
const isPrescribed =
  /(^|\/)(README(\.zh-CN)?|ARCHITECTURE|CONTRIBUTING|CHANGELOG|LICENSE|OFL)(\.\w+)?$|(^|\/)\.|importMap\.js$|^docs\/decisions\/\d{4}-/;
const isDocument = /^[^/]*\.md$|^docs\/.*\.md$|\/README\.md$/;
const maxLines = 400;
const maxRouteLines = 80;

/** Words that must not stand in the project, with the reason; `except` are the files that hold the rules themselves. */
const forbiddenText: readonly { pattern: RegExp; reason: string; files?: RegExp }[] = [
  { pattern: /(?:^|[\s"'`(=])\/(?:work|home|root|Users)\/\w/m, reason: 'an absolute path of one machine' },
  { pattern: /https?:\/\/registry\./, reason: 'the host of a package registry' },
  {
    pattern: new RegExp(String.raw`\b(?:TO` + String.raw`DO|FIX` + String.raw`ME|XXX|HACK)\b`),
    reason: 'an open mark: do it or file it',
  },
  { pattern: /\bSeed §/, reason: 'a document that is not here: cite docs/specification.md, Spec §' },
  { pattern: /@ts-(?:ignore|nocheck)/, reason: 'types switched off' },
  { pattern: /\.(?:only|skip|todo|fixme)\(/, reason: 'a focused or skipped test', files: /\.(test|spec)\.tsx?$/ },
  { pattern: /hour12:\s*false/, reason: "prints midnight as 24:00 in some locales: hourCycle: 'h23'", files: isSource },
  {
    pattern: /\bDate\.now\(\)|new Date\(\)/,
    reason: 'the model gets `now` as an argument',
    files: /^apps\/site\/app\/model\/(?!.*\.test\.ts$)/,
  },
];
const holdsTheRules = /^(scripts\/check\/structure(\.test)?\.ts|CONTRIBUTING\.md)$/;

/**
 * Checks names, lengths and words.
 *
 * @returns one sentence per fault, `path: what is wrong`
 */
export function findStructureFaults(files: readonly ProjectFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const scripts = scriptsOf(files);
  return files.flatMap((file) => [
    ...nameFaults(file.path),
    ...lengthFaults(file),
    ...textFaults(file),
    ...(isDocument.test(file.path)
      ? [...linkFaults(file, paths), ...anchorFaults(file, files), ...commandFaults(file, scripts)]
      : []),
    ...exampleFaults(file.path, paths),
    ...decisionFaults(file, files),
  ]);
}

function nameFaults(path: string): string[] {
  const faults: string[] = [];
  const parts = path.split('/');
  for (const part of parts) {
    const [stem = ''] = part.split('.');
    if (vague.has(stem.toLowerCase())) faults.push(`${path}: “${stem}” says nothing about what is inside`);
  }
  const name = parts.at(-1) ?? '';
  if (isSource.test(name) && !isPrescribed.test(path) && !/^\$?[a-z0-9]+([-_.][a-z0-9]+)*$/.test(name)) {
    faults.push(`${path}: file names are kebab-case`);
  }
  return faults;
}

function lengthFaults({ path, text }: ProjectFile): string[] {
  if (!isSource.test(path) || isData.test(path)) return [];
  const lines = text.split('\n').length - 1;
  if (
    /^apps\/site\/app\/routes\/.*(?<!\.test|\.examples)\.tsx$/.test(path) &&
    /export (default|async function load|const (load|loader)\b)/.test(text)
  ) {
    return lines > maxRouteLines ? [`${path}: ${lines} lines, a route module has at most ${maxRouteLines}`] : [];
  }
  return lines >= maxLines ? [`${path}: ${lines} lines, a file has fewer than ${maxLines}`] : [];
}

/** A component that two sections use has examples. */
function exampleFaults(path: string, paths: ReadonlySet<string>): string[] {
  const [, stem] = /^(apps\/site\/app\/components\/([^/]+)\/\2)\.tsx$/.exec(path) ?? [];
  return stem && !paths.has(`${stem}.examples.tsx`) ? [`${path}: has no ${stem.split('/').at(-1)}.examples.tsx`] : [];
}

/** The list of decisions has each of them, with its number and title. */
function decisionFaults({ path, text }: ProjectFile, files: readonly ProjectFile[]): string[] {
  const [, folder, name = '', digits] = /^(docs\/decisions)\/((\d{4})-[\w-]+\.md)$/.exec(path) ?? [];
  if (folder === undefined) return [];
  const [, number, title] = /^# (\d+)\. (.+)/.exec(text) ?? [];
  if (Number(number) !== Number(digits)) return [`${path}: its heading begins with “# ${Number(digits)}. ”`];
  const list = files.find((file) => file.path === `${folder}/README.md`)?.text ?? '';
  return list.includes(`[${number}. ${title}](${name})`)
    ? []
    : [`${folder}/README.md: does not list ${name} by its title`];
}

function textFaults({ path, text }: ProjectFile): string[] {
  if (holdsTheRules.test(path) || path === 'package-lock.json') return [];
  return forbiddenText
    .filter(({ pattern, files }) => (files?.test(path) ?? true) && pattern.test(text))
    .map(({ pattern, reason }) => `${path}: ${reason} (“${pattern.exec(text)?.[0].trim()}”)`);
}

/** Every file that a document names in a link or as `code` with a slash and an ending must exist. */
function linkFaults({ path, text }: ProjectFile, paths: ReadonlySet<string>): string[] {
  const folder = posix.dirname(path);
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)/g)].map((match) =>
    posix.join(folder, match[1] ?? ''),
  );
  const named = [...text.matchAll(/`((?:apps|packages|scripts|e2e|docs|deploy|bench)\/[\w./-]+\.\w+)`/g)].map(
    (match) => match[1] ?? '',
  );
  return [...new Set([...links, ...named])]
    .filter(
      (target) => !paths.has(target) && ![...paths].some((each) => each.startsWith(`${target.replace(/\/$/, '')}/`)),
    )
    .map((target) => `${path}: names ${target}, which does not exist`);
}

/** Every heading that a document links to by its anchor must exist. */
function anchorFaults({ path, text }: ProjectFile, files: readonly ProjectFile[]): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)#([^)\s]+)\)/g)];
  return links.flatMap(([, name = '', anchor = '']) => {
    const target = name === '' ? path : posix.join(posix.dirname(path), name);
    const document = files.find((file) => file.path === target)?.text;
    if (document === undefined || toAnchors(document).has(decodeURIComponent(anchor))) return [];
    return [`${path}: links to ${target}#${anchor}, a heading that does not exist`];
  });
}

/** Anchors of a document's headings, as GitHub makes them. */
function toAnchors(document: string): ReadonlySet<string> {
  const headings = [...document.matchAll(/^#+ (.+)$/gm)].map((match) => match[1] ?? '');
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** The npm scripts of the root's package.json. */
function scriptsOf(files: readonly ProjectFile[]): ReadonlySet<string> {
  const manifest = files.find(({ path }) => path === 'package.json')?.text ?? '{}';
  return new Set(Object.keys((JSON.parse(manifest) as { scripts?: object }).scripts ?? {}));
}

/** Every `npm run …` of a document must exist. */
function commandFaults({ path, text }: ProjectFile, scripts: ReadonlySet<string>): string[] {
  const named = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map((match) => match[1] ?? '');
  return [...new Set(named)]
    .filter((name) => !scripts.has(name))
    .map((name) => `${path}: names npm run ${name}, which does not exist`);
}
