import type { PurchaseInfo } from '@yunxia/contract/purchase';
import { Note } from '../../components/note/note.tsx';
import { toProjectLine } from '../../model/tender/tender.ts';
import { PROJECT_LINE_ID } from './project-line.tsx';

/** That the tender was changed, clarified or ended since. Nothing when it was not. */
export function TenderChanges({ info }: { info: PurchaseInfo }) {
  const changes = toProjectLine(info).filter(({ isLaterChange }) => isLaterChange).length;
  if (changes === 0) return null;
  return (
    <Note tone="warn">
      <p>
        <span>{`本公告发布后，项目又有${changes}则变更、澄清或终止公告，请一并阅读：`}</span>
        <a href={`#${PROJECT_LINE_ID}`} className="tlink">
          项目进程
        </a>
      </p>
    </Note>
  );
}
