import type { SiteInfo } from '@yunxia/contract/site-info';

/**
 * Says to readers of browsers from before cascade layers (styles/old-browser.css) why the page looks bare, and whom to
 * call. It is hidden in all other browsers, also from screen readers. Written by the server only, at the end of the page.
 */
export function OldBrowser({ siteInfo }: { siteInfo: SiteInfo | undefined }) {
  const phones = [
    ['停电报修', siteInfo?.outagePhone],
    ['服务热线', siteInfo?.hotline],
  ] as const;
  return (
    <p className="old-browser">
      浏览器版本过旧，页面排版无法完整显示，内容仍可阅读。建议更新浏览器，或换用其他浏览器打开。
      {phones.map(([label, number]) =>
        number ? (
          <span key={label}>
            <span>{`${label}：`}</span>
            <a href={`tel:${number}`}>{number}</a>。
          </span>
        ) : null,
      )}
    </p>
  );
}
