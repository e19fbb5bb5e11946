import { RecordRow, RecordRows } from '../record-row/record-row.tsx';

/** A title stands in a row, which it makes the target. */
export function RowTitleExamples() {
  return (
    <RecordRows label="标题示例">
      <RecordRow to="/examples" title="示例：关于10千伏滨江线等六条线路绝缘化改造工程的公告" date={null} />
    </RecordRows>
  );
}
