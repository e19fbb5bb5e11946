/** What editors paste out of WeChat's articles and its layout programs. */

export interface PastedFragment {
  from: 'Word' | 'WPS' | '微信' | 'Excel' | '网页';
  name: string;
  html: string;
  /** Texts that a reader of the source sees, in their order. */
  seen: readonly string[];
  /** Texts that nobody sees in the source. */
  unseen?: readonly string[];
}

const cover = (url: string): string => `https://mmbiz.qpic.cn/${url}/640?wx_fmt=png`;

export const WECHAT_FRAGMENTS: readonly PastedFragment[] = [
  {
    from: '微信',
    name: '整篇文章待脚本显示',
    html: `<div class="rich_media_content" id="js_content" style="visibility: hidden; opacity: 0;"><section><p>防汛值守</p><p><img class="rich_pages wxw-img" data-src="${cover('a')}" data-ratio="0.6" data-w="1080"></p><p>请注意安全</p></section></div>`,
    seen: ['防汛值守', '请注意安全'],
  },
  {
    from: '微信',
    name: '标题在外，正文待显示',
    html: '<h1 class="rich_media_title">汛期提示</h1><div id="js_content" style="visibility:hidden"><p>正文一段</p></div>',
    seen: ['汛期提示', '正文一段'],
  },
  {
    from: '微信',
    name: '懒加载占位图',
    html: `<p>前</p><p><img src="data:image/gif;base64,iVBORw0KGgo=" data-src="${cover('b')}" data-type="png"></p><p>后</p>`,
    seen: ['前', '后'],
  },
  {
    from: '微信',
    name: '字号为零的容器',
    html: '<section style="font-size:0"><span style="font-size:16px">看得见</span>看不见</section>',
    seen: ['看得见'],
    unseen: ['看不见'],
  },
  {
    from: '微信',
    name: '透明文字',
    html: '<p>正文<span style="opacity:0">暗藏一</span><span style="opacity: 0.0 !important">暗藏二</span><span style="color:transparent">暗藏三</span><span style="color:rgba(0,0,0,0)">暗藏四</span></p>',
    seen: ['正文'],
    unseen: ['暗藏一', '暗藏二', '暗藏三', '暗藏四'],
  },
  {
    from: '微信',
    name: '渐变文字',
    html: '<p style="background-image:linear-gradient(red,blue);-webkit-background-clip:text;color:transparent">彩色标题</p>',
    seen: ['彩色标题'],
  },
  {
    from: '微信',
    name: '零尺寸盒子',
    html: '<p>正文</p><section style="height:0;overflow:hidden">藏一</section><section style="width:0px;height:0px;overflow:hidden">藏二</section><section style="max-height:0;overflow:hidden">藏三</section><section style="height:0"><p>叠放的字</p></section>',
    seen: ['正文', '叠放的字'],
    unseen: ['藏一', '藏二', '藏三'],
  },
  {
    from: '微信',
    name: '移出屏幕',
    html: '<p>正文</p><p style="position:absolute;left:-9999px">屏外一</p><p style="text-indent:-9999em">屏外二</p><p style="margin-left:-9999px">屏外三</p><p style="text-indent:2em">缩进</p>',
    seen: ['正文', '缩进'],
    unseen: ['屏外一', '屏外二', '屏外三'],
  },
  {
    from: '微信',
    name: '嵌套的隐藏与显示',
    html: '<p>甲</p><div style="visibility:hidden">藏<span style="visibility:visible">现</span></div><div style="display:none"><span style="display:block">仍藏</span></div>',
    seen: ['甲', '现'],
    unseen: ['仍藏'],
  },
  {
    from: '微信',
    name: '视频与音频',
    html: '<p>看视频</p><iframe class="video_iframe" data-src="https://v.qq.com/x"></iframe><mpvoice name="录音">录音占位</mpvoice><p>听录音</p>',
    seen: ['看视频', '听录音'],
  },
  {
    from: '微信',
    name: '小程序卡片与名片',
    html: '<p>办电</p><mp-common-profile data-nickname="云峡"></mp-common-profile><mp-miniprogram data-miniprogram-title="掌上办电"></mp-miniprogram>',
    seen: ['办电'],
  },
  {
    from: '微信',
    name: '数百层空容器',
    html: `${'<section style="box-sizing:border-box">'.repeat(300)}<p>深处</p>${'</section>'.repeat(300)}`,
    seen: ['深处'],
  },
  {
    from: '微信',
    name: '排版器的装饰',
    html: '<section data-role="outer" label="edit by 135editor"><section><svg viewBox="0 0 10 10"><text x="0" y="5">图形里的字</text></svg><p style="font-size:0px"><br></p><p><strong>要点</strong></p></section></section>',
    seen: ['要点'],
  },
  {
    from: '微信',
    name: '背景图片',
    html: `<section style="background-image:url(&quot;${cover('c')}&quot;)"><p>图上文字</p></section>`,
    seen: ['图上文字'],
  },
  {
    from: '微信',
    name: '统计用的一像素图',
    html: '<p>正文<img src="https://stat.example.com/a.gif" width="1" height="1"><img style="display:none" src="https://stat.example.com/b.gif"></p>',
    seen: ['正文'],
  },
  {
    from: '微信',
    name: '链接包着图片',
    html: `<p><a href="https://mp.weixin.qq.com/s/abc"><img data-src="${cover('d')}" alt="大坝"></a></p><p>点图阅读</p>`,
    seen: ['点图阅读'],
  },
];
