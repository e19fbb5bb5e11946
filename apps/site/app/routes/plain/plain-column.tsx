import type { Api } from '@yunxia/contract/client';
import { type ArchitectureUnit, type CompanyPage, companyInfo } from '@yunxia/contract/company';
import { type SpecialColumnKey, specialColumnInfo } from '@yunxia/contract/special-column';
import { loadBanner } from '../../api/banner.ts';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import { type LoadArgs, type Loaded, notFound, type ScreenHandle } from '../../api/load.ts';
import { Attachments } from '../../components/attachments/attachments.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { screenAt } from '../../site-map.ts';

export const handle: ScreenHandle = { hasBanner: true };

/** A single page that editors write: a special column or one of the group's own pages. */
export async function load(api: Api, { url, signal }: LoadArgs) {
  const screen = screenAt(url.pathname);
  const key = screen?.request?.['key'];
  if (!screen || !key) throw notFound();
  const banner = screen.section && loadBanner(api, screen.section, signal);
  if (screen.endpoint === 'company-info') {
    const { info } = await api(companyInfo, { key: key as CompanyPage }, { signal });
    const { content, facts, units } = info;
    return { title: screen.title, content, facts, units, blocks: [], attachments: [], banner: await banner };
  }
  const { info } = await api(specialColumnInfo, { key: key as SpecialColumnKey }, { signal });
  const { content, blocks, attachments } = info;
  return { title: screen.title, content, facts: [], units: [], blocks, attachments, banner: await banner };
}
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export default function PlainColumn({ loaderData }: { loaderData: Loaded<typeof load> }) {
  const { banner, title, content, blocks, facts, units, attachments } = loaderData;
  return (
    <SectionPage banner={banner}>
      <PageHeading title={title} />
      {content && <RichText html={content} setting="column" />}
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
          <RichText html={block.content} setting="column" />
        </section>
      ))}
      <Attachments files={attachments.map(({ size, ...file }) => ({ ...file, size: size ?? undefined }))} />
    </SectionPage>
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
