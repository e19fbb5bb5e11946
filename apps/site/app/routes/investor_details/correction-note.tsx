import type { NoticeInfo } from '@yunxia/contract/notice';
import { Link } from '../../components/link/link.tsx';
import { Note } from '../../components/note/note.tsx';
import { type CorrectionView, toCorrection } from '../../model/investor/investor-notice.ts';
import { detailHref, noticeDetailPath } from '../../site-map.ts';

/** At the top of both announcements of a correction: the way to the other. Nothing for the others. */
export function CorrectionNote({ info }: { info: NoticeInfo }) {
  const [correctedBy, corrects] = [toCorrection(info.correctedBy), toCorrection(info.corrects)];
  if (!correctedBy && !corrects) return null;
  return (
    <>
      {correctedBy ? (
        <Note tone="warn">
          <p>
            <b>本公告已由</b>
            <OtherLink other={correctedBy} />
            <b>更正</b>
          </p>
          <p>两份公告都保留，以更正后的内容为准。</p>
        </Note>
      ) : null}
      {corrects ? (
        <Note>
          <p>
            <span>本公告更正</span>
            <OtherLink other={corrects} />
          </p>
        </Note>
      ) : null}
    </>
  );
}

function OtherLink({ other }: { other: CorrectionView }) {
  const day = other.day ? `（${other.day}）` : '';
  return (
    <Link to={detailHref(noticeDetailPath('announcement'), other.id)} className="tlink">
      {`《${other.title}》${day}`}
    </Link>
  );
}
