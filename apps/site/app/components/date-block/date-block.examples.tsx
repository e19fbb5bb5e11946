import { DateBlock } from './date-block.tsx';

export function DateBlockExamples() {
  return (
    <p className="meta">
      <DateBlock iso="2026-11-26" day="26" caption="2026-11" size="lg" />
      <DateBlock iso="2026-11-28" day="28" caption="11 月 周六" size="md" />
      <DateBlock iso="2026-11-28" day="28" caption="11 月 周六" />
      <DateBlock iso="2026-11-28" day="28" caption="11 月 周六" size="sm" align="end" />
    </p>
  );
}
