import { richText, table, type LexicalState } from '../rich-text.ts';
import { chineseDay, chineseMonthDay, sampleTime } from '../sample-dates.ts';
import { image, pdf, type SampleImage, type SamplePdf } from '../sample-references.ts';
import { comprehensiveNews } from './news-comprehensive.ts';
import { earlierNews } from './news-earlier.ts';
import { importantNews } from './news-important.ts';
import type { NewsEntry } from './news-entry.ts';
import { informationNews } from './news-information.ts';
import { longArticle } from './news-long.ts';

export type NewsType = 'important' | 'comprehensive' | 'information';

export interface NewsSample {
  type: NewsType;
  title: string;
  subtitle?: string;
  summary: string;
  /** null: no picture shows its subject. */
  cover: SampleImage | null;
  source: string;
  author: string;
  editor: string;
  reviewer: string;
  publishedAt: string;
  top: boolean;
  withdrawn: boolean;
  content: LexicalState;
  images: SampleImage[];
  attachments: { name: string; file: SamplePdf }[];
  changes: { at: string; text: string }[];
  _status: 'published' | 'draft';
}

const CLOCKS = ['09:00', '10:30', '15:20', '08:40', '16:45', '11:10'];

const authors = ['演示通讯员', '演示编辑部', '演示记者站', '演示供稿组'];

const subtitles: Record<string, string> = {
  集团发布可持续发展报告: '六十八项指标，二十项经第三方审验',
  一号机组增容改造后首次满负荷运行: '服役三十余年的老机组焕发新生',
  '云溪供电分公司：夜里两点的抢修': '三小时，两个村，一棵泡桐',
  读懂电费单: '演示科普系列之三',
};

function dated(now: number, ago: number, text: string): string {
  return text.replaceAll('{day}', chineseMonthDay(now, -ago));
}

function toSample(now: number, type: NewsType, entry: NewsEntry, position: number): NewsSample {
  const body = entry.body.map((part) => (typeof part === 'string' ? dated(now, entry.ago, part) : part));
  return {
    type,
    title: entry.title,
    subtitle: Object.entries(subtitles).find(([start]) => entry.title.startsWith(start))?.[1] ?? '',
    summary: entry.summary,
    cover: entry.cover ? image(entry.cover) : null,
    source: '云峡水电（演示）',
    author: authors[position % authors.length] ?? '演示编辑部',
    editor: '演示编辑',
    reviewer: '演示审核',
    // Today's item is published in the morning even when the sample is installed at night.
    publishedAt:
      entry.ago === 0
        ? sampleTime(now, 0, '00:10')
        : sampleTime(now, -entry.ago, CLOCKS[position % CLOCKS.length] ?? '09:00'),
    top: entry.top ?? false,
    withdrawn: false,
    content: richText(...body),
    images: (entry.gallery ?? []).map(image),
    attachments: [],
    changes: [],
    _status: 'published',
  };
}

/** The items that show special cases: very long, rare characters, draft, embargoed, withdrawn, corrected. */
function specialNews(now: number): NewsSample[] {
  const base = (type: NewsType, ago: number, title: string, summary: string, cover: string): NewsSample =>
    toSample(now, type, { ago, title, summary, cover, body: [`${summary}（演示）`] }, 0);
  return [
    {
      ...base(
        'comprehensive',
        7,
        '一条河的四季：云溪流域守河人手记（演示长文）',
        '从龦家坪的一眼泉水到临江的万家灯火，一篇关于水、电和人的长文。',
        'cover-1',
      ),
      subtitle: '看天、检修、接电话、爬塔，他们把水变成电，把电送到家',
      content: longArticle(),
      images: ['cover-8', 'cover-6', 'cover-5', 'biz-electric', 'cover-2', 'hero-night'].map(image),
    },
    {
      ...base(
        'important',
        20,
        '关于龦家坪、𠮷水口、㙍口三处水文站启用新站名的说明',
        '三处水文站站名含生僻字，网站、短信和系统均可正常显示与检索。',
        'cover-2',
      ),
      content: richText(
        '因行政区划和历史地名核定，龦家坪、𠮷水口、㙍口三处水文站自即日起启用核定站名。站名中的生僻字已在网站、短信和业务系统中完成适配（演示）。',
        '系统接口采用 UTF-8 编码，示例：GET /stations?name=𠮷水口。如设备无法显示，请升级系统字库或联系 IT 服务台。',
        table(
          ['站名', '读音', '统一码'],
          [
            ['龦家坪', 'zhāng jiā píng（演示读音）', 'U+9FA6'],
            ['𠮷水口', 'jí shuǐ kǒu', 'U+20BB7'],
            ['㙍口', 'duǒ kǒu（演示读音）', 'U+364D'],
          ],
        ),
      ),
      changes: [
        { at: sampleTime(now, -19, '09:30'), text: '更正：表中“㙍口”的统一码由 U+3640 更正为 U+364D。' },
        { at: sampleTime(now, -18, '14:00'), text: '补充：增加设备无法显示时的处理办法。' },
      ],
    },
    {
      ...base(
        'important',
        11,
        '集团开放日报名通道开启（附安排表）',
        '开放日设电站、变电站、调度大厅三条线路，每条线路限三十人。',
        'biz-electric',
      ),
      content: richText(
        '集团将举办公众开放日，设三条参观线路，每条限三十人，先报先得。未成年人须由监护人陪同。报名仅用于演示。',
        table(
          ['线路', '集合地点', '时长'],
          [
            ['电站线', '云溪水电站东门', '约三小时'],
            ['变电线', '110千伏江岭变电站', '约两小时'],
            ['调度线', '集团总部一楼', '约一个半小时'],
          ],
        ),
        '安全须知与报名表见附件。',
      ),
      images: ['biz-electric', 'cover-4', 'cover-5', 'cover-3', 'cover-6'].map(image),
      attachments: [
        {
          name: '开放日参观须知（演示）.pdf',
          file: pdf('news-open-day-rules', {
            title: '开放日参观须知（演示）',
            issuer: '云峡水电集团股份有限公司',
            date: chineseDay(now, -11),
            blocks: [
              { kind: 'paragraph', text: '欢迎参加集团开放日。为了您和设备的安全，请在参观前阅读本须知。' },
              {
                kind: 'list',
                items: [
                  '全程佩戴安全帽，跟随讲解员行走，不跨越警戒线。',
                  '不触碰任何开关、按钮和设备外壳。',
                  '厂房内噪声较大，随行儿童请由监护人牵手。',
                  '拍照请先询问，控制室内禁止拍摄屏幕。',
                  '如感不适，请立即告知工作人员。',
                ],
              },
            ],
          }),
        },
        {
          name: '开放日报名表（演示）.pdf',
          file: pdf('news-open-day-form', {
            title: '开放日报名表（演示）',
            issuer: '云峡水电集团股份有限公司',
            date: chineseDay(now, -11),
            blocks: [
              {
                kind: 'table',
                head: ['项目', '填写内容'],
                rows: [
                  ['联系人', ''],
                  ['联系电话', '000-0000-0000（示例）'],
                  ['参观人数', ''],
                  ['选择线路', '电站线 / 变电线 / 调度线'],
                  ['特殊需要', ''],
                ],
                widths: [1, 3],
              },
              { kind: 'paragraph', text: '本表仅为演示，不会收集或使用任何个人信息。' },
            ],
          }),
        },
      ],
    },
    {
      ...base(
        'important',
        -3,
        '（待发布）集团将发布供电可靠性专项行动方案',
        '此稿设置了未来的发布时间，到时才对公众可见。',
        'cover-4',
      ),
      publishedAt: sampleTime(now, 3, '09:00'),
    },
    {
      ...base('important', 5, '（草稿）集团科技创新奖励办法解读', '此稿尚在起草，不对公众显示。', 'cover-3'),
      _status: 'draft',
    },
    {
      ...base(
        'comprehensive',
        40,
        '（已撤下）一则需要更正的活动报道',
        '此稿发布后因内容有误撤下，原网址显示“已撤下”。',
        'cover-7',
      ),
      withdrawn: true,
    },
  ];
}

/**
 * All sample news: three types of three pages each, and the special cases.
 * @param now epoch ms; all dates are relative to it, in Beijing time
 */
export function newsSamples(now: number): NewsSample[] {
  const many = (type: NewsType, entries: readonly NewsEntry[]): NewsSample[] =>
    entries.map((entry, position) => toSample(now, type, entry, position));
  return [
    ...many('important', importantNews),
    ...many('comprehensive', comprehensiveNews),
    ...many('information', informationNews),
    ...specialNews(now),
    // At the end: a record of the sample is known by its place.
    ...many('important', earlierNews.important),
    ...many('comprehensive', earlierNews.comprehensive),
    ...many('information', earlierNews.information),
  ];
}
