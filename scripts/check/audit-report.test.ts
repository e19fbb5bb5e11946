import { expect, test } from 'vitest';
import { readAudit } from './audit-report.ts';

const report = (vulnerabilities: Record<string, unknown>, total = Object.keys(vulnerabilities).length) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: { total } } });
const weak = (severity: string) => ({ severity, range: '<1.2.3', via: [{ title: 'Prototype pollution' }, 'other'] });

test('none only when the registry has said so', () => {
  expect(readAudit(report({}))).toEqual({ kind: 'answered', findings: [] });
});

test('findings, the worst first', () => {
  const read = readAudit(report({ a: weak('low'), b: weak('critical') }));
  expect(read).toMatchObject({
    findings: [{ name: 'b', severity: 'critical', range: '<1.2.3', titles: ['Prototype pollution'] }, { name: 'a' }],
  });
});

test.each([
  ['', 'npm said nothing'],
  ['<html>', 'npm gave no JSON'],
  ['{}', 'the answer is not an audit report'],
  [report({}, 3), 'the answer is not an audit report'],
  ['{"statusCode":405,"message":"405 - POST https://a.test/x","error":{"summary":""}}', 'HTTP 405, 405 - POST …'],
])('%s is not run', (output, reason) => {
  expect(readAudit(output)).toEqual({ kind: 'not run', reason });
});
