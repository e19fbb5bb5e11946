/** What `npm audit --json` has said: findings, none, or nothing at all. The last is not the same as none. */
/** One package of the lock file with a known weakness. */
export interface AuditFinding {
  readonly name: string;
  readonly severity: string;
  /** Versions that have it. */
  readonly range: string;
  readonly titles: readonly string[];
}

export type AuditReport =
  | { readonly kind: 'answered'; readonly findings: readonly AuditFinding[] }
  | { readonly kind: 'not run'; readonly reason: string };

/** The part of npm's report (version 2) that is read here. */
interface Answered {
  readonly vulnerabilities: Readonly<
    Record<string, { severity: string; range: string; via: ReadonlyArray<string | { title: string }> }>
  >;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether this is a whole report: its own sum has to agree with what it lists. */
const isAnswered = (value: unknown): value is Answered => {
  if (!isObject(value) || typeof value['auditReportVersion'] !== 'number') return false;
  const { vulnerabilities, metadata } = value;
  if (!isObject(vulnerabilities) || !isObject(metadata) || !isObject(metadata['vulnerabilities'])) return false;
  return metadata['vulnerabilities']['total'] === Object.keys(vulnerabilities).length;
};

const severities = ['critical', 'high', 'moderate', 'low', 'info'];

/** @param output of `npm audit --json` on standard output */
export const readAudit = (output: string): AuditReport => {
  let value: unknown;
  try {
    value = JSON.parse(output);
  } catch {
    return { kind: 'not run', reason: output.trim() === '' ? 'npm said nothing' : 'npm gave no JSON' };
  }
  if (isAnswered(value)) {
    const findings = Object.entries(value.vulnerabilities).map(([name, { severity, range, via }]) => ({
      name,
      severity,
      range,
      titles: via.flatMap((one) => (typeof one === 'string' ? [] : one.title)),
    }));
    return {
      kind: 'answered',
      findings: findings.toSorted(
        (left, right) => severities.indexOf(left.severity) - severities.indexOf(right.severity),
      ),
    };
  }
  const { message, statusCode, error } = isObject(value) ? value : {};
  const summary = isObject(error) ? error['summary'] : undefined;
  const said = [statusCode === undefined ? '' : `HTTP ${String(statusCode)}`, String(summary || message || '')];
  // the registry's address does not help the reader, and may be internal
  const reason = said
    .filter(Boolean)
    .join(', ')
    .replaceAll(/https?:\/\/\S+/g, '…');
  return { kind: 'not run', reason: reason || 'the answer is not an audit report' };
};
