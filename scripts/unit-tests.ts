// The unit tests alone, as `npm run check` and `npm test` run them.
import { sumCounts } from './test-counts.ts';
import { runUnitSuites } from './unit-suites.ts';

const { failed } = sumCounts(await runUnitSuites());
process.exitCode = failed > 0 ? 1 : 0;
