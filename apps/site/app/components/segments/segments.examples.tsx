import { Segments } from './segments.tsx';

export function SegmentsExamples() {
  return (
    <Segments
      label="显示方式"
      items={[
        { label: '列表', to: '/examples', current: true },
        { label: '月历', to: '/examples?view=calendar' },
      ]}
    />
  );
}
