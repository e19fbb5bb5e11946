import { CopyButton } from './copy-button.tsx';

export function CopyButtonExamples() {
  return (
    <p>
      <code>9f86d081884c7d65</code>
      <CopyButton text="9f86d081884c7d65" what="示例校验值" />
    </p>
  );
}
