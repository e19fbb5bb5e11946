import { TableBox } from './table-box.tsx';

export function TableBoxExamples() {
  return (
    <TableBox label="阶段安排表">
      <table>
        <thead>
          <tr>
            <th scope="col">阶段</th>
            <th scope="col">时间</th>
            <th scope="col" data-number="">
              控制水位（米）
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">蓄水</th>
            <td>11 月至 12 月</td>
            <td data-number="">175.0</td>
          </tr>
        </tbody>
      </table>
    </TableBox>
  );
}
