import type { Api } from '@yunxia/contract/client';
import { type ArchitectureUnit, type CompanyPage, companyInfo } from '@yunxia/contract/company';
import { type SpecialColumnKey, specialColumnInfo } from '@yunxia/contract/special-column';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import { type LoadArgs, type Loaded, notFound } from '../../api/load.ts';
import { screenAt } from '../../site-map.ts';
import { Html } from './html.tsx';

/** A single page that editors write: a special column or one of the group's own pages. */
export async function load(api: Api, { url, signal }: LoadArgs) {
  const screen = screenAt(url.pathname);
  const key = screen?.request?.['key'];
  if (!screen || !key) throw notFound();
  if (screen.endpoint === 'company-info') {
    const { info } = await api(companyInfo, { key: key as CompanyPage }, { signal });
    return { title: screen.title, content: info.content, blocks: [], facts: info.facts, units: info.units };
  }
  const { info } = await api(specialColumnInfo, { key: key as SpecialColumnKey }, { signal });
  return { title: screen.title, content: info.content, blocks: info.blocks, facts: [], units: [] };
}
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export default function PlainColumn({ loaderData }: { loaderData: Loaded<typeof load> }) {
  const { title, content, blocks, facts, units } = loaderData;
  return (
    <section>
      <h1 tabIndex={-1}>{title}</h1>
      {content && <Html content={content} />}
      {facts.length > 0 && (
        <dl>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Units units={units} />
      {blocks.map((block) => (
        <section key={block.title}>
          <h2>{block.title}</h2>
          <Html content={block.content} />
        </section>
      ))}
    </section>
  );
}

function Units({ units }: { units: readonly ArchitectureUnit[] }) {
  if (units.length === 0) return null;
  return (
    <ul>
      {units.map((unit) => (
        <li key={unit.name}>
          {unit.name}
          {unit.duty && <p>{unit.duty}</p>}
          <Units units={unit.children} />
        </li>
      ))}
    </ul>
  );
}
