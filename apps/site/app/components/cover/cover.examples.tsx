import { artUrl } from '../../art/art-image.tsx';
import { Cover } from './cover.tsx';

const picture = { url: artUrl('biz-electric'), alt: '业务配图（示例）', width: 600, height: 360, srcSet: '' };

export function CoverExamples() {
  return (
    <div className="g">
      {[1, 2, 3, 4].map((id) => (
        <div key={id} className="c3">
          <Cover id={id} />
        </div>
      ))}
      <div className="c6">
        <Cover id={5} picture={picture} />
      </div>
      <div className="c6">
        <Cover id={6} picture={picture} ratio="lead" eager shownAt="50vw" />
      </div>
    </div>
  );
}
