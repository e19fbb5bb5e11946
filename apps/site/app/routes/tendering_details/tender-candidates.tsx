import type { TenderCandidate } from '@yunxia/contract/purchase';
import { ArticlePart } from '../../components/article/article-part.tsx';
import { TableBox } from '../../components/table-box/table-box.tsx';

/** The candidates in their order, in a table that scrolls by itself. A column that none of them fills is left out. */
export function TenderCandidates({ candidates }: { candidates: readonly TenderCandidate[] }) {
  if (candidates.length === 0) return null;
  const ranked = candidates.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity));
  const hasPrice = ranked.some(({ price }) => price);
  const hasScore = ranked.some(({ score }) => score);
  return (
    <ArticlePart id="tender-candidates" title="中标候选人">
      <TableBox label="中标候选人">
        <table>
          <thead>
            <tr>
              <th scope="col">名次</th>
              <th scope="col">单位名称</th>
              {hasPrice ? <th scope="col">报价</th> : null}
              {hasScore ? (
                <th scope="col" data-number="">
                  评审得分
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {ranked.map(({ rank, name, price, score }, position) => (
              // A name may stand twice, for two lots.
              <tr key={`${position} ${name}`}>
                <td className="num">{rank === null ? '—' : `第${rank}名`}</td>
                <th scope="row">{name || '—'}</th>
                {hasPrice ? <td>{price || '—'}</td> : null}
                {hasScore ? <td data-number="">{score || '—'}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </ArticlePart>
  );
}
