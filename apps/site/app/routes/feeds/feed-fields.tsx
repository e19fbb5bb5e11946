import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { TableBox } from '../../components/table-box/table-box.tsx';
import { outageFields } from '../../model/outage/outage-fields.ts';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import styles from './feeds-page.module.css';

/** The fields of the outages in JSON and CSV, in their order. */
export function FeedFields() {
  return (
    <section className={styles.group} aria-labelledby="feeds-fields">
      <SectionHeading title="停电数据字段说明" id="feeds-fields" />
      <div className={styles.text}>
        <p>
          JSON的字段在每一项的<code>_outage</code>中。CSV按下表顺序，为带BOM的UTF-8，以逗号分隔。时间均为北京时间，写作
          <code>2026-03-01T09:00:00+08:00</code>，未知的为空。为免表格软件把文字当作公式，CSV中以<code>= + - @</code>
          开头的文字前加一个单引号。
        </p>
      </div>
      <TableBox label="停电数据字段">
        <table className={styles.fields}>
          <thead>
            <tr>
              <th scope="col">JSON字段</th>
              <th scope="col">CSV列名</th>
              <th scope="col">说明</th>
            </tr>
          </thead>
          <tbody>
            {outageFields.map(({ name, label, note }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{label}</td>
                <td className={styles.meaning}>
                  <WholeFigures>{note}</WholeFigures>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}
