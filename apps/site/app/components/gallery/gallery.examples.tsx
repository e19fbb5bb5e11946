import { artUrl } from '../../art/art-image.tsx';
import { Gallery } from './gallery.tsx';

const pictures = (['electric', 'market', 'new_energy'] as const).map((name) => ({
  url: artUrl(`biz-${name}`),
  alt: '业务配图',
  width: 600,
  height: 360,
  sizes: [],
}));

export function GalleryExamples() {
  return (
    <>
      <Gallery title="电力生产供应" pictures={pictures} />
      <Gallery title="售电市场" pictures={pictures.slice(0, 1)} setting="rail" />
    </>
  );
}
