import { OutageElapsed } from './outage-elapsed.tsx';

export function OutageElapsedExamples() {
  return (
    <>
      <OutageElapsed percent={0} />
      <OutageElapsed percent={42} />
      <OutageElapsed percent={100} />
      <OutageElapsed percent={null} />
    </>
  );
}
