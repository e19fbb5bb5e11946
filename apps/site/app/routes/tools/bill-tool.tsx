import type { TariffItem } from '@yunxia/contract/tariff';
import { SelectField } from '../../components/field/select-field.tsx';
import { TextField } from '../../components/field/text-field.tsx';
import { Note } from '../../components/note/note.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { TableBox } from '../../components/table-box/table-box.tsx';
import { NUMBER_MAX } from '../../model/text/number-field.ts';
import {
  answerBill,
  type Bill,
  type BillField,
  billFields,
  type BillLine,
  chosenTariff,
  type Tariff,
  toTariffs,
} from '../../model/outage/tariff-bill.ts';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import styles from './bill-tool.module.css';
import { Calculator, NoResult, Result } from './calculator.tsx';
import layout from './calculator.module.css';
import { useTexts } from './use-texts.ts';

export interface BillToolProps {
  /** null: they could not be read. */
  items: readonly TariffItem[] | null;
  sample: boolean;
  /** Whom to ask; '' for nobody. */
  phone: string;
}

/** 电费估算: what an amount of electricity costs by a tariff, with every step. */
export function BillTool({ items, sample, phone }: BillToolProps) {
  const { texts, sent, isAsked, others, onChange } = useTexts(billFields);
  const tariffs = toTariffs(items ?? []);
  const tariff = chosenTariff(tariffs, texts);
  if (tariff === undefined) {
    return <NoTariff isLost={items === null} phone={phone} />;
  }
  const { bill, errors, wanted } = answerBill(tariff, texts);
  const isRefused = Object.keys(errors).length > 0;
  const box = (name: BillField, label: string, hint?: string) => (
    <TextField
      key={name}
      name={name}
      label={label}
      hint={hint}
      error={errors[name]}
      inputMode="decimal"
      max={NUMBER_MAX}
      defaultValue={sent[name] ?? ''}
    />
  );
  return (
    <Calculator
      id="bill"
      title="电费估算"
      sample={sample}
      others={others}
      onChange={onChange}
      lead={tariff.item.scope || '按公布的电价计算，以电费账单为准。'}
      fields={
        <>
          <div className={layout.full}>
            <SelectField
              name="tariff"
              label="电价"
              options={tariffs.map(({ item }) => ({ value: String(item.id), label: item.title }))}
              defaultValue={String(chosenTariff(tariffs, sent)?.item.id ?? '')}
            />
          </div>
          {tariff.item.cycle === 'monthly' ? (
            <div className={tariff.periods.length > 0 ? layout.full : undefined}>
              {box('months', '这些电用了几个月', '1 至 12，不填按 1 个月；各档电量按月数放大')}
            </div>
          ) : (
            <div className={layout.full}>{box('before', '今年此前已用（千瓦时）', '各档从年初累计，不填按 0')}</div>
          )}
          {/* oxlint-disable-next-line yunxia/jsx-text -- fields, never words */}
          {tariff.periods.length > 0 ? (
            tariff.periods.map(({ name, hours }, at) => box(`p${at}` as BillField, `${name}电量（千瓦时）`, hours))
          ) : (
            <>
              <div className={tariff.item.cycle === 'monthly' ? undefined : layout.full}>
                {box('usage', '用电量（千瓦时，即“度”）')}
              </div>
              <p className={layout.or}>或者按电表示数：</p>
              <div className={layout.third}>{box('last', '上次示数')}</div>
              <div className={layout.third}>{box('now', '本次示数')}</div>
              <div className={layout.third}>{box('times', '倍率', '表上没有写的不填')}</div>
            </>
          )}
        </>
      }
      answer={
        bill ? (
          <BillSteps bill={bill} tariff={tariff} />
        ) : (
          <>
            <NoResult>
              {isRefused
                ? '请改正标出的地方，再看结果。'
                : isAsked
                  ? `${wanted}。`
                  : '填写用电量，这里显示电费和每一步算法。'}
            </NoResult>
            <TariffTable tariff={tariff} />
          </>
        )
      }
    />
  );
}

/** No prices to calculate with: whom to ask. */
function NoTariff({ isLost, phone }: { isLost: boolean; phone: string }) {
  return (
    <section id="bill" aria-labelledby="bill-title">
      <SectionHeading title="电费估算" id="bill-title" />
      <Note>
        <p>
          <span>{isLost ? '电价暂时无法读取，请稍后再试。' : '还没有公布可以估算的电价。'}</span>
          {phone ? (
            <>
              <span>电价可以拨打</span>
              <a href={`tel:${phone}`} className="tlink">
                {phone}
              </a>
              <span>查询。</span>
            </>
          ) : null}
        </p>
      </Note>
    </section>
  );
}

/** The sum, then the steps that lead to it. */
function BillSteps({ bill, tariff }: { bill: Bill; tariff: Tariff }) {
  const { tiers, periods, formula, total, average, usage } = bill;
  return (
    <>
      <Result label={`${usage} 千瓦时，电费约`} value={total} unit="元" />
      <TableBox label="电费的算法">
        <table>
          <caption className="vh">电费的算法</caption>
          <thead>
            <tr>
              <th scope="col">分档</th>
              <th scope="col">范围（千瓦时）</th>
              <th scope="col" data-number="">
                电量
              </th>
              <th scope="col" data-number="">
                × 电价
              </th>
              <th scope="col" data-number="">
                = 金额（元）
              </th>
            </tr>
          </thead>
          <tbody>
            {[...tiers, ...periods].map((line, at) => (
              <Line key={at} line={line} />
            ))}
          </tbody>
        </table>
      </TableBox>
      <p className={styles.formula}>
        <span>{formula}</span>
        <span className={styles.yuan}>元</span>
      </p>
      <Basis tariff={tariff} average={average} />
    </>
  );
}

function Line({ line: { name, range, usage, price, amount } }: { line: BillLine }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <WholeFigures>{range}</WholeFigures>
      </td>
      <td data-number="">{usage}</td>
      <td data-number="">{price}</td>
      <td data-number="">{amount}</td>
    </tr>
  );
}

/** The prices themselves, before anything is filled in. */
function TariffTable({ tariff }: { tariff: Tariff }) {
  // What nothing costs has every tier and time of use in it, in the words of the table.
  const { bill } = answerBill(tariff, tariff.periods.length > 0 ? { p0: '0' } : { usage: '0' });
  return (
    <>
      <TableBox label="电价">
        <table>
          <caption className="vh">电价</caption>
          <thead>
            <tr>
              <th scope="col">分档</th>
              <th scope="col">{tariff.item.cycle === 'monthly' ? '每月范围（千瓦时）' : '全年范围（千瓦时）'}</th>
              <th scope="col" data-number="">
                元/千瓦时
              </th>
            </tr>
          </thead>
          <tbody>
            {[...(bill?.tiers ?? []), ...(bill?.periods ?? [])].map(({ name, range, price }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <WholeFigures>{range}</WholeFigures>
                </td>
                <td data-number="">{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <Basis tariff={tariff} average={null} />
    </>
  );
}

/** By which papers, since when, and what else there is to know. */
function Basis({ tariff: { item, periods }, average }: { tariff: Tariff; average: string | null }) {
  const { basis, effectiveOn, note } = item;
  return (
    <div className={styles.basis}>
      {average ? <p>{`平均每千瓦时 ${average} 元。`}</p> : null}
      {periods.length > 0 ? <p>分时的价格是在各档电价上的加减。</p> : null}
      {basis || effectiveOn ? (
        <p>
          <WholeFigures>{`${basis ? `依据：${basis}` : ''}${basis && effectiveOn ? '，' : ''}`}</WholeFigures>
          {effectiveOn ? (
            <>
              <time dateTime={effectiveOn}>{effectiveOn}</time>
              <span> 起执行</span>
            </>
          ) : null}
          <span>。</span>
        </p>
      ) : null}
      {note ? <p>{note}</p> : null}
      <p>四舍五入到分；只作估算，以电费账单为准。</p>
    </div>
  );
}
