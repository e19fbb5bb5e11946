/** site-info. */
import type { Implementation } from '@yunxia/contract/handler';
import type { Filing } from '@yunxia/contract/site-info';
import { mediaPopulation, toImage } from './answer-media.ts';
import type { ApiContext } from './api-context.ts';
import { noteFiles } from './shown.ts';

export const siteInfo: Implementation<ApiContext>['site-info'] = async (_, context) => {
  const slug = 'site-info';
  context.tags.add(slug);
  const site = await context.payload.findGlobal({
    slug,
    depth: 1,
    populate: mediaPopulation,
    overrideAccess: false,
  });
  noteFiles(context, site);
  return {
    info: {
      companyName: site.companyName ?? '',
      shortName: site.shortName ?? '',
      englishName: site.englishName ?? '',
      slogan: site.slogan ?? '',
      stockCode: site.stockCode || undefined,
      stockExchange: site.stockExchange ?? '',
      icp: toFiling(site.icp),
      police: toFiling(site.police),
      hotline: site.hotline ?? '',
      hotlineHours: site.hotlineHours ?? '',
      outagePhone: site.outagePhone ?? '',
      outagePhoneHours: site.outagePhoneHours ?? '',
      regulatorHotline: site.regulatorHotline || undefined,
      address: site.address ?? '',
      postcode: site.postcode ?? '',
      phone: site.phone ?? '',
      email: site.email ?? '',
      qrCodes: (site.qrCodes ?? []).flatMap((code) => {
        const image = toImage(code.image, code.label);
        return image === null ? [] : [{ label: code.label, image }];
      }),
      licenceImage: toImage(site.licenceImage),
      licenceCaption: site.licenceCaption ?? '',
      apps: (site.apps ?? []).map((app) => ({ label: app.label, url: app.url })),
      qaUrl: site.qaUrl ?? '',
      themeFlags: Object.fromEntries(
        Object.entries(site.themeFlags ?? {}).filter((flag): flag is [string, boolean] => typeof flag[1] === 'boolean'),
      ),
      demo: site.demo === true,
      demoText: site.demoText ?? '',
      foundedYear: site.foundedYear ?? null,
      copyright: site.copyright ?? '',
    },
  };
};

function toFiling(filing: { text?: string | null; url?: string | null } | null | undefined): Filing | null {
  return filing?.text ? { text: filing.text, url: filing.url ?? '' } : null;
}
