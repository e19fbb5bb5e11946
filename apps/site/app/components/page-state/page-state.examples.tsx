import { ButtonLink } from '../button/button.tsx';
import { EmptyState, PageState } from './page-state.tsx';

export function PageStateExamples() {
  return (
    <>
      <EmptyState title="暂无停电公告" ways={<ButtonLink to="/examples">清除筛选</ButtonLink>}>
        所选区域和日期内没有计划停电。
      </EmptyState>
      <PageState
        art="state-error"
        title="内容暂时无法显示"
        failed
        framed
        ways={<ButtonLink to="/examples">重新加载</ButtonLink>}
      >
        我们正在恢复，请稍后再试。
      </PageState>
    </>
  );
}
