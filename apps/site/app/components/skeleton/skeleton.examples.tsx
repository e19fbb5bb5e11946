import { Skeleton } from './skeleton.tsx';

export function SkeletonExamples() {
  return (
    <>
      <Skeleton shape="news" count={2} />
      <Skeleton shape="row" count={3} />
    </>
  );
}
