import { WholeFigures } from './whole-figures.tsx';
import { Words } from './words.tsx';

export function WordsExamples() {
  return (
    <>
      <h3>
        <Words>关于召开2026年第一次临时股东会的通知</Words>
      </h3>
      <p>
        <WholeFigures>每股现金合计（除息日2026-01-14、2025-09-23），比2024年增加0.16元（7.3%）</WholeFigures>
      </p>
    </>
  );
}
