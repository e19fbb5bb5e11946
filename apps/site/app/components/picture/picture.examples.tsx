import { artUrl } from '../../art/art-image.tsx';
import { Picture } from './picture.tsx';

export function PictureExamples() {
  return (
    <Picture
      picture={{ url: artUrl('biz-electric'), alt: '峡谷中的大坝', width: 600, height: 360, sizes: [] }}
      shownAt="600px"
    />
  );
}
