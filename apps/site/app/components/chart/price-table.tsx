import { memo } from 'react';
import { toCells, toMarkWords } from '../../model/chart/chart-day.ts';
import { TableBox } from '../table-box/table-box.tsx';

export interface PriceTableProps {
  id: string;
  caption: string;
  /** Days as the text of `model/chart/chart-day`. */
  rows: string;
  /** With open, high and low. */
  isCandle?: boolean;
}

/** The values behind a chart, a row for every mark; the reading mode reads them here. */
export const PriceTable = memo(({ id, caption, rows, isCandle = false }: PriceTableProps) => (
  <TableBox label={caption}>
    <table id={id}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">日期</th>
          {(isCandle ? ['收盘', '开盘', '最高', '最低'] : ['收盘']).map((name) => (
            <th key={name} scope="col" data-number="">
              {name}
            </th>
          ))}
          <th scope="col" data-number="">
            成交量（万股）
          </th>
          <th scope="col">说明</th>
        </tr>
      </thead>
      <tbody>
        {toCells(rows).map(([day = '', marks = '', close = '', volume = '', ...prices]) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {[close, ...(isCandle ? [0, 1, 2].map((at) => prices[at] ?? '') : [])].map((price, at) => (
              <td key={at} data-number="">
                {price}
              </td>
            ))}
            <td data-number="">{close ? volume : ''}</td>
            <td>{toMarkWords(marks)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableBox>
));
PriceTable.displayName = 'PriceTable';
