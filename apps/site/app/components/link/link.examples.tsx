import { Link } from './link.tsx';

export function LinkExamples() {
  return (
    <p className="meta">
      <Link className="tlink" to="/news/important?page=2">
        本站的页面
      </Link>
      <Link className="tlink" to="#main" aria-current="true" preventScrollReset>
        本页的一处
      </Link>
    </p>
  );
}
