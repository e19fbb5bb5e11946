/** Emissions and coal that hydro power avoids, by published factors. Each names its source: change them together. */
import {
  type Decimal,
  divide,
  formatDecimal,
  multiply,
  parseDecimal,
  round,
  toDecimal,
} from '@yunxia/contract/decimal';
import { type NumberRule, readNumber } from '../text/number-field.ts';

/** Units of energy, as kWh. */
export const energyUnits = [
  { value: 'kwh', label: '千瓦时（度）', kwh: 1 },
  { value: 'wan', label: '万千瓦时', kwh: 10_000 },
  { value: 'yi', label: '亿千瓦时', kwh: 100_000_000 },
] as const;

interface Factor {
  readonly title: string;
  /** kg per kWh. */
  readonly value: string;
  readonly unit: '千克二氧化碳' | '千克标准煤';
  readonly source: string;
}

export const factors: readonly Factor[] = [
  {
    title: '与化石能源发电相比少排放',
    value: '0.8325',
    unit: '千克二氧化碳',
    source:
      '生态环境部、国家统计局《关于发布2022年电力二氧化碳排放因子的公告》（2024年12月）：全国化石能源电力二氧化碳排放因子',
  },
  {
    title: '与全国电网平均相比少排放',
    value: '0.5366',
    unit: '千克二氧化碳',
    source:
      '生态环境部、国家统计局《关于发布2022年电力二氧化碳排放因子的公告》（2024年12月）：全国电力平均二氧化碳排放因子',
  },
  {
    title: '电量折合的能量',
    value: '0.1229',
    unit: '千克标准煤',
    source: '国家标准《综合能耗计算通则》（GB/T 2589—2020）：电力（当量值）折标准煤系数',
  },
];

/** Names of the boxes in the URL. */
export const carbonFields = ['power', 'unit'] as const;
export type CarbonTexts = Readonly<Partial<Record<(typeof carbonFields)[number], string>>>;

export interface CarbonLine {
  readonly title: string;
  /** `536.6 千克二氧化碳`, in tonnes from one on. */
  readonly amount: string;
  readonly unit: string;
  readonly formula: string;
  readonly source: string;
}

const rule: NumberRule = { name: '电量', most: 100_000_000, places: 4 };

const inUnit = (kilograms: Decimal, substance: string): { amount: string; unit: string } => {
  const isTonnes = kilograms.units >= 1000n * 10n ** BigInt(kilograms.places);
  const value = isTonnes ? divide(kilograms, toDecimal(1000), 4) : round(kilograms, 4);
  return { amount: formatDecimal(value), unit: `${isTonnes ? '吨' : '千克'}${substance}` };
};

/** What an amount of hydro power avoids; no lines while it is empty or refused. */
export const answerCarbon = ({ power = '', unit }: CarbonTexts): { lines: CarbonLine[]; error?: string } => {
  const { value, error } = readNumber(power, rule);
  if (value === null) return { lines: [], ...(error === undefined ? {} : { error }) };
  const chosen = energyUnits.find((one) => one.value === unit) ?? energyUnits[0];
  const kwh = multiply(value, toDecimal(chosen.kwh));
  const lines = factors.map((factor) => {
    const price = parseDecimal(factor.value) ?? toDecimal(0);
    const { amount, unit: shown } = inUnit(multiply(kwh, price), factor.unit.slice(2));
    return {
      title: factor.title,
      amount,
      unit: shown,
      formula: `${formatDecimal(kwh)} 千瓦时 × ${factor.value} ${factor.unit}/千瓦时`,
      source: factor.source,
    };
  });
  return { lines };
};
