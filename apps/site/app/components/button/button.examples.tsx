import { Button, ButtonLink } from './button.tsx';

export function ButtonExamples() {
  return (
    <p className="meta">
      <Button icon="search">查询</Button>
      <Button variant="line">清除筛选</Button>
      <Button disabled>正在加载</Button>
      <ButtonLink to="/home" size="lg" iconEnd="arrow-right">
        了解集团业务
      </ButtonLink>
      <ButtonLink to="/home" variant="line">
        投资者关系
      </ButtonLink>
    </p>
  );
}
