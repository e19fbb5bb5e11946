/** What editors paste: fragments as Word, WPS, WeChat, Excel and web pages put them on the clipboard, messy and hostile ones. */
import { type PastedFragment, WECHAT_FRAGMENTS } from './pasted-wechat.ts';

const office = (body: string): string =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta charset=utf-8><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-unhide:no; font-size:10.5pt} @page {size:595pt} --></style><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head><body lang=ZH-CN><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const excel = (body: string): string =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style><!--td {mso-number-format:General} .xl65 {color:black}--></style></head><body><table border=0 cellpadding=0 cellspacing=0><!--StartFragment--><col width=72 span=2>${body}<!--EndFragment--></table></body></html>`;
const item = (marker: string, text: string, level = 1, font = ''): string =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='${font}'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span>${text}</span></p>`;
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const PASTED_FRAGMENTS: readonly PastedFragment[] = [
  // Word
  {
    from: 'Word',
    name: '正文与首行缩进',
    html: office(
      '<p class=MsoNormal style="text-indent:21pt"><span style="font-family:仿宋">各用电客户：<o:p></o:p></span></p>',
    ),
    seen: ['各用电客户：'],
  },
  {
    from: 'Word',
    name: '修订：删除与新增',
    html: office(
      '<p>定于<del cite="mailto:a"><span class=msoDel>三月</span></del><ins cite="mailto:a">四月</ins>检修</p>',
    ),
    seen: ['定于', '四月', '检修'],
    unseen: ['三月'],
  },
  {
    from: 'Word',
    name: '批注',
    html: office(
      `<p>金额<a style='mso-comment-reference:L_1'>无误</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[L1]</a></span></p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>请财务再核</p></div></div>`,
    ),
    seen: ['金额', '无误'],
    unseen: ['请财务再核', '[L1]'],
  },
  {
    from: 'Word',
    name: '隐藏文字',
    html: office('<p>公开<span style="display:none;mso-hide:all">内部底价三百万</span>内容</p>'),
    seen: ['公开', '内容'],
    unseen: ['内部底价三百万'],
  },
  {
    from: 'Word',
    name: '编号列表',
    html: office(item('1.', '断开总闸') + item('2.', '等待通知')),
    seen: ['断开总闸', '等待通知'],
  },
  {
    from: 'Word',
    name: '多级列表',
    html: office(
      item('1.', '准备') +
        item('n', '储水', 2, 'font-family:Wingdings') +
        item('n', '充电', 2, 'font-family:Wingdings') +
        item('2.', '复电'),
    ),
    seen: ['准备', '储水', '充电', '复电'],
  },
  {
    from: 'Word',
    name: '公文编号',
    html: office(item('一、', '总则') + item('（一）', '范围') + item('第三条', '职责')),
    seen: ['一、', '总则', '（一）', '范围', '第三条', '职责'],
  },
  {
    from: 'Word',
    name: '标题层级从一级起',
    html: office('<h1>年度报告</h1><h2>经营情况</h2><h3>发电量</h3><h6>附注</h6>'),
    seen: ['年度报告', '经营情况', '发电量', '附注'],
  },
  {
    from: 'Word',
    name: '表格合并单元格',
    html: office(
      '<table class=MsoNormalTable border=1><tr><td colspan=2><p class=MsoNormal>停电范围</p></td></tr><tr><td rowspan=2><p>一号台区</p></td><td><p>8:00</p></td></tr><tr><td><p>9:00</p></td></tr></table>',
    ),
    seen: ['停电范围', '一号台区', '8:00', '9:00'],
  },
  {
    from: 'Word',
    name: '表格里的空格',
    html: office(
      '<table><tr><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td><td><p class=MsoNormal>有字</p></td></tr></table>',
    ),
    seen: ['有字'],
  },
  {
    from: 'Word',
    name: '嵌套表格',
    html: office('<table><tr><td>外<table><tr><td>内</td></tr></table></td></tr></table>'),
    seen: ['外', '内'],
  },
  {
    from: 'Word',
    name: '本机图片与图形',
    html: office(
      '<p><!--[if gte vml 1]><v:shape id="a"><v:imagedata src="file:///C:/x/image001.png"/></v:shape><![endif]--><![if !vml]><img width=200 src="file:///C:/x/clip_image002.png"><![endif]></p><p>图一</p>',
    ),
    seen: ['图一'],
  },
  {
    from: 'Word',
    name: '脚注',
    html: office(
      `<p>装机容量<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p><div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1">[1]</a> 截至年末</p></div></div>`,
    ),
    seen: ['装机容量', '[1]', '截至年末'],
  },
  {
    from: 'Word',
    name: '智能标记',
    html: office('<p><st1:place w:st="on"><st1:City w:st="on">重庆</st1:City></st1:place>万州</p>'),
    seen: ['重庆', '万州'],
  },
  {
    from: 'Word',
    name: '域代码与目录链接',
    html: office(
      `<p class=MsoToc1><a href="#_Toc1">一、概况<span style='color:windowtext;display:none;mso-hide:screen'>. </span><span style="display:none">PAGEREF _Toc1</span></a></p><p><a name="_Toc1">一、概况正文</a></p>`,
    ),
    seen: ['一、概况', '一、概况正文'],
    unseen: ['PAGEREF'],
  },
  {
    from: 'Word',
    name: '上下标与删除线',
    html: office('<p>10<sup>3</sup>m<sub>2</sub><s>旧价</s><u>下划线</u></p>'),
    seen: ['10', '3', '2', '旧价', '下划线'],
  },
  {
    from: 'Word',
    name: '文本框与公式',
    html: office(
      '<p>公式<!--[if gte msEquation 12]><m:oMath><m:r>E=mc</m:r></m:oMath><![endif]-->如下</p><div style="mso-element:frame"><p>侧栏文字</p></div>',
    ),
    seen: ['公式', '如下', '侧栏文字'],
  },
  // WPS
  {
    from: 'WPS',
    name: '空段与软回车',
    html: '<html><body><p class="MsoNormal"><font face="宋体">第一行<br/>第二行</font></p><p class="MsoNormal"><font><br/></font></p><p class="MsoNormal">末行</p></body></html>',
    seen: ['第一行', '第二行', '末行'],
  },
  {
    from: 'WPS',
    name: '居中标题',
    html: '<p align="center" style="mso-pagination:widow-orphan;text-align:center"><b><span style="font-size:22pt">关于停电的公告</span></b></p>',
    seen: ['关于停电的公告'],
  },
  {
    from: 'WPS',
    name: '智能表格',
    html: '<table class="MsoTableGrid ksTable" ks-style="x"><tbody><tr><th valign="top">线路</th><th>时间</th></tr><tr><td>10kV 沿河线</td><td>8:00－12:00</td></tr></tbody></table>',
    seen: ['线路', '时间', '10kV 沿河线', '8:00－12:00'],
  },
  {
    from: 'WPS',
    name: '控制字符与零宽字符',
    html: '<p class="MsoNormal">停\u000b电\u0003公\u200b告</p>',
    seen: ['停', '电', '公', '告'],
  },
  {
    from: 'WPS',
    name: '云文档链接',
    html: '<p><a href="kdocs://open?id=1">云文档</a>和<a href="https://example.com/a b.pdf">带空格的网址</a></p>',
    seen: ['云文档', '和', '带空格的网址'],
  },
  {
    from: 'WPS',
    name: '只有空格的段落',
    html: '<p class="MsoNormal">&nbsp;&nbsp;&nbsp;&nbsp;缩进用空格</p><p>&emsp;&emsp;全角缩进</p>',
    seen: ['缩进用空格', '全角缩进'],
  },
  {
    from: 'WPS',
    name: '底稿中的图片数据',
    html: `<p>签章<img src="${PIXEL}" alt="签章"></p>`,
    seen: ['签章'],
  },
  ...WECHAT_FRAGMENTS,
  // Excel
  {
    from: 'Excel',
    name: '单元格',
    html: excel(
      '<tr><td class=xl65>项目</td><td class=xl65 align=right x:num="12.5">12.50</td></tr><tr><td>合计</td><td>￥1,200.00</td></tr>',
    ),
    seen: ['项目', '12.50', '合计', '￥1,200.00'],
  },
  {
    from: 'Excel',
    name: '隐藏的行和列',
    html: excel(
      '<tr><td>公开</td><td style="display:none">成本</td></tr><tr style="display:none;mso-height-source:userset"><td>底价</td><td>1</td></tr><tr><td>末行</td></tr>',
    ),
    seen: ['公开', '末行'],
    unseen: ['成本', '底价'],
  },
  {
    from: 'Excel',
    name: '空单元格与合并',
    html: excel('<tr><td colspan=3 rowspan=2></td><td>右</td></tr><tr><td></td></tr>'),
    seen: ['右'],
  },
  {
    from: 'Excel',
    name: '单元格内换行',
    html: excel(`<tr><td>第一行<br style='mso-data-placement:same-cell;'>第二行</td></tr>`),
    seen: ['第一行', '第二行'],
  },
  {
    from: 'Excel',
    name: '公式错误值',
    html: excel('<tr><td x:err="#DIV/0!">#DIV/0!</td><td x:str="&lt;b&gt;">&lt;b&gt;</td></tr>'),
    seen: ['#DIV/0!', '<b>'],
  },
  {
    from: 'Excel',
    name: '单元格里的链接与图片',
    html: excel(
      '<tr><td><a href="mailto:a@example.com">来信</a></td><td><img src="file:///C:/x.png"></td></tr><tr><td><a href="\\\\server\\share\\a.xls">共享</a></td><td>完</td></tr>',
    ),
    seen: ['来信', '共享', '完'],
  },
  {
    from: 'Excel',
    name: '千行表',
    html: excel(Array.from({ length: 1000 }, (_, row) => `<tr><td>第${row}行</td></tr>`).join('')),
    seen: ['第0行', '第500行', '第999行'],
  },
  // web pages
  {
    from: '网页',
    name: '脚本与样式',
    html: '<style>p{color:red}</style><script>alert("脚本字")</script><p onclick="alert(1)">正文</p><noscript>请打开脚本</noscript>',
    seen: ['正文'],
    unseen: ['alert', 'color:red', '请打开脚本'],
  },
  {
    from: '网页',
    name: '各种危险的网址',
    html: '<p><a href="javascript:alert(1)">甲</a><a href="jAvA\tscript:alert(1)">乙</a><a href="data:text/html,x">丙</a><a href="vbscript:x">丁</a><a href="//evil.example">戊</a></p>',
    seen: ['甲', '乙', '丙', '丁', '戊'],
  },
  {
    from: '网页',
    name: '不完整的网址',
    html: '<p><a href="http://">甲</a><a href="https:///x">乙</a><a href="http:/a.cn">丙</a><a href="news/1.html">丁</a><a href="https://localhost/x">戊</a><a href="?a=1">己</a><a href="mailto:">庚</a><a href="/中文路径">辛</a><a href="https://例子.中国/路径">壬</a></p>',
    seen: ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬'],
  },
  {
    from: '网页',
    name: '表单与按钮',
    html: '<form action="https://evil.example"><label>姓名<input value="输入值"></label><select><option>选项字</option></select><textarea>草稿字</textarea><button>提交</button></form>',
    seen: ['姓名', '提交'],
    unseen: ['选项字', '草稿字'],
  },
  {
    from: '网页',
    name: '内嵌页面与对象',
    html: '<p>前</p><iframe src="https://evil.example"></iframe><object data="a.swf">对象字</object><embed src="b.swf"><p>后</p>',
    seen: ['前', '后'],
  },
  {
    from: '网页',
    name: '损坏的嵌套',
    html: '<b><p>一</b><i>二</p></i><table><p>三</p><tr><td>四</table>五</div>',
    seen: ['一', '二', '四', '五'],
  },
  {
    from: '网页',
    name: '块套在行内，行内套在块',
    html: '<span>一<div>二<h2>三</h2></div></span><a href="https://example.com/"><h3>四</h3><p>五</p></a>',
    seen: ['一', '二', '三', '四', '五'],
  },
  {
    from: '网页',
    name: '列表里的表格与图片',
    html: '<ul><li>一<table><tr><td>表</td></tr></table></li><li><img src="https://example.com/a.png"></li><ol start="5"><li>五</li></ol></ul>',
    seen: ['一', '表', '五'],
  },
  {
    from: '网页',
    name: '图片的各种地址',
    html: '<p>图<img src="blob:https://example.com/1"><img src="javascript:alert(1)"><img srcset="a.png 2x"><img src="about:blank"><img src="data:text/html,x"></p>',
    seen: ['图'],
  },
  {
    from: '网页',
    name: '伪造的编辑器标记',
    html: '<p>甲<img data-lexical-upload-id="999999" data-lexical-upload-relation-to="users" src="x"><img data-lexical-pending-upload-form-id="1" src="https://evil.example/x.png"><img data-lexical-upload-id="abc" data-lexical-upload-relation-to="media"></p><p><img data-lexical-upload-id="999999" data-lexical-upload-relation-to="media"></p>',
    seen: ['甲'],
  },
  {
    from: '网页',
    name: '只供读屏的文字与隐藏属性',
    html: '<p>价格<span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">读屏字</span><span hidden>隐藏字</span>一元</p>',
    seen: ['价格', '一元'],
    unseen: ['读屏字', '隐藏字'],
  },
  {
    from: '网页',
    name: '注音、定义与引用',
    html: '<dl><dt>词</dt><dd>义</dd></dl><blockquote><p>引文</p></blockquote><p><ruby>峡<rt>xiá</rt></ruby><q>引语</q><mark>标记</mark><code>代码</code><pre>预\n排</pre></p>',
    seen: ['词', '义', '引文', '峡', '引语', '标记', '代码'],
  },
  {
    from: '网页',
    name: '方向控制与超长的词',
    html: `<p>\u202e反向\u202c正向</p><p>${'长'.repeat(5000)}</p>`,
    seen: ['反向', '正向', '长长长'],
  },
  {
    from: '网页',
    name: '只有空白',
    html: '<p> </p><div>&nbsp;</div><br><br>',
    seen: [],
  },
];
