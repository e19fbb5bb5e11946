import type { PartyBuildingType } from '@yunxia/contract/party-building';
import { partyArtUrl } from '../../art/party-art.ts';
import { withDrawings } from '../../model/news/party-subject.ts';
import { ArticlesPage, type ArticlesPageProps } from '../news/articles-page.tsx';

/** A list of articles of Party building: where a record has no picture, the drawing of its subject. */
export function PartyArticles({ type, ...page }: Omit<ArticlesPageProps, 'noun'> & { type: PartyBuildingType }) {
  return <ArticlesPage {...page} rows={withDrawings(page.rows, type, partyArtUrl)} noun="文章" />;
}
