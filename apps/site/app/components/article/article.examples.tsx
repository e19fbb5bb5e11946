import { ArticlePictures, ArticleVideo } from './article-media.tsx';
import { ArticlePage } from './article-page.tsx';
import { ArticlePart } from './article-part.tsx';
import { ChangeBar } from './change-bar.tsx';
import { ChangeHistory } from './change-history.tsx';
import { Neighbours } from './neighbours.tsx';
import { ReadingTools } from './reading-tools.tsx';

const picture = { url: '/media/cover-1.png', alt: '坝顶巡检（示例）', width: 1200, height: 675, sizes: [] };
const title = '示例：枯水期水库联合调度方案通过专家评审';

export function ArticleExamples() {
  return (
    <>
      <ReadingTools title={title} url="https://www.example.cn/details?id=101" onPrint={async () => {}} />
      <ArticlePictures pictures={[picture]} />
      <ArticleVideo video={{ url: '/media/example.mp4', poster: picture.url, captions: '' }} title={title} />
      <ChangeBar time={null} text="更正联系电话。" href="#changes" more="变更记录" />
      <ChangeHistory
        changes={[
          { time: { iso: '2026-11-16T09:00:00+08:00', text: '2026-11-16 09:00' }, text: '更正表中云峡二级的完成率。' },
          { time: null, text: '补充附件。' },
        ]}
      />
      <ArticlePart id="example-part" title="联系方式（示例）">
        <p>000-0000-0000</p>
      </ArticlePart>
      <Neighbours
        previous={{ to: '/details?id=100', title: '示例：本集团发布可持续发展报告' }}
        next={{
          to: '/details?id=102',
          title: '示例：换电重卡示范线路运行满一年，累计完成换电若干次，标题很长很长时在两行之后截断',
        }}
      />
      <Neighbours previous={null} next={{ to: '/details?id=102', title }} />
    </>
  );
}

const files = [{ name: '示例：公告全文.pdf', url: '/media/example.pdf', size: 123_456, type: 'application/pdf' }];

export function ArticlePageExamples() {
  return (
    <ArticlePage
      title={title}
      subtitle="示例：副标题"
      meta={<span>来源：集团办公室</span>}
      url="https://www.example.cn/details?id=101"
      path="/details?id=101"
      files={files}
      changes={[{ time: null, text: '补充附件。' }]}
      editorLine="责任编辑：甲　审核：乙"
      next={{ to: '/details?id=102', title }}
      related={[{ id: 103, to: '/details?id=103', title, date: { iso: '2026-11-15', text: '11-15' } }]}
      relatedTitle="相关新闻"
    >
      <p>正文。</p>
    </ArticlePage>
  );
}

export function ShortArticlePageExamples() {
  return (
    <ArticlePage
      title="Sample title"
      lang="en"
      meta={null}
      url="https://www.example.cn/details?id=104"
      path="/details?id=104"
    >
      <p>Nothing but a text.</p>
    </ArticlePage>
  );
}
