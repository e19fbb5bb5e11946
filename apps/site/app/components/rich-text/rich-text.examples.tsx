import { RichText } from './rich-text.tsx';

const html = `<p>近日，枯水期水库联合调度方案评审会顺利召开，与会专家认为方案<strong>目标清楚</strong>、<em>数据充分</em>，具备实施条件，见<a href="https://example.invalid/">外部网站</a>。</p>
<h2>三个阶段的安排</h2><p>调度期划分为蓄水、消落和备汛三个阶段。</p><h3>蓄水</h3><ul><li>稳步抬升水位</li><li>兼顾生态流量<ol><li>上游</li><li>下游</li></ol></li></ul>
<blockquote><p>保供水、保生态、稳出力。</p></blockquote>
<table><thead><tr><th>阶段</th><th>时间</th><th>控制水位（米）</th></tr></thead><tbody><tr><td>蓄水</td><td>11 月至 12 月</td><td>175.0</td></tr></tbody></table><hr>`;

export function RichTextExamples() {
  return (
    <>
      <RichText html={html} />
      <RichText html={html} setting="column" />
    </>
  );
}
