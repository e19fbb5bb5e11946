/** Outages, tenders and posts by the names that visitors have for their lists. */
import { namesOf, type NamedModule, type RecordSet } from './named-module.ts';

const tenders = (...values: string[]): RecordSet[] => [
  { module: 'purchase', field: 'noticeType', values },
  { module: 'old_purchase', field: 'noticeType', values },
];

const TENDERING = '/tender_procurement/tendering';
const OVERHAUL = '/information_disclosure/overhaul';

/** Outages, tenders and posts by the names that visitors have for their lists. */
export const workLists: readonly NamedModule[] = [
  {
    key: 'overhaul',
    title: '停电检修公告',
    url: OVERHAUL,
    names: namesOf(
      '停电公告、停电通知、停电信息、停电预告、停电检修公告、停电检修、停电计划、停电安排、停电通告、停限电公告、检修公告、检修通知、检修停电',
    ),
    sets: [{ module: 'overhaul' }],
  },
  {
    key: 'purchase',
    title: '招标信息',
    url: TENDERING,
    names: namesOf('招标采购、招标信息、采购信息、招标、采购、投标、开标、标书、招投标、竞标'),
    sets: [{ module: 'purchase' }, { module: 'old_purchase' }],
  },
  {
    key: 'tender',
    under: 'purchase',
    title: '招标公告',
    url: `${TENDERING}?noticeType=tender`,
    names: namesOf('招标公告、采购公告、招标通知'),
    sets: tenders('tender'),
  },
  {
    key: 'plan',
    under: 'purchase',
    title: '招标计划',
    url: `${TENDERING}?noticeType=plan`,
    names: namesOf('招标计划、采购计划'),
    sets: tenders('plan'),
  },
  {
    key: 'prequalification',
    under: 'purchase',
    title: '资格预审公告',
    url: `${TENDERING}?noticeType=prequalification`,
    names: namesOf('资格预审公告、资格预审、预审公告、预审'),
    sets: tenders('prequalification'),
  },
  {
    key: 'change',
    under: 'purchase',
    title: '变更公告',
    url: `${TENDERING}?noticeType=change`,
    names: namesOf('变更公告、招标变更、采购变更、标书变更'),
    sets: tenders('change'),
  },
  {
    key: 'clarification',
    under: 'purchase',
    title: '澄清答疑',
    url: `${TENDERING}?noticeType=clarification`,
    names: namesOf('澄清答疑、澄清公告、答疑公告、招标答疑、澄清、答疑'),
    sets: tenders('clarification'),
  },
  {
    key: 'candidates',
    under: 'purchase',
    title: '中标候选人公示',
    url: `${TENDERING}?noticeType=candidates`,
    names: namesOf('中标候选人公示、候选人公示、中标候选人、评标公示、评标结果、候选人'),
    sets: tenders('candidates'),
  },
  {
    key: 'publicity',
    under: 'purchase',
    title: '中标候选人公示',
    url: `${TENDERING}?noticeType=candidates`,
    names: namesOf('中标公示、成交公示'),
    sets: [...tenders('candidates'), ...tenders('result')],
  },
  {
    key: 'result',
    under: 'purchase',
    title: '中标结果公告',
    url: `${TENDERING}?noticeType=result`,
    names: namesOf(
      '中标结果公告、中标结果公示、中标结果、中标公告、中标信息、中标单位、招标结果、采购结果、成交公告、结果公告、结果公示、中标、成交',
    ),
    sets: [...tenders('result'), ...tenders('candidates')],
  },
  {
    key: 'abnormal',
    under: 'purchase',
    title: '终止公告',
    url: `${TENDERING}?noticeType=abnormal`,
    names: namesOf(
      '已终止招标、已终止的招标、已终止、终止公告、终止招标、招标终止、采购终止、流标公告、废标公告、流标、废标',
    ),
    sets: tenders('abnormal'),
  },
  {
    key: 'contract',
    under: 'purchase',
    title: '合同公告',
    url: `${TENDERING}?noticeType=contract`,
    names: namesOf('合同公告、合同公示'),
    sets: tenders('contract'),
  },
  {
    key: 'old_purchase',
    under: 'purchase',
    title: '历史招标',
    url: '/tender_procurement/old_tendering',
    names: namesOf('历史招标、历史采购、往年招标、旧招标'),
    sets: [{ module: 'old_purchase' }],
  },
  {
    key: 'recruit',
    title: '社会招聘',
    url: '/human_resources/society',
    names: namesOf(
      '还招人吗、还招人、还招吗、还招不招、还招不、还招、招聘信息、招聘公告、招聘岗位、招聘职位、招聘、招工、招人、岗位、职位、应聘、求职、找工作、工作机会、人力资源',
    ),
    sets: [{ module: 'recruit' }],
  },
  {
    key: 'campus',
    under: 'recruit',
    title: '校园招聘',
    url: '/human_resources/campus',
    names: namesOf('校园招聘、校招、应届毕业生、应届生、应届、毕业生招聘、校园招聘会'),
    sets: [{ module: 'recruit', field: 'type', values: ['campus'] }],
  },
  {
    key: 'society',
    under: 'recruit',
    title: '社会招聘',
    url: '/human_resources/society',
    names: namesOf('社会招聘、社招'),
    sets: [{ module: 'recruit', field: 'type', values: ['society'] }],
  },
];
