/**
 * Compares docs/dependencies.md with the manifests: each runtime dependency has a row, each row a dependency.
 *
 * @param table text of the document
 * @param dependencies names of all runtime dependencies, those of the project's own workspaces left out
 * @returns one sentence per fault
 */
export function findDependencyFaults(table: string, dependencies: readonly string[]): string[] {
  const named = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''));
  const missing = dependencies.filter((name) => !named.includes(name));
  const stale = named.filter((name) => !dependencies.includes(name));
  return [
    ...missing.map((name) => `docs/dependencies.md: no row says why ${name} is there`),
    ...stale.map((name) => `docs/dependencies.md: ${name} is no dependency any more`),
  ];
}
