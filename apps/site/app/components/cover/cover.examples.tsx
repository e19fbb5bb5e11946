import { Cover } from './cover.tsx';

export function CoverExamples() {
  return (
    <div className="g">
      {[1, 2, 3, 4].map((id) => (
        <div key={id} className="c3">
          <Cover id={id} />
        </div>
      ))}
    </div>
  );
}
