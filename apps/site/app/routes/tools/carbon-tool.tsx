import { SelectField } from '../../components/field/select-field.tsx';
import { TextField } from '../../components/field/text-field.tsx';
import { answerCarbon, carbonFields, energyUnits, factors } from '../../model/company/hydro-carbon.ts';
import { NUMBER_MAX } from '../../model/text/number-field.ts';
import { Calculator, NoResult, Result } from './calculator.tsx';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import styles from './carbon-tool.module.css';
import { useTexts } from './use-texts.ts';

/** 水电减碳换算: what an amount of hydro power spares, by published factors. */
export function CarbonTool() {
  const { texts, sent, others, onChange } = useTexts(carbonFields);
  const { lines, error } = answerCarbon(texts);
  return (
    <Calculator
      id="carbon"
      title="水电减碳换算"
      others={others}
      onChange={onChange}
      lead="水电站发一度电，比别的电少排放多少二氧化碳。只计发电环节，不计电站建设和水库自身的排放。"
      fields={
        <>
          <TextField
            name="power"
            label="水电电量"
            error={error}
            inputMode="decimal"
            max={NUMBER_MAX}
            defaultValue={sent.power ?? ''}
          />
          <SelectField
            name="unit"
            label="单位"
            options={energyUnits}
            defaultValue={sent.unit ?? energyUnits[0].value}
          />
        </>
      }
      answer={
        lines.length > 0 ? (
          lines.map(({ title, amount, unit, formula, source }) => (
            <div key={title} className={styles.line}>
              <Result label={title} value={amount} unit={unit} />
              <p className={styles.formula}>{formula}</p>
              <p className={styles.source}>
                <WholeFigures>{`来源：${source}`}</WholeFigures>
              </p>
            </div>
          ))
        ) : (
          <>
            <NoResult>{error ? '请改正标出的地方，再看结果。' : '填写电量，这里显示换算结果。所用系数：'}</NoResult>
            {factors.map(({ title, value, unit, source }) => (
              <div key={title} className={styles.line}>
                <p className={styles.formula}>{`${title}：每千瓦时 ${value} ${unit}`}</p>
                <p className={styles.source}>
                  <WholeFigures>{`来源：${source}`}</WholeFigures>
                </p>
              </div>
            ))}
          </>
        )
      }
    />
  );
}
