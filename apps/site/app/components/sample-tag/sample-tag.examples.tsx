import { SampleTag } from './sample-tag.tsx';

export function SampleTagExamples() {
  return <SampleTag />;
}
