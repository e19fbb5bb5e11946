/** The emergency page, which needs no rendering: sent when even the error page fails, and as text to programs. */
import { readFile } from 'node:fs/promises';
import { type SiteInfo, siteInfoSchema } from '@yunxia/contract/site-info';
import * as z from 'zod/mini';
import { defaultSiteInfo } from '../../config/default-site-info.ts';
import { browserMetaHtml } from '../../app/model/page/browser-meta.ts';

const savedFile = z.object({ siteInfo: siteInfoSchema });

const lastGood = async (file: string): Promise<SiteInfo> => {
  try {
    return z.parse(savedFile, JSON.parse(await readFile(file, 'utf8'))).siteInfo;
  } catch {
    return defaultSiteInfo;
  }
};

/** How long the file's content is cached, in ms: a flood of requests must not read the file each time. */
const REREAD_MS = 10_000;
let read: { file: string; at: number; site: Promise<SiteInfo> } | undefined;

const siteOf = (file: string): Promise<SiteInfo> => {
  const now = performance.now();
  if (read?.file !== file || now - read.at > REREAD_MS) read = { file, at: now, site: lastGood(file) };
  return read.site;
};

/** Text as the content or an attribute of HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const phoneLines = ({ hotline, outagePhone }: SiteInfo): string =>
  Object.entries({ 服务热线: hotline, 停电报修: outagePhone })
    .filter(([, number]) => number)
    .map(([label, number]) => `<p>${label}：<a href="tel:${escapeHtml(number)}">${escapeHtml(number)}</a></p>`)
    .join('\n');

/** The company's short name. @param siteInfoFile file of the last good site information */
export const companyOf = async (siteInfoFile: string): Promise<string> => (await siteOf(siteInfoFile)).shortName;

/** Hotline and outage phone as HTML. @param siteInfoFile file of the last good site information */
export const phonesOf = async (siteInfoFile: string): Promise<string> => phoneLines(await siteOf(siteInfoFile));

/**
 * HTML without style or script: company, stock code, hotline, outage phone.
 * @param siteInfoFile file of the last good site information
 */
export const emergencyPage = async (siteInfoFile: string): Promise<string> => {
  const site = await lastGood(siteInfoFile);
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${browserMetaHtml}
<meta name="robots" content="noindex"><title>${escapeHtml(`服务暂时不可用 - ${site.shortName}`)}</title></head>
<body><main><h1>服务暂时不可用</h1>
<p>${escapeHtml(site.companyName)} 股票代码 ${escapeHtml(site.stockCode)}</p>
<p>我们正在恢复，请稍后再试。紧急用电问题请拨打以下电话。</p>
${phoneLines(site)}
<p><a href="/home">返回首页</a></p></main></body></html>
`;
};

/**
 * Whether a URL is for programs, which have no use for a page: feeds, sitemaps, robots.txt, the manifest.
 * @param path of the request, with or without its query
 */
export const isForPrograms = (path: string): boolean =>
  /^\/(?:feeds\/|sitemaps\/|(?:sitemap\.xml|robots\.txt|manifest\.webmanifest|qr\.svg)(?:\?|$))/.test(path);

/** The same in one line of plain text. @param siteInfoFile file of the last good site information */
export const emergencyText = async (siteInfoFile: string): Promise<string> => {
  const { companyName, hotline, outagePhone } = await lastGood(siteInfoFile);
  const phones = Object.entries({ 服务热线: hotline, 停电报修: outagePhone }).filter(([, phone]) => phone);
  const calls = phones.map(([label, phone]) => `${label} ${phone}`).join('，');
  return `${companyName}：服务暂时不可用，请稍后再试。${calls ? `紧急用电问题请拨打：${calls}。` : ''}\n`;
};
