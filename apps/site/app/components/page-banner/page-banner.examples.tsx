import { PageBanner } from './page-banner.tsx';

export function PageBannerExamples() {
  return (
    <>
      <PageBanner title="信息公开" subtitle="依法公开，方便查询" art="banner-information_disclosure" />
      <PageBanner
        title="新闻中心"
        art="banner-news"
        photo={{ url: '/media/cover-1.png', width: 1200, height: 675, mobileUrl: '/media/cover-2.png' }}
      />
      <div className="party">
        <PageBanner title="党旗领航" art="banner-flag_navigation" />
      </div>
    </>
  );
}
