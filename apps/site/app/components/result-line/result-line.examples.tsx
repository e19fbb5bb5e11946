import { ResultLine, ResultPages } from './result-line.tsx';

export function ResultLineExamples() {
  return (
    <ResultLine end="按发布时间倒序">
      <span>共128条</span>
      <ResultPages page={1} pages={22} />
    </ResultLine>
  );
}
