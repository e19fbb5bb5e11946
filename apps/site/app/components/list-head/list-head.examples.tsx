import { Chip, ChipRow } from '../chip/chip.tsx';
import { Note } from '../note/note.tsx';
import { ListHead } from './list-head.tsx';

export function ListHeadExamples() {
  return (
    <ListHead>
      <Note>
        <p>以下是示例。</p>
      </Note>
      <ChipRow label="按类别筛选">
        <Chip to="/examples" current>
          全部
        </Chip>
      </ChipRow>
    </ListHead>
  );
}
