import type { ReactNode } from 'react';
import type { CountChip } from '../../model/text/count-chips.ts';
import { Chip, ChipRow } from '../chip/chip.tsx';

export interface CountChipsProps<Code extends string> {
  /** Spoken name: 按状态筛选. */
  label: string;
  /** Nothing is drawn for none. */
  chips: readonly CountChip<Code>[];
  /** The list with this choice; undefined: with all of them. */
  hrefFor: (code: Code | undefined) => string;
}

/** The quick filter of a list: all, then each choice with how many it holds. Not on paper. */
export function CountChips<Code extends string>({ label, chips, hrefFor }: CountChipsProps<Code>): ReactNode {
  if (chips.length === 0) return null;
  return (
    <div className="no-print">
      <ChipRow label={label}>
        {chips.map(({ code, label: name, count, isCurrent }) => (
          <Chip key={code ?? ''} to={hrefFor(code)} current={isCurrent} {...(count === undefined ? {} : { count })}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
