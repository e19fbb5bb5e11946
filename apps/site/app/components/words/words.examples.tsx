import { Words } from './words.tsx';

export function WordsExamples() {
  return (
    <h3>
      <Words>关于召开2026年第一次临时股东会的通知</Words>
    </h3>
  );
}
