import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link/link.tsx';
import type { TalentPosts } from '../../model/company/talent.ts';
import styles from './post-counter.module.css';

/** The open posts, counted, and the way to them; the ways alone where they could not be counted. */
export function PostCounter({ posts }: { posts: TalentPosts | null }) {
  return (
    <nav className={`on-deep ${styles.counter}`} aria-label="招聘职位">
      {posts && posts.total > 0 ? (
        <p>
          正在招聘
          <b className={styles.total}>
            <span className="num">{posts.total}</span>
            <small className={styles.unit}>个岗位</small>
          </b>
        </p>
      ) : (
        <p className={styles.none}>{posts ? '暂时没有正在招聘的岗位' : '招聘岗位'}</p>
      )}
      <ul>
        <Way to="/human_resources/campus" label="校园招聘" count={posts?.campus} />
        <Way to="/human_resources/society" label="社会招聘" count={posts?.society} />
      </ul>
      {posts?.nearest ? <p className={styles.nearest}>{posts.nearest}</p> : null}
    </nav>
  );
}

function Way({ to, label, count }: { to: string; label: string; count: number | undefined }) {
  return (
    <li>
      <Link to={to} className={styles.way}>
        <span>
          <span>{label}</span>
          <span className="vh">职位</span>
        </span>
        {count === undefined ? null : <b className={`${styles.count} num`}>{count}</b>}
        <Icon name="arrow-right" size="md" />
      </Link>
    </li>
  );
}
