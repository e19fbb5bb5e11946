import type { ComponentType } from 'react';
import { Button } from '../../components/button/button.tsx';
import { showToast } from '../../shell/toast.tsx';
import styles from './examples.module.css';

const modules = import.meta.glob<Record<string, ComponentType>>(
  ['../../components/**/*.examples.tsx', '../*/*.examples.tsx'],
  { eager: true },
);
const examples = Object.values(modules).flatMap((module) => Object.entries(module));

/** Every component by itself, at /examples of `npm run dev`; not in production builds. `examples.test.tsx` renders all of them. */
export default function Examples() {
  return (
    <div className="wrap page">
      <h1 className="vh">部件样例</h1>
      {examples.map(([name, Example]) => (
        <section key={name} className={styles.example} aria-label={name}>
          <p className="hint">{name.replace(/Examples$/, '')}</p>
          <Example />
        </section>
      ))}
      <section className={styles.example} aria-label="Toast">
        <Button onClick={() => showToast('请求超时')}>请求超时</Button>
        <Button onClick={() => showToast('服务不可用')}>服务不可用</Button>
      </section>
    </div>
  );
}
