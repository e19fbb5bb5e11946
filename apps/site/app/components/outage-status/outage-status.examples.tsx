import { OutageStatusLine } from './outage-status.tsx';

export function OutageStatusExamples() {
  return (
    <>
      <OutageStatusLine
        status="ongoing"
        statusText="停电中"
        countdown={{ label: '预计恢复', text: '5小时12分', iso: 'PT5H12M' }}
      />
      <OutageStatusLine
        status="soon"
        statusText="即将停电"
        countdown={{ label: '距停电', text: '36分钟', iso: 'PT0H36M' }}
        layout="stack"
      />
      <OutageStatusLine
        status="scheduled"
        statusText="计划中"
        countdown={{ label: '距停电', text: '4天', iso: 'PT96H0M' }}
      />
      <OutageStatusLine
        status="overrunning"
        statusText="超时未恢复"
        countdown={{ label: '已超时', text: '20分钟', iso: 'PT0H20M' }}
        layout="end"
      />
      <OutageStatusLine status="due_restored" statusText="应已恢复" countdown={null} />
      <OutageStatusLine status="postponed" statusText="已延期" countdown={null} />
      <OutageStatusLine status="restored" statusText="已恢复" countdown={null} />
      <OutageStatusLine status="cancelled" statusText="已取消" countdown={null} />
    </>
  );
}
