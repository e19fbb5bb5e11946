// `npm run sbom`: the bill of materials of what runs in production, as CycloneDX in JSON, on standard output or in the
// file that is named: `npm run --silent sbom -- sbom.json`.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { npmOutput } from '../setup/npm-output.ts';
import { PlainError, runMain } from '../plain-error.ts';

interface Component {
  readonly 'bom-ref': string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}
interface Bill {
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const isTool = ({ properties = [] }: Component): boolean =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

/**
 * Leaves out what only builds and tests. npm's own `--omit dev` leaves out too much: also what runs, once any workspace
 * names it among its tools, React among them.
 */
const withoutTools = ({ components, dependencies, ...rest }: Bill): Bill => {
  const tools = new Set(components.filter(isTool).map((component) => component['bom-ref']));
  return {
    ...rest,
    components: components.filter((component) => !tools.has(component['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => !tools.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => !tools.has(each)) })),
  };
};

await runMain(async () => {
  const { output: whole, errors } = npmOutput(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']);
  const bill = whole.startsWith('{') ? withoutTools(JSON.parse(whole) as Bill) : undefined;
  if (!bill?.components.length)
    throw new PlainError(`npm 没有给出物料清单 / npm gave no bill of materials:\n${errors}`);
  const output = `${JSON.stringify(bill, undefined, 2)}\n`;
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    process.stdout.write(output);
    return;
  }
  writeFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), file), output);
  console.log(`${file}: ${bill.components.length} 个组件 / components`);
});
