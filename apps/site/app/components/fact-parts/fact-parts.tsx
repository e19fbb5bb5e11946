import type { FactPart, FactView } from '../../model/text/fact.ts';
import { Fact, FactList } from '../fact-list/fact-list.tsx';
import { SiteLink } from '../site-link/site-link.tsx';
import styles from './fact-parts.module.css';

/** The text of a fact with its links: telephone, mail, other sites. */
export function FactParts({ parts }: { parts: readonly FactPart[] }) {
  return parts.map(({ text, href }, at) =>
    href ? (
      <SiteLink key={`${at}-${href}`} to={href} className={styles.link}>
        <Address>{text}</Address>
      </SiteLink>
    ) : (
      <span key={`${at}-${text}`}>{text}</span>
    ),
  );
}

/** A mail address may break after its @; all else stays one text. */
export function Address({ children }: { children: string }) {
  const [name, host] = children.split('@');
  if (host === undefined) return <span className="whole">{children}</span>;
  return (
    <>
      <span>{`${name}@`}</span>
      <wbr />
      <span>{host}</span>
    </>
  );
}

/** The facts of a company as a table of terms and values. Nothing when there are none. */
export function CompanyFacts({ label, facts }: { label: string; facts: readonly FactView[] }) {
  if (facts.length === 0) return null;
  return (
    <FactList label={label}>
      {facts.map((fact, at) => (
        <Fact key={`${at}-${fact.label}`} label={fact.label}>
          <FactParts parts={fact.parts} />
        </Fact>
      ))}
    </FactList>
  );
}
