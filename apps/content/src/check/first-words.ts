/** The words that an installation starts with; the administrator changes them in the admin. */
import type { CheckWord } from './text-findings.ts';

const misspelt = (word: string, suggestion: string): CheckWord => ({ word, kind: 'misspelt', suggestion });
const sensitive = (word: string, suggestion: string): CheckWord => ({ word, kind: 'sensitive', suggestion });

const AD_LAW = '广告法第九条不得使用，改为有出处的事实';
const INVESTORS = '不得向投资者承诺收益，请删去或核实';

export const firstCheckWords: readonly CheckWord[] = [
  ...[
    ['帐户', '账户'],
    ['帐号', '账号'],
    ['帐单', '账单'],
    ['登陆网站', '登录网站'],
    ['登陆账号', '登录账号'],
    ['截止目前', '截至目前'],
    ['截止到', '截至'],
    ['按装', '安装'],
    ['部份', '部分'],
    ['既使', '即使'],
    ['做为', '作为'],
    ['撤消', '撤销'],
    ['必需遵守', '必须遵守'],
    ['以经', '已经'],
    ['其它', '其他'],
    ['渡假', '度假'],
    ['报导', '报道'],
    ['重迭', '重叠'],
    ['检休', '检修'],
    ['电力实施', '电力设施'],
    ['供电实施', '供电设施'],
    ['防讯', '防汛'],
    ['泻洪', '泄洪'],
    ['水利发电', '水力发电'],
    ['渲泄', '宣泄'],
    ['穿流不息', '川流不息'],
    ['再接再励', '再接再厉'],
    ['一如继往', '一如既往'],
    ['迫不急待', '迫不及待'],
    ['走头无路', '走投无路'],
    ['按步就班', '按部就班'],
  ].map(([word = '', suggestion = '']) => misspelt(word, suggestion)),
  ...['国家级', '最高级', '最佳', '顶级', '全国第一', '世界第一', '独一无二', '史无前例'].map((word) =>
    sensitive(word, AD_LAW),
  ),
  ...['保本', '零风险', '稳赚', '稳定回报', '保证收益'].map((word) => sensitive(word, INVESTORS)),
  sensitive('内部资料', '未公开的材料不得发布，请核实'),
  sensitive('仅供内部', '未公开的材料不得发布，请核实'),
];
