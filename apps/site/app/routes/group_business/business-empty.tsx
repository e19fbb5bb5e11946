import { useLocation } from 'react-router';
import { ButtonLink } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { named } from '../../site-map.ts';

/** No records: none at all, or none on a page beyond the last one. */
export function BusinessEmpty({ title, total }: { title: string; total: number }) {
  const { pathname } = useLocation();
  if (total > 0) {
    return (
      <EmptyState
        title="没有这一页"
        ways={
          <ButtonLink to={pathname} variant="line">
            回到第1页
          </ButtonLink>
        }
      >
        <p>
          “{title}”共{total}条内容。
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="暂无内容"
      ways={
        <ButtonLink to={named.home} variant="line">
          返回首页
        </ButtonLink>
      }
    >
      <p>“{title}”还没有发布内容。</p>
    </EmptyState>
  );
}
