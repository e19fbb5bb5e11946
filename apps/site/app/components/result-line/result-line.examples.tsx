import { ResultLine } from './result-line.tsx';

export function ResultLineExamples() {
  return <ResultLine end="按发布时间倒序">共 128 条，第 1 页，共 22 页</ResultLine>;
}
