import { artUrl } from '../../art/art-image.tsx';
import { Button } from '../button/button.tsx';
import { PictureViewer } from './picture-viewer.tsx';
import { useViewer } from './use-viewer.ts';

const pictures = (['electric', 'storage'] as const).map((name) => ({
  image: { url: artUrl(`biz-${name}`), alt: '', width: 600, height: 360, sizes: [] },
  caption: '业务配图',
  note: '演示',
}));

export function PictureViewerExamples() {
  const viewer = useViewer();
  return (
    <>
      <Button variant="line" onClick={() => viewer.show(0)}>
        全屏看图
      </Button>
      <PictureViewer title="图片" pictures={pictures} at={viewer.at} onMove={viewer.show} onClose={viewer.close} />
    </>
  );
}
