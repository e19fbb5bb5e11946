import { ButtonLink } from '../button/button.tsx';
import { EmptyState, ErrorState } from './page-state.tsx';

export function PageStateExamples() {
  return (
    <>
      <EmptyState title="暂无停电公告" ways={<ButtonLink to="/examples">清除筛选</ButtonLink>}>
        所选区域和日期内没有计划停电。
      </EmptyState>
      <ErrorState message="网络连接故障" onRetry={() => undefined} />
    </>
  );
}
