import type { PurchaseInfo } from '@yunxia/contract/purchase';
import { ArticlePart } from '../../components/article/article-part.tsx';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import styles from './tender-documents.module.css';

/** What a bid has to contain, and how it is handed in. A record that names neither shows neither. */
export function TenderDocuments({ documents, delivery }: Pick<PurchaseInfo, 'documents' | 'delivery'>) {
  const named = documents.filter(({ name }) => name.trim() !== '');
  const lines = delivery.split('\n').filter((line) => line.trim() !== '');
  return (
    <>
      {named.length > 0 ? (
        <ArticlePart id="tender-documents" title="投标要带的文件">
          <ol className={styles.documents}>
            {named.map(({ name, note }, position) => (
              // One document may be asked for twice, for two lots.
              <li key={`${position} ${name}`}>
                <p>{name}</p>
                {note ? <p className={styles.note}>{note}</p> : null}
              </li>
            ))}
          </ol>
        </ArticlePart>
      ) : null}
      {lines.length > 0 ? (
        <ArticlePart id="tender-delivery" title="怎么递交">
          {lines.map((line) => (
            <p key={line} className={styles.line}>
              <WholeFigures>{line}</WholeFigures>
            </p>
          ))}
        </ArticlePart>
      ) : null}
    </>
  );
}
