import { Chip, ChipRow } from './chip.tsx';

export function ChipExamples() {
  return (
    <ChipRow label="状态">
      <Chip to="/examples" current count={24}>
        全部
      </Chip>
      <Chip to="/examples?status=ongoing" count={1}>
        停电中
      </Chip>
      <Chip to="/examples?status=scheduled">计划中</Chip>
    </ChipRow>
  );
}
