/** The invented supply area: counties, towns, villages, with pinyin for the look-up. */

import { sampleRecord, type SampleReference } from '../sample-references.ts';

/** Name and pinyin (syllables parted by spaces) of a village or community. */
type Village = readonly [name: string, pinyin: string];

interface Town {
  name: string;
  pinyin: string;
  villages: readonly Village[];
}

export interface County {
  name: string;
  pinyin: string;
  phone: string;
  /** The unit of the group that supplies it. */
  unit: string;
  towns: readonly Town[];
}

export const counties: readonly County[] = [
  {
    name: '云溪县',
    pinyin: 'yun xi xian',
    phone: '000-0000-0101',
    unit: '云溪供电分公司（演示）',
    towns: [
      {
        name: '城关街道',
        pinyin: 'cheng guan jie dao',
        villages: [
          ['滨江社区', 'bin jiang she qu'],
          ['码头社区', 'ma tou she qu'],
          ['文庙社区', 'wen miao she qu'],
          ['新城社区', 'xin cheng she qu'],
        ],
      },
      {
        name: '双河镇',
        pinyin: 'shuang he zhen',
        villages: [
          ['双河村', 'shuang he cun'],
          ['柳林村', 'liu lin cun'],
          ['石桥村', 'shi qiao cun'],
          ['龙洞村', 'long dong cun'],
        ],
      },
      {
        name: '柏树乡',
        pinyin: 'bai shu xiang',
        villages: [
          ['柏树村', 'bai shu cun'],
          ['青杠村', 'qing gang cun'],
          ['水磨村', 'shui mo cun'],
        ],
      },
      {
        name: '龦家坪镇',
        pinyin: 'zhang jia ping zhen',
        villages: [
          ['龦家坪村', 'zhang jia ping cun'],
          ['眼睛泉村', 'yan jing quan cun'],
          ['木排村', 'mu pai cun'],
        ],
      },
    ],
  },
  {
    name: '峡口区',
    pinyin: 'xia kou qu',
    phone: '000-0000-0102',
    unit: '峡口供电分公司（演示）',
    towns: [
      {
        name: '峡江街道',
        pinyin: 'xia jiang jie dao',
        villages: [
          ['江景社区', 'jiang jing she qu'],
          ['船厂社区', 'chuan chang she qu'],
          ['观澜社区', 'guan lan she qu'],
        ],
      },
      {
        name: '东坪街道',
        pinyin: 'dong ping jie dao',
        villages: [
          ['东坪社区', 'dong ping she qu'],
          ['工业园社区', 'gong ye yuan she qu'],
          ['学府社区', 'xue fu she qu'],
        ],
      },
      {
        name: '白沙镇',
        pinyin: 'bai sha zhen',
        villages: [
          ['白沙村', 'bai sha cun'],
          ['渡口村', 'du kou cun'],
          ['沙湾村', 'sha wan cun'],
          ['桃园村', 'tao yuan cun'],
        ],
      },
    ],
  },
  {
    name: '江岭县',
    pinyin: 'jiang ling xian',
    phone: '000-0000-0103',
    unit: '江岭供电分公司（演示）',
    towns: [
      {
        name: '岭南街道',
        pinyin: 'ling nan jie dao',
        villages: [
          ['岭南社区', 'ling nan she qu'],
          ['矿务社区', 'kuang wu she qu'],
          ['站前社区', 'zhan qian she qu'],
        ],
      },
      {
        name: '云雾镇',
        pinyin: 'yun wu zhen',
        villages: [
          ['云雾村', 'yun wu cun'],
          ['茶场村', 'cha chang cun'],
          ['高山村', 'gao shan cun'],
        ],
      },
      {
        name: '铁索镇',
        pinyin: 'tie suo zhen',
        villages: [
          ['铁索村', 'tie suo cun'],
          ['桥头村', 'qiao tou cun'],
          ['垭口村', 'ya kou cun'],
        ],
      },
    ],
  },
  {
    name: '石坪县',
    pinyin: 'shi ping xian',
    phone: '000-0000-0104',
    unit: '石坪供电分公司（演示）',
    towns: [
      {
        name: '石坪镇',
        pinyin: 'shi ping zhen',
        villages: [
          ['石坪社区', 'shi ping she qu'],
          ['建材园社区', 'jian cai yuan she qu'],
          ['大坪村', 'da ping cun'],
        ],
      },
      {
        name: '松坪乡',
        pinyin: 'song ping xiang',
        villages: [
          ['松坪村', 'song ping cun'],
          ['竹沟村', 'zhu gou cun'],
          ['响水村', 'xiang shui cun'],
        ],
      },
      {
        name: '茶山镇',
        pinyin: 'cha shan zhen',
        villages: [
          ['茶山村', 'cha shan cun'],
          ['凉亭村', 'liang ting cun'],
          ['梯田村', 'ti tian cun'],
        ],
      },
    ],
  },
  {
    name: '临江区',
    pinyin: 'lin jiang qu',
    phone: '000-0000-0105',
    unit: '临江供电分公司（演示）',
    towns: [
      {
        name: '临港街道',
        pinyin: 'lin gang jie dao',
        villages: [
          ['港区社区', 'gang qu she qu'],
          ['仓前社区', 'cang qian she qu'],
          ['灯塔社区', 'deng ta she qu'],
        ],
      },
      {
        name: '新滩街道',
        pinyin: 'xin tan jie dao',
        villages: [
          ['新滩社区', 'xin tan she qu'],
          ['橘园社区', 'ju yuan she qu'],
          ['水厂社区', 'shui chang she qu'],
        ],
      },
      {
        name: '沿河镇',
        pinyin: 'yan he zhen',
        villages: [
          ['沿河村', 'yan he cun'],
          ['芦苇村', 'lu wei cun'],
          ['渔湾村', 'yu wan cun'],
        ],
      },
    ],
  },
];

export interface AreaSample {
  /** Identity inside the sample. */
  key: string;
  parentId: SampleReference | null;
  title: string;
  kind: 'county' | 'town' | 'village';
  /** Lower case without tones and spaces. */
  pinyin: string;
  initials: string;
  phone: string;
}

function spelled(pinyin: string): { pinyin: string; initials: string } {
  return {
    pinyin: pinyin.replaceAll(' ', ''),
    initials: pinyin
      .split(' ')
      .map((syllable) => syllable.charAt(0))
      .join(''),
  };
}

/** The areas as records, each after the one above it. */
export function areaSamples(): AreaSample[] {
  return counties.flatMap((county): AreaSample[] => [
    {
      key: county.name,
      parentId: null,
      title: county.name,
      kind: 'county',
      ...spelled(county.pinyin),
      phone: county.phone,
    },
    ...county.towns.flatMap((town): AreaSample[] => {
      const townKey = `${county.name}/${town.name}`;
      return [
        {
          key: townKey,
          parentId: sampleRecord('outage-areas', county.name),
          title: town.name,
          kind: 'town',
          ...spelled(town.pinyin),
          phone: county.phone,
        },
        ...town.villages.map(([name, pinyin]): AreaSample => ({
          key: `${townKey}/${name}`,
          parentId: sampleRecord('outage-areas', townKey),
          title: name,
          kind: 'village',
          ...spelled(pinyin),
          phone: county.phone,
        })),
      ];
    }),
  ]);
}
