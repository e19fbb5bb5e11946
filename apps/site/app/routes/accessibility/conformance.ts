/**
 * What the accessibility statement says of each item: the checklist of the capability and WCAG 2.2, levels A and AA. The
 * titles are our own short Chinese ones. A test compares the tests named here with those that exist.
 */

/** `met`, `none` (not applicable), or `gap`. */
export type Verdict = 'met' | 'none' | 'gap';

/** A test that shows an item: a file of the repository, and words of its title. */
const tests = {
  every: [
    'e2e/layout/every-screen.spec.ts',
    'comes without a shift, valid HTML, no axe violation in either theme on desktop or phone',
  ],
  skip: ['e2e/a11y/keyboard.spec.ts', 'the first Tab offers to skip to the text'],
  drop: ['e2e/a11y/keyboard.spec.ts', 'a dropdown opens with Enter, closes with Escape and gives the focus back'],
  nav: ['e2e/a11y/keyboard.spec.ts', 'a client navigation moves the focus into the page and says its title'],
  open: ['e2e/a11y/open-parts.spec.ts', 'header and footer, an open dropdown, the open search box: no violation'],
  elder: ['e2e/layout/every-screen.spec.ts', 'the elder mode: text of 20 px, targets of 44 × 44'],
  switch: ['e2e/layout/elder.spec.ts', 'stands on pages of every kind'],
  settings: ['e2e/layout/elder.spec.ts', 'each works by itself, at once, and all go back'],
  contrast: ['e2e/layout/elder.spec.ts', 'no setting breaks a rule of accessibility on'],
  aids: ['e2e/layout/elder.spec.ts', 'guide lines follow pointer and focus'],
  read: ['e2e/layout/elder.spec.ts', 'the page is read sentence by sentence'],
  roles: [
    'apps/site/app/styles/contrast.test.ts',
    'has one ink and one ground, at 17:1 or more, and leaves no role out',
  ],
  stays: ['e2e/layout/elder.spec.ts', 'a message stays in the elder mode until its reader has closed it'],
  help: ['e2e/layout/elder.spec.ts', 'the sheet of 求助 says whom to call'],
  print: ['e2e/layout/elder.spec.ts', 'printed from the elder mode a page is the page that everybody prints'],
  back: ['e2e/a11y/keyboard.spec.ts', 'Back returns the focus to the row that was left'],
  order: ['e2e/a11y/tab-order.spec.ts', 'every control is reached in order, marked and not covered'],
  tasks: ['e2e/journeys/elder-tasks.spec.ts', 'by keyboard: '],
  motion: ['e2e/journeys/reveal.spec.ts', 'with reduced motion nothing waits'],
  titles: ['e2e/journeys/addresses.spec.ts', 'every screen answers 200 with its title'],
  fail: ['e2e/journeys/failure.spec.ts', 'says in plain words what the reader can do'],
  menu: ['e2e/journeys/header.spec.ts', 'nine items lead to their sections'],
  words: ['e2e/layout/banner-ground.spec.ts', 'the words of /home stand on sky'],
  focus: ['e2e/layout/banner-ground.spec.ts', 'focus that comes to the header while it is away brings the page to it'],
  third: ['e2e/setup/watch-problems.ts', 'request to another origin'],
} as const satisfies Readonly<Record<string, readonly [file: string, title: string]>>;
export type TestKey = keyof typeof tests;

export const conformanceTests: Readonly<Record<TestKey, readonly [file: string, title: string]>> = tests;

export interface Item {
  readonly demand: string;
  readonly verdict: Verdict;
  /** How it is met, or why it does not apply; '' where the demand says it all. */
  readonly how: string;
  /** An item that is met has one. */
  readonly test?: TestKey;
}

const met = (demand: string, test: TestKey, how = ''): Item => ({ demand, verdict: 'met', how, test });
const none = (demand: string, how: string): Item => ({ demand, verdict: 'none', how });
const gap = (demand: string, how: string): Item => ({ demand, verdict: 'gap', how });

export const conformance: readonly { readonly title: string; readonly items: readonly Item[] }[] = [
  {
    title: '适老化与无障碍要点',
    items: [
      met('没有广告、偶发弹窗和诱导按钮', 'third', '全站没有广告；任何第三方请求都会使测试失败'),
      met('入口醒目，各页位置相同', 'switch', '“长者模式”是跳过链接之后的第一项，错误页和文档页也有'),
      met('放大与大字', 'elder', '正文 20、24、30 像素三档，浏览器放大到 200%、400% 内容不丢'),
      met('大字幕、指读线、大指针、语音朗读', 'aids', '“显示设置”里各自单独使用；没有语音引擎的浏览器会说明原因'),
      met('全程键盘操作，焦点可见', 'order', '所有功能都能用键盘完成；没有全页单键快捷键'),
      met('对比度不低于 4.5:1，不以颜色为唯一提示', 'contrast', '浅色、深色、黑底黄字、白底黑字四套配色'),
      met('图片有替代文字，表格有表头，表单有标签', 'every', '每个页面都经过结构和无障碍检查'),
      met('时间限制可知、可延长', 'stays', '没有限时操作；长者模式里的提示留到读者关闭'),
      met('每页有求助入口', 'help', '“求助”固定在屏幕下方，点开就有报修和服务电话'),
      met('常用的事步数少', 'tasks', '查停电、打电话、算电费、听公告、放大文字、退出，六件事的步数由测试守住'),
      met('返回时不丢位置', 'back', '返回上一页，焦点回到离开的那一行'),
      met('打印不受显示设置影响', 'print'),
      met('用语通俗，步骤顺序合乎习惯，状态可知、可撤销', 'fail', '筛选都有清除；网站不收集提交'),
      none('音视频可用键盘操作并有字幕', '目前没有音视频'),
      gap('与辅助技术和浏览器兼容', '读屏软件的人工走查每次发布前进行，尚未做成自动测试'),
    ],
  },
  {
    title: 'WCAG 2.2 A 级和 AA 级',
    items: [
      met('1.1.1 非文本内容', 'every', '装饰图不进读屏，其余有替代文字'),
      none('1.2.1 纯音频与纯视频', '没有音视频'),
      none('1.2.2 字幕（预录）', '没有音视频'),
      none('1.2.3 音频描述或替代', '没有音视频'),
      none('1.2.4 字幕（直播）', '没有直播'),
      none('1.2.5 音频描述', '没有音视频'),
      met('1.3.1 信息和关系', 'every', '标题、列表、表格和表单用语义元素'),
      met('1.3.2 有意义的顺序', 'titles', '源码顺序就是阅读顺序'),
      met('1.3.3 感官特征', 'every', '说明不依赖形状、颜色或位置'),
      met('1.3.4 方向', 'every', '横屏、竖屏都能用'),
      none('1.3.5 识别输入目的', '不收集个人信息'),
      met('1.4.1 颜色的使用', 'every', '状态都有文字和形状'),
      met('1.4.2 音频控制', 'read', '朗读只由读者按下才开始，可以暂停和停止'),
      met('1.4.3 对比度', 'words', '四套配色都检查，横幅上的字逐像素检查'),
      met('1.4.4 调整文本大小', 'every', '200% 不丢内容'),
      met('1.4.5 图像文本', 'every', '文字都不是图片'),
      met('1.4.10 重排', 'every', '320 像素宽不左右滚动'),
      met('1.4.11 非文本对比度', 'roles', '边框、图标和焦点框不低于 3:1'),
      met('1.4.12 文本间距', 'every', '加大间距不丢内容'),
      met('1.4.13 悬停或聚焦时的内容', 'drop', '没有只靠悬停出现的内容'),
      met('2.1.1 键盘', 'order'),
      met('2.1.2 无键盘陷阱', 'open'),
      none('2.1.4 字符键快捷键', '没有单键快捷键'),
      none('2.2.1 可调时间', '没有限时操作'),
      met('2.2.2 暂停、停止、隐藏', 'elder', '轮播可以暂停；长者模式里没有动画'),
      met('2.3.1 三次闪烁', 'motion', '没有闪烁'),
      met('2.4.1 跳过块', 'skip'),
      met('2.4.2 页面标题', 'titles'),
      met('2.4.3 焦点顺序', 'nav'),
      met('2.4.4 链接目的', 'every'),
      met('2.4.5 多种方式', 'menu', '导航、全部栏目、站内搜索、网站地图'),
      met('2.4.6 标题和标签', 'every'),
      met('2.4.7 焦点可见', 'focus', '长者模式的焦点框加粗到 4 像素'),
      met('2.4.11 焦点不被遮挡', 'order', '固定的页头给锚点留出位置'),
      met('2.5.1 指针手势', 'every', '没有多指或路径手势'),
      met('2.5.2 指针取消', 'every', '按下时不执行'),
      met('2.5.3 名称中的标签', 'every'),
      none('2.5.4 动作触发', '不用晃动等动作'),
      none('2.5.7 拖动动作', '没有拖动操作'),
      met('2.5.8 目标大小', 'elder', '目标不小于 44 × 44 像素'),
      met('3.1.1 网页语言', 'every'),
      met('3.1.2 部分内容语言', 'every', '英文提示标明语言'),
      met('3.2.1 聚焦时', 'open'),
      met('3.2.2 输入时', 'settings', '选择不会自动跳转'),
      met('3.2.3 一致的导航', 'menu'),
      met('3.2.4 一致的标识', 'menu'),
      met('3.2.6 一致的帮助', 'switch', '报修电话在每页顶部和页脚的同一位置'),
      met('3.3.1 错误识别', 'fail', '出错的字段旁写明原因'),
      met('3.3.2 标签或说明', 'every'),
      met('3.3.3 错误建议', 'fail'),
      none('3.3.4 错误预防', '没有法律、财务或数据提交'),
      none('3.3.7 冗余输入', '没有多步骤填写'),
      none('3.3.8 可访问的身份验证', '不登录，没有验证码'),
      met('4.1.2 名称、角色、值', 'every'),
      met('4.1.3 状态消息', 'fail', '结果条数、加载和出错会读出一次'),
    ],
  },
];
