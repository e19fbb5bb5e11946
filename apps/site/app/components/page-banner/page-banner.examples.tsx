import { PageBanner } from './page-banner.tsx';

export function PageBannerExamples() {
  return (
    <>
      <PageBanner title="信息公开" subtitle="依法公开，方便查询" art="banner-information_disclosure" />
      <div className="party">
        <PageBanner title="党旗领航" art="banner-flag_navigation" />
      </div>
    </>
  );
}
