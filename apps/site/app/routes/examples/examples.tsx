import type { ComponentType } from 'react';
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
    </div>
  );
}
