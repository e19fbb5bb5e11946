// `npm run audit`: asks the package registry for known weaknesses of what package-lock.json names.
// Exit code 0: it answered, and knows of none; 1: it knows of some; 2: it did not answer, which is said.
import { readAudit } from './audit-report.ts';
import { npmOutput } from '../setup/npm-output.ts';

const { output, errors } = npmOutput(['audit', '--json', '--package-lock-only']);
const report = readAudit(output);
if (report.kind === 'not run') {
  const reason = output.trim() === '' && errors.trim() !== '' ? (errors.trim().split('\n')[0] ?? '') : report.reason;
  console.log(`audit: not run (软件源没有给出审计结果 / the registry gave no audit: ${reason})`);
  process.exitCode = 2;
} else {
  for (const { name, severity, range, titles } of report.findings) {
    console.log(`${severity.padEnd(9)} ${name} ${range}${titles.map((title) => `\n          ${title}`).join('')}`);
  }
  console.log(`audit: ${report.findings.length} 个已知漏洞 / known weaknesses`);
  process.exitCode = report.findings.length > 0 ? 1 : 0;
}
