import { ResultLine } from './result-line.tsx';
import { ResultPages } from './result-pages.tsx';

export function ResultLineExamples() {
  return (
    <ResultLine end="按发布时间倒序">
      <span>共128条</span>
      <ResultPages page={1} pages={22} />
    </ResultLine>
  );
}
