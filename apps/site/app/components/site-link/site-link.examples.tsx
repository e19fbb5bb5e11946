import { SiteLink } from './site-link.tsx';

export function SiteLinkExamples() {
  return (
    <p className="meta">
      <SiteLink className="tlink" to="/news/important">
        本站的页面
      </SiteLink>
      <SiteLink className="tlink" to="https://example.invalid/">
        外部网站
      </SiteLink>
      <SiteLink className="tlink" to="/media/sample.pdf" newTab>
        文件
      </SiteLink>
      <SiteLink className="tlink" to="/media/sample.pdf" newTab arrow={false} aria-label="没有箭头的文件">
        没有箭头的文件
      </SiteLink>
      <SiteLink className="tlink" to="/examples" aria-current="page">
        当前页
      </SiteLink>
      <SiteLink className="tlink" to="tel:12398">
        12398
      </SiteLink>
    </p>
  );
}
