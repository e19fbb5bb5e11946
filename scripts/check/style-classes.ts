import { posix } from 'node:path';
import type { ProjectFile } from './structure.ts';

const isSheet = /\.module\.css$/;
const isModule = /(?<!\.test|\.d)\.tsx?$/;

/**
 * Compares CSS modules with the components that import them: the bundler says nothing of a class that is not there, which
 * is the word `undefined` in an element's class, nor of one that no component uses.
 *
 * @returns one sentence per fault, `path: what is wrong`
 */
export function findClassFaults(files: readonly ProjectFile[]): string[] {
  const sheets = new Map(
    files.filter(({ path }) => isSheet.test(path)).map(({ path, text }) => [path, classesOf(text)]),
  );
  const modules = files.filter(({ path }) => isModule.test(path));
  const words = new Set(
    modules.flatMap(({ text }) => [...text.matchAll(/['"`]([\w-]+)['"`]/g)].map(([, word = '']) => word)),
  );
  const used = new Map<string, Use>([...sheets.keys()].map((path) => [path, { names: new Set(), isOpen: false }]));
  const missing: string[] = [];
  for (const { path, text } of modules) {
    for (const [, name = '', source = ''] of text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';/gm)) {
      const sheet = posix.join(posix.dirname(path), source);
      const use = used.get(sheet);
      if (!use) continue;
      const { names, isOpen } = usesOf(name, text);
      for (const each of names) {
        use.names.add(each);
        if (!sheets.get(sheet)?.has(each)) missing.push(`${path}: ${sheet} has no class ${each}`);
      }
      use.isOpen ||= isOpen;
    }
  }
  const unused = [...sheets].flatMap(([path, classes]) => {
    const { names, isOpen } = used.get(path) ?? { names: new Set(), isOpen: false };
    return [...classes]
      .filter((each) => !names.has(each) && !(isOpen && words.has(each)))
      .map((each) => `${path}: no component uses the class ${each}`);
  });
  return [...missing, ...unused];
}

interface Use {
  readonly names: Set<string>;
  /** Some are named by an expression: any word of the code may be one of them. */
  isOpen: boolean;
}

/** The classes that a sheet names; those of `:global(…)` are left out. */
function classesOf(sheet: string): Set<string> {
  const selectors = sheet.replaceAll(
    /\/\*[^]*?\*\/|"[^"\n]*"|'[^'\n]*'|url\([^)]*\)|:global\((?:[^()]|\([^()]*\))*\)|@[^{;]+/g,
    ' ',
  );
  return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

/** The classes that a module takes from a sheet that it calls `name`. */
function usesOf(name: string, text: string): Use {
  const code = text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm, ' ');
  const names = new Set(
    [...code.matchAll(new RegExp(String.raw`(?<![\w/.'])${name}\.(\w+)|\b${name}\['([\w-]+)'\]`, 'g'))].map(
      ([, a, b]) => a ?? b ?? '',
    ),
  );
  const others = code.replaceAll(
    new RegExp(String.raw`import ${name} from|\b${name}\.\w+|\b${name}\['[\w-]+'\]`, 'g'),
    ' ',
  );
  return { names, isOpen: new RegExp(String.raw`\b${name}\b(?=[\s[,})])`).test(others.replaceAll(/'[^'\n]*'/g, "''")) };
}
