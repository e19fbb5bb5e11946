// `npm run sbom`: the bill of materials of what runs in production, as CycloneDX in JSON, on standard output or in the
// file that is named: `npm run --silent sbom -- sbom.json`.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { npmOutput } from './npm-output.ts';
import { PlainError, runMain } from './plain-error.ts';

await runMain(async () => {
  const { output, errors } = npmOutput(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev']);
  const { components = [] } = (output.startsWith('{') ? JSON.parse(output) : {}) as { components?: unknown[] };
  if (components.length === 0) throw new PlainError(`npm 没有给出物料清单 / npm gave no bill of materials:\n${errors}`);
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    process.stdout.write(output);
    return;
  }
  writeFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), file), output);
  console.log(`${file}: ${components.length} 个组件 / components`);
});
