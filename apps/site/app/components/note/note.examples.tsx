import { Note } from './note.tsx';

export function NoteExamples() {
  return (
    <>
      <Note>计划停电一般提前 7 天公告。如遇天气或工程变化，时间会顺延，请以本页状态为准。</Note>
      <Note tone="warn">行情服务暂时不可用，已显示上一次收到的数据。</Note>
      <Note tone="bad" live>
        本公告已撤销。
      </Note>
    </>
  );
}
