import { StatusTag } from '../status-tag/status-tag.tsx';
import { NoticeState } from './notice-state.tsx';

const DATA_TIME = Date.UTC(2026, 10, 28, 2, 5);

export function NoticeStateExamples() {
  return (
    <>
      <NoticeState status={<StatusTag look="now">停电中</StatusTag>} dataTime={DATA_TIME} isLive>
        <p>报修与咨询，请拨打公告中的电话。</p>
      </NoticeState>
      <NoticeState status={<StatusTag look="off">已取消</StatusTag>} dataTime={DATA_TIME} />
    </>
  );
}
