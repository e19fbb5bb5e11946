'use client';
/** Above a form whose record somebody else has saved or deleted meanwhile. */
import { Button, useAuth } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Entry } from '../access/review.ts';
import { stepNames } from '../access/rights.ts';
import { type FieldDifference, toWords } from './field-differences.ts';
import type { NewestState } from './newest-state.ts';

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="record-guard" aria-labelledby={name}>
      <h2 id={name} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Who has saved the newer state, and what that state is called beside the form's: an editor's own second page counts, too. */
function useOtherSide({ savedBy }: NewestState): { who: string; side: string } {
  const { user } = useAuth();
  const isOwn = user?.['name'] === savedBy;
  return isOwn ? { who: '您在另一个页面', side: '另一页' } : { who: `“${savedBy}”在您编辑期间`, side: '对方' };
}

interface GoneProps {
  newest: NewestState;
  /** @returns why it was refused; '' when it was not */
  onRestore: () => Promise<string>;
  onSaveAnew: () => void;
}

export function Gone({ newest, onRestore, onSaveAnew }: GoneProps) {
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { who } = useOtherSide(newest);
  if (newest.isGone === 'deleted')
    return (
      <Panel title="这条内容已被永久删除，或者您不再能打开它">
        <p>您的修改还在本页，没有丢失。可以另存为新的一条，在打开的页面上按“恢复”。</p>
        <div className="record-guard__actions">
          <Button size="medium" onClick={onSaveAnew}>
            另存为新的一条
          </Button>
        </div>
      </Panel>
    );
  return (
    <Panel title={`${who}把这条内容移入了回收站（${toWords(newest.updatedAt)}）`}>
      <p>您的修改还在本页，没有丢失。要接着写，先从回收站恢复为草稿，再保存。</p>
      {fault ? <p role="alert">{fault}</p> : null}
      <div className="record-guard__actions">
        <Button
          size="medium"
          disabled={isBusy}
          onClick={() => {
            setIsBusy(true);
            void onRestore()
              .then(setFault, () => setFault('没有送到服务器，请稍后再试'))
              .finally(() => setIsBusy(false));
          }}
        >
          恢复为草稿，继续编辑
        </Button>
        <Button size="medium" buttonStyle="secondary" disabled={isBusy} onClick={onSaveAnew}>
          另存为新的一条
        </Button>
      </div>
    </Panel>
  );
}

/** What the review did after `based` (ISO 8601): who was writing has not seen it. */
function reviewText({ data }: NewestState, based: string): string {
  const log = (Array.isArray(data['reviewLog']) ? data['reviewLog'] : []) as Entry[];
  const last = log.at(-1);
  if (!last || Date.parse(last.at) <= Date.parse(based)) return '';
  if (last.what === 'returned') return `稿件已退回，理由：${last.reason ?? ''}`;
  if (last.what === 'passed' && last.step) return `稿件已通过${stepNames[last.step]}。`;
  return '';
}

interface ConflictProps {
  newest: NewestState;
  /** The state that the form began from, ISO 8601. */
  based: string;
  differences: readonly FieldDifference[];
  /** Names of the fields that the editor has changed: of the others the newer value is the one to keep. */
  own: ReadonlySet<string>;
  /** @param taken names of the fields that take the other's value */
  onDecide: (taken: ReadonlySet<string>) => Promise<void>;
}

export function Conflict({ newest, based, differences, own, onDecide }: ConflictProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  const name = useId();
  const isTheirs = (field: string): boolean => chosen.get(field) ?? !own.has(field);
  const review = reviewText(newest, based);
  const { who, side } = useOtherSide(newest);
  return (
    <Panel title={`${who}保存过这条内容（${toWords(newest.updatedAt)}）`}>
      {review ? <p>{review}</p> : null}
      <p>{`您的修改还在本页，没有丢失。下面是两边不同的地方，您没有改过的已选${side}的；请逐项核对，再保存。`}</p>
      {differences.length === 0 ? (
        <p>两边内容相同。</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">内容</th>
              <th scope="col">本页的</th>
              <th scope="col">{`${side}的`}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ name: field, label, mine, theirs }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                {[mine, theirs].map((text, at) => (
                  <td key={at === 0 ? 'mine' : 'theirs'}>
                    <Side
                      name={`${name}-${field}`}
                      text={text}
                      isChosen={isTheirs(field) === (at === 1)}
                      onChoose={() => setChosen(new Map([...chosen, [field, at === 1]]))}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="record-guard__actions">
        <Button
          size="medium"
          disabled={isBusy}
          onClick={() => {
            setIsBusy(true);
            void onDecide(new Set(differences.map(({ name: field }) => field).filter(isTheirs)));
          }}
        >
          按所选继续编辑
        </Button>
        <Button
          size="medium"
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => setChosen(new Map(differences.map(({ name: field }) => [field, true])))}
        >
          {`全选${side}的`}
        </Button>
      </div>
    </Panel>
  );
}

interface SideProps {
  /** Of the group of radio buttons. */
  name: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Side({ name, text, isChosen, onChoose }: SideProps) {
  return (
    <label>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{text === '' ? '（空）' : text}</span>
    </label>
  );
}
