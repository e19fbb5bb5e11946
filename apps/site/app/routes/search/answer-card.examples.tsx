import { noticeItem } from '@yunxia/contract/notice';
import { outageReading } from '@yunxia/contract/outage-reading';
import { searchCard } from '@yunxia/contract/search';
import * as z from 'zod/mini';
import { toCardView, toOutageCard } from '../../model/search/search-card.ts';
import { AnswerCard } from './answer-card.tsx';
import { OutageCard } from './outage-card.tsx';

const NOW = Date.UTC(2026, 10, 29, 0, 22);
const village = { title: '茶场村', kind: 'village', county: '江岭县', town: '云雾镇' } as const;

const notice = (id: number, day: string, kind: 'planned' | 'fault' = 'planned') =>
  z.parse(noticeItem, {
    id,
    type: 'overhaul',
    title: `江岭县云雾镇第${id}号停电公告`,
    kind,
    regions: [{ county: '江岭县', town: '云雾镇', villages: ['茶场村', '云雾村'] }],
    startAt: `${day}T04:30:00+08:00`,
    endAt: kind === 'fault' ? null : `${day}T12:30:00+08:00`,
    phone: '000-0000-0101',
  });

const known = z.parse(outageReading, { certainty: 'known', asked: '茶场村', places: [village], marks: ['茶场村'] });

const outageCards = [
  { reading: known, notices: [notice(1, '2026-11-29')], total: 1 },
  { reading: known, notices: [notice(2, '2026-11-29', 'fault')], total: 1 },
  { reading: known, notices: [notice(3, '2026-11-29'), notice(4, '2026-12-03')], total: 2 },
  { reading: known, notices: [notice(5, '2026-12-03')], total: 1 },
  { reading: known, notices: [], total: 0 },
  {
    reading: z.parse(outageReading, {
      certainty: 'partly',
      asked: '江岭县柳林湾',
      listed: '江岭县',
      unread: '柳林湾',
      guesses: [{ title: '柳湾村', kind: 'village', county: '江岭县', town: '云雾镇' }],
    }),
    notices: [notice(6, '2026-11-29')],
    total: 1,
  },
  { reading: z.parse(outageReading, { certainty: 'unknown', asked: '桃花岛', unread: '桃花岛' }) },
  { notices: [notice(7, '2026-11-29'), notice(8, '2026-11-30')], total: 12, phone: '000-0000-0001' },
  {
    key: 'power-off',
    title: '家里没电怎么办',
    answer: '先看自家开关，再看有没有停电公告。',
    notices: [notice(9, '2026-11-29'), notice(10, '2026-11-29')],
    total: 2,
    steps: ['看开关是否跳闸。', '问邻居家有没有电。', '都不是，打报修电话。'],
    links: [{ label: '便民工具', url: '/tools' }],
  },
];

const cards = [
  {
    title: '怎么交电费',
    answer: '可以在网上、手机应用或营业厅交电费，户号印在电费通知单上。',
    steps: ['打开“掌上营业厅”。', '输入户号，核对户名和地址。', '选择金额并支付。'],
    phone: '000-0000-0001',
    links: [{ label: '电价与电费测算', url: '/tools' }],
  },
  {
    title: '近期招标',
    answer: '正在招标的项目有2个，按截止时间排列。',
    rows: [
      { title: '云峡一级水电站闸门防腐工程招标公告', url: '/tendering_details?id=601', note: '12月3日 17:00 截止' },
      { title: '智能电表采购招标公告', url: '/tendering_details?id=603', note: '12月9日 9:30 截止' },
    ],
    links: [{ label: '全部招标信息', url: '/tender_procurement/tendering' }],
  },
  { title: '12398是什么', answer: '国家能源局的投诉举报热线，受理对供电企业的投诉和举报。', phone: '12398' },
  { title: '股票代码600116' },
];

export function AnswerCardExamples() {
  return (
    <>
      {outageCards.map((card, at) => {
        const view = toOutageCard(z.parse(searchCard, card), NOW);
        return view ? <OutageCard key={at} card={view} loadedAt={NOW} /> : null;
      })}
      {cards.map((card, at) => (
        <AnswerCard key={at} card={toCardView(z.parse(searchCard, card))} />
      ))}
    </>
  );
}
