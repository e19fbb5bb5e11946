import { IconButton } from './icon-button.tsx';

export function IconButtonExamples() {
  return (
    <p className="meta">
      <IconButton icon="share" label="分享" />
      <IconButton icon="print" label="打印" bordered />
    </p>
  );
}
