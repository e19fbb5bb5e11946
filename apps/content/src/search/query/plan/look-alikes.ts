/** Characters that are typed or read for one another because they look alike: 招骋, 停申通知. Pure. */

/** Those of a group look alike; what sounds alike is found by its sound. */
const GROUPS =
  '聘骋娉 侯候 拔拨 拆折析诉 己已巳 未末 竞竟 辩辨辫 裁栽载 券卷 署暑 睛晴情清请 即既 待侍持 士土 杆秆 板扳 栓拴 遣遗 微徽 ' +
  '贷货 贫贪 坏环 申电由甲 网冈 招绍沼 标际 投设没 费贵 缴激邀 抄炒 峰锋蜂 储诸 伏优 充允 桩椿 户尸 装袋 股肢般 东车 露霜 ' +
  '营管 厂广 险检验捡 政故 障章 线钱践 路跳 变恋 水永冰 库军 洪烘供 汛讯迅 坝坎 报服 采彩菜 购沟构 告浩靠 热熟 查杳 价阶介 ' +
  '表衷 量最 校较 园圆 历厉 简筒 组祖租 织积 架驾 荣菜 誉举 董薰 事争 会合 监临 纪记 律津 委季 工干 午牛 天夭 大太 日曰目 ' +
  '人入八 儿几 力刀 今令 壳亮 赔陪培 偿尝 维推 护沪 全金 用甩 气汽 煤媒 阳阴 能熊';

const likeBy = new Map<string, Set<string>>();
for (const group of GROUPS.split(' ').map((characters) => Array.from(characters))) {
  for (const character of group) {
    const others = likeBy.get(character) ?? new Set();
    for (const other of group) if (other !== character) others.add(other);
    likeBy.set(character, others);
  }
}

/** A word with one of its characters written as one that looks like it. */
export function lookAlikesOf(word: string): string[] {
  const characters = Array.from(word);
  return characters.flatMap((character, at) =>
    Array.from(likeBy.get(character) ?? [], (other) => characters.with(at, other).join('')),
  );
}
