import type { PurchaseInfo } from '@yunxia/contract/purchase';
import { ChangeBar } from '../../components/article/change-bar.tsx';
import { toProjectLine } from '../../model/tender/tender.ts';
import { PROJECT_LINE_ID } from './project-line.tsx';

/** That the tender was changed, clarified or ended since, by the latest notice that says so. Nothing when it was not. */
export function TenderChanges({ info }: { info: PurchaseInfo }) {
  const changes = toProjectLine(info).filter(({ isLaterChange }) => isLaterChange);
  const latest = changes.at(-1);
  if (!latest) return null;
  const count = changes.length > 1 ? `此后共有${changes.length}则变更、澄清或终止公告，请一并阅读。` : '';
  return (
    <ChangeBar
      time={latest.date}
      text={`${latest.typeText}《${latest.title}》。${count}`}
      href={`#${PROJECT_LINE_ID}`}
      more="项目进程"
    />
  );
}
