'use client';
import { FieldDescription, FieldError, FieldLabel, fieldBaseClass, useField, withCondition } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useId, useState } from 'react';

interface Project {
  projectNo?: string | null;
  title?: string | null;
}

/** Projects that are offered, the newest first. */
const MOST = 200;

/** The number of a project: one of those that have a tender, or a new one. */
function ProjectNumberInput({ field, path: given, readOnly }: TextFieldClientProps) {
  const { disabled, path, setValue, showError, value } = useField<string | null>({ potentiallyStalePath: given });
  const [projects, setProjects] = useState<Project[]>([]);
  const id = useId();
  useEffect(() => {
    const end = new AbortController();
    const query = `where[noticeType][in]=tender,plan,prequalification&select[projectNo]=true&select[title]=true&sort=-id&limit=${MOST}&depth=0&draft=true`;
    fetch(`/cms/api/purchases?${query}`, { signal: end.signal })
      .then(async (answer) => setProjects(answer.ok ? ((await answer.json()) as { docs: Project[] }).docs : []))
      // a number can be typed without them
      .catch(() => undefined);
    return () => end.abort();
  }, []);
  // the newest of a project names it: its tender, not the plan before it
  const byNumber = new Map(
    projects.toReversed().flatMap(({ projectNo, title }) => (projectNo ? [[projectNo, title ?? '']] : [])),
  );
  const known = byNumber.get(value?.trim() ?? '');
  return (
    <div className={[fieldBaseClass, 'text', showError && 'error'].filter(Boolean).join(' ')}>
      <FieldLabel label={field.label ?? ''} path={path} required={false} htmlFor={`field-${path}`} />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        <input
          id={`field-${path}`}
          type="text"
          autoComplete="off"
          list={`${id}-projects`}
          value={value ?? ''}
          disabled={readOnly || disabled}
          maxLength={field.maxLength}
          aria-invalid={showError}
          aria-describedby={`${id}-known`}
          onChange={({ target }) => setValue(target.value)}
        />
        <datalist id={`${id}-projects`}>
          {[...byNumber].map(([number, title]) => (
            <option key={number} value={number}>
              {title}
            </option>
          ))}
        </datalist>
      </div>
      <div id={`${id}-known`}>
        <FieldDescription
          description={known ? `已有：${known}` : '选已有的项目，同一项目的公告就连在一起；新项目直接填写。'}
          path={path}
        />
      </div>
    </div>
  );
}

export const ProjectNumber = withCondition(ProjectNumberInput);
