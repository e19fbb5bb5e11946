/**
 * The rules by which Mozilla's HTTP Observatory grades a site, version 5 of its published scoring
 * (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): 100 points, less for what is missing, more for what
 * goes beyond, the latter only where 90 are left without it. Ours, since the service itself sees public sites alone.
 */

/** What was seen of one address. */
export interface Observed {
  readonly url: URL;
  /** Header lines by lower-case name; several of one name stand apart. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  /** Body, where it is HTML. */
  readonly html: string;
  /** Whether the certificate of an https address was good. */
  readonly isVerified: boolean;
  /** Addresses from the http one on, each redirected to the next; undefined: no answer. */
  readonly fromHttp: readonly URL[] | undefined;
}

export interface Finding {
  readonly test: string;
  /** Name of the result in the published table. */
  readonly result: string;
  readonly points: number;
}

export interface Grade {
  readonly score: number;
  readonly grade: string;
  readonly findings: readonly Finding[];
}

/** Points by result. */
const POINTS: Readonly<Record<string, number>> = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-header-invalid': -25,
  'csp-not-implemented': -25,
  'cookies-secure-with-httponly-sessions-and-samesite': 5,
  'cookies-secure-with-httponly-sessions': 0,
  'cookies-not-found': 0,
  'cookies-without-secure-flag-but-protected-by-hsts': -5,
  'cookies-session-without-secure-flag-but-protected-by-hsts': -10,
  'cookies-without-secure-flag': -20,
  'cookies-samesite-flag-invalid': -20,
  'cookies-anticsrf-without-samesite-flag': -20,
  'cookies-session-without-httponly-flag': -30,
  'cookies-session-without-secure-flag': -40,
  'cross-origin-resource-sharing-not-implemented': 0,
  'cross-origin-resource-sharing-implemented-with-public-access': 0,
  'cross-origin-resource-sharing-implemented-with-restricted-access': 0,
  'cross-origin-resource-sharing-implemented-with-universal-access': -50,
  'redirection-to-https': 0,
  'redirection-not-needed-no-http': 0,
  'redirection-off-host-from-http': -5,
  'redirection-not-to-https-on-initial-redirection': -10,
  'redirection-not-to-https': -20,
  'redirection-missing': -20,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'referrer-policy-header-invalid': -5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'hsts-header-invalid': -20,
  'hsts-not-implemented-no-https': -20,
  'hsts-invalid-cert': -20,
  'sri-not-implemented-response-not-html': 0,
  'sri-not-implemented-but-no-scripts-loaded': 0,
  'sri-implemented-and-all-scripts-loaded-securely': 5,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-implemented-and-external-scripts-loaded-securely': 5,
  'sri-not-implemented-but-external-scripts-loaded-securely': -5,
  'sri-implemented-but-external-scripts-not-loaded-securely': -20,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-content-type-options-header-invalid': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 0,
  'x-frame-options-not-implemented': -20,
  'x-frame-options-header-invalid': -20,
  'cross-origin-resource-policy-implemented-with-same-origin': 10,
  'cross-origin-resource-policy-implemented-with-same-site': 10,
  'cross-origin-resource-policy-implemented-with-cross-origin': 0,
  'cross-origin-resource-policy-not-implemented': 0,
  'cross-origin-resource-policy-header-invalid': -5,
};

const SIX_MONTHS_SECONDS = 15_552_000;
/** Points that must be left without the bonuses for the bonuses to count. */
const LEAST_FOR_BONUS = 90;
const GRADES: ReadonlyArray<readonly [least: number, grade: string]> = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const UNSAFE = [...BROAD, "'unsafe-inline'", 'data:'];
const NAMED = /^'(?:nonce|sha(?:256|384|512))-/;

type Policy = ReadonlyMap<string, readonly string[]>;
const lines = (seen: Observed, name: string): readonly string[] => seen.headers.get(name) ?? [];
const holds = (sources: readonly string[], some: readonly string[]): boolean =>
  sources.some((one) => some.includes(one));

/** @returns undefined when the header cannot be read; of several policies only one is looked at: more are refused */
const readPolicy = (text: string): Policy | undefined => {
  const policy = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name, ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (!name) continue;
    if (policy.has(name)) return undefined;
    policy.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return policy;
};

const policyOf = (seen: Observed): Policy | undefined | 'none' => {
  const [text, ...more] = lines(seen, 'content-security-policy');
  if (text === undefined) return 'none';
  return more.length > 0 || text.includes(',') ? undefined : readPolicy(text);
};

const contentPolicy = (seen: Observed): string => {
  const policy = policyOf(seen);
  if (policy === 'none') return 'csp-not-implemented';
  if (!policy) return 'csp-header-invalid';
  const sourcesOf = (name: string): readonly string[] => {
    const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
    return sources.some((one) => NAMED.test(one)) ? sources.filter((one) => one !== "'unsafe-inline'") : sources;
  };
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map(sourcesOf) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  const passive = [...sourcesOf('img-src'), ...sourcesOf('media-src')];
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src').flatMap(([, all]) => all);
  const isPlain = (one: string): boolean => /^(?:http|ftp):/.test(one);
  const isTls = seen.url.protocol === 'https:';
  if (holds(script, UNSAFE) || holds(object, BROAD)) return 'csp-implemented-with-unsafe-inline';
  if (isTls && active.some(isPlain)) return 'csp-implemented-with-insecure-scheme';
  if (holds([...script, ...style], ["'unsafe-eval'"])) return 'csp-implemented-with-unsafe-eval';
  if (isTls && passive.some(isPlain)) return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  if (holds(style, UNSAFE)) return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  return policy.get('default-src')?.join(' ') === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
};

const transportSecurity = (seen: Observed): string => {
  if (seen.url.protocol !== 'https:') return 'hsts-not-implemented-no-https';
  if (!seen.isVerified) return 'hsts-invalid-cert';
  const [text, ...more] = lines(seen, 'strict-transport-security');
  if (text === undefined) return 'hsts-not-implemented';
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(text)?.[1];
  if (more.length > 0 || text.includes(',') || age === undefined) return 'hsts-header-invalid';
  return Number(age) < SIX_MONTHS_SECONDS
    ? 'hsts-implemented-max-age-less-than-six-months'
    : 'hsts-implemented-max-age-at-least-six-months';
};

const cookieResult = (cookie: string, hasHsts: boolean): string => {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim().toLowerCase());
  const name = pair.split('=', 1)[0] ?? '';
  const has = (attribute: string): boolean => attributes.some((one) => one.split('=', 1)[0] === attribute);
  const sameSite = attributes.find((one) => one.startsWith('samesite'))?.split('=')[1];
  const isSession = /login|sess/.test(name);
  const faults = [
    isSession && !has('secure') && !hasHsts ? 'cookies-session-without-secure-flag' : '',
    isSession && !has('httponly') ? 'cookies-session-without-httponly-flag' : '',
    name.includes('csrf') && sameSite === undefined ? 'cookies-anticsrf-without-samesite-flag' : '',
    has('samesite') && !['lax', 'strict', 'none'].includes(sameSite ?? '') ? 'cookies-samesite-flag-invalid' : '',
    sameSite === 'none' && !has('secure') ? 'cookies-samesite-flag-invalid' : '',
    !has('secure') && !hasHsts ? 'cookies-without-secure-flag' : '',
    isSession && !has('secure') ? 'cookies-session-without-secure-flag-but-protected-by-hsts' : '',
    has('secure') ? '' : 'cookies-without-secure-flag-but-protected-by-hsts',
    has('samesite') ? '' : 'cookies-secure-with-httponly-sessions',
  ];
  return faults.find((fault) => fault !== '') ?? 'cookies-secure-with-httponly-sessions-and-samesite';
};

const cookies = (seen: Observed): string => {
  const hasHsts = transportSecurity(seen) === 'hsts-implemented-max-age-at-least-six-months';
  const results = lines(seen, 'set-cookie').map((cookie) => cookieResult(cookie, hasHsts));
  return results.toSorted((left, right) => pointsOf(left) - pointsOf(right))[0] ?? 'cookies-not-found';
};

const resourceSharing = (seen: Observed): string => {
  const allowed = lines(seen, 'access-control-allow-origin')[0]?.trim();
  const name = 'cross-origin-resource-sharing';
  if (!allowed) return `${name}-not-implemented`;
  if (allowed === '*') return `${name}-implemented-with-public-access`;
  const hasCredentials = lines(seen, 'access-control-allow-credentials')[0]?.trim() === 'true';
  return `${name}-implemented-with-${hasCredentials ? 'universal' : 'restricted'}-access`;
};

const redirection = ({ fromHttp }: Observed): string => {
  if (!fromHttp) return 'redirection-not-needed-no-http';
  const [first, second] = fromHttp;
  if (!second) return 'redirection-missing';
  if (fromHttp.at(-1)?.protocol !== 'https:') return 'redirection-not-to-https';
  if (second.protocol === 'http:') return 'redirection-not-to-https-on-initial-redirection';
  return first?.hostname === second.hostname ? 'redirection-to-https' : 'redirection-off-host-from-http';
};

const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE_REFERRERS = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

const referrer = (seen: Observed): string => {
  const all = lines(seen, 'referrer-policy');
  if (all.length === 0) return 'referrer-policy-not-implemented';
  const known = [...PRIVATE_REFERRERS, ...UNSAFE_REFERRERS];
  const words = all.flatMap((line) => line.toLowerCase().split(',')).map((word) => word.trim());
  const last = words.findLast((word) => known.includes(word)) ?? '';
  if (PRIVATE_REFERRERS.includes(last)) return 'referrer-policy-private';
  return UNSAFE_REFERRERS.includes(last) ? 'referrer-policy-unsafe' : 'referrer-policy-header-invalid';
};

const scriptResult = (tag: string, page: URL): string | undefined => {
  const address = /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1];
  if (address === undefined) return undefined;
  const hasIntegrity = /\sintegrity\s*=/i.test(tag);
  const isOwn = !address.startsWith('//') && new URL(address, page).hostname === page.hostname;
  const isSecure = !address.startsWith('//') && new URL(address, page).protocol === 'https:';
  if (isOwn) {
    return hasIntegrity && isSecure
      ? 'sri-implemented-and-all-scripts-loaded-securely'
      : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
  }
  if (hasIntegrity) {
    return isSecure
      ? 'sri-implemented-and-external-scripts-loaded-securely'
      : 'sri-implemented-but-external-scripts-not-loaded-securely';
  }
  return isSecure
    ? 'sri-not-implemented-but-external-scripts-loaded-securely'
    : 'sri-not-implemented-and-external-scripts-not-loaded-securely';
};

const integrity = (seen: Observed): string => {
  if (!/html/.test(lines(seen, 'content-type')[0] ?? '')) return 'sri-not-implemented-response-not-html';
  const results = [...seen.html.matchAll(/<script\b[^>]*>/gi)].flatMap(([tag]) => scriptResult(tag, seen.url) ?? []);
  const worst = results.toSorted((left, right) => pointsOf(left) - pointsOf(right))[0];
  return worst ?? 'sri-not-implemented-but-no-scripts-loaded';
};

const sniffing = (seen: Observed): string => {
  const all = lines(seen, 'x-content-type-options');
  if (all.length === 0) return 'x-content-type-options-not-implemented';
  const isGood = all.length === 1 && all[0]?.trim().toLowerCase() === 'nosniff';
  return isGood ? 'x-content-type-options-nosniff' : 'x-content-type-options-header-invalid';
};

const framing = (seen: Observed): string => {
  const policy = policyOf(seen);
  if (policy && policy !== 'none' && policy.has('frame-ancestors')) return 'x-frame-options-implemented-via-csp';
  const text = lines(seen, 'x-frame-options')[0]?.trim().toLowerCase();
  if (text === undefined) return 'x-frame-options-not-implemented';
  return ['deny', 'sameorigin'].includes(text)
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-header-invalid';
};

const resourcePolicy = (seen: Observed): string => {
  const name = 'cross-origin-resource-policy';
  const text = lines(seen, name)[0]?.trim().toLowerCase();
  if (text === undefined) return `${name}-not-implemented`;
  const isKnown = ['same-origin', 'same-site', 'cross-origin'].includes(text);
  return isKnown ? `${name}-implemented-with-${text}` : `${name}-header-invalid`;
};

const tests: Readonly<Record<string, (seen: Observed) => string>> = {
  'content-security-policy': contentPolicy,
  cookies,
  'cross-origin-resource-sharing': resourceSharing,
  redirection,
  'referrer-policy': referrer,
  'strict-transport-security': transportSecurity,
  'subresource-integrity': integrity,
  'x-content-type-options': sniffing,
  'x-frame-options': framing,
  'cross-origin-resource-policy': resourcePolicy,
};

const pointsOf = (result: string): number => {
  const points = POINTS[result];
  if (points === undefined) throw new Error(`no points for ${result}`);
  return points;
};

/** Grades what was seen of one address. */
export const gradeOf = (seen: Observed): Grade => {
  const findings = Object.entries(tests).map(([test, look]) => {
    const result = look(seen);
    return { test, result, points: pointsOf(result) };
  });
  const sum = (all: readonly Finding[]): number => all.reduce((total, { points }) => total + points, 100);
  const bare = sum(findings.filter(({ points }) => points < 0));
  const score = Math.max(0, bare >= LEAST_FOR_BONUS ? sum(findings) : bare);
  return { score, grade: GRADES.find(([least]) => score >= least)?.[1] ?? 'F', findings };
};
