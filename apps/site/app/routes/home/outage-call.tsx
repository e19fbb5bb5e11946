import { useSite } from '../../api/use-site.ts';

/** The phone for an outage: the area's own, else that of the whole supply area. */
export function OutageCall({ phone = '' }: { phone?: string }) {
  const { siteInfo } = useSite();
  const number = phone || siteInfo.outagePhone || siteInfo.hotline;
  if (!number) return <span>请拨打供电服务热线。</span>;
  return (
    <>
      <span>请拨打</span>
      <a className="tlink" href={`tel:${number}`}>
        {number}
      </a>
      <span>。</span>
    </>
  );
}
