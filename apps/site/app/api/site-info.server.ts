/**
 * Data of the frame of every page: names, stock code, phones, and the pdf that the footer opens. While the content server is
 * down, the last good answer is used, from memory or disk, else the defaults.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { activeDisclosureTypeList } from '@yunxia/contract/disclosure';
import { type SiteInfo, siteInfo, siteInfoSchema } from '@yunxia/contract/site-info';
import { log } from '@yunxia/http/log';
import * as z from 'zod/mini';
import { siteConfig } from '../../config/config.ts';
import { defaultSiteInfo } from '../../config/default-site-info.ts';
import type { LoadContext } from './load-context.server.ts';

/** Timeout of the frame's calls, in ms. */
const TIMEOUT_MS = 3_000;
/** Back-off after a failed write, in ms. */
const RETRY_WRITE_MS = 30_000;
/** Disclosure type whose pdf the footer opens (Spec §2, Footer). */
const FOOTER_DISCLOSURE_ID = 15;

/** Data of the frame. */
export interface Frame {
  readonly siteInfo: SiteInfo;
  /** URL of the pdf of disclosure type 15; null when there is none. */
  readonly disclosurePdf: string | null;
}

const savedFrame = z.object({ siteInfo: siteInfoSchema, disclosurePdf: z.nullable(z.string()) });
const file = siteConfig.siteInfoFile;

let last: Frame | undefined;
let onDisk = '';
let writeAfter = 0;

const saveToDisk = async (frame: Frame, noteSaved: LoadContext['noteSaved']): Promise<void> => {
  const text = JSON.stringify(frame);
  // pages are rendered concurrently: one of them writes
  if (text === onDisk || performance.now() < writeAfter) return;
  const before = onDisk;
  onDisk = text;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.part`, text);
    await rename(`${file}.part`, file);
    noteSaved(true);
  } catch (error) {
    onDisk = before;
    // every page gets here: with a full disk the write is not retried, and not logged, for each page
    writeAfter = performance.now() + RETRY_WRITE_MS;
    noteSaved(false);
    log.warn('site information not kept', { error }); // a read-only disk must not take the page down
  }
};

const lastGood = async (): Promise<Frame> => {
  if (last) return last;
  try {
    return z.parse(savedFrame, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { siteInfo: defaultSiteInfo, disclosurePdf: null };
  }
};

/**
 * The frame's data. Each page reads it by itself, so that a change invalidates the page. Never throws: on failure it is the
 * last good one.
 */
export const loadFrame = async ({ api, noteSaved }: Pick<LoadContext, 'api' | 'noteSaved'>): Promise<Frame> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const [info, types] = await Promise.all([
      api(siteInfo, {}, { signal }),
      api(activeDisclosureTypeList, {}, { signal }).catch((error: unknown) => {
        log.warn('disclosure types missing', { error });
        return undefined;
      }),
    ]);
    const pdf = types?.list.find((type) => type.id === FOOTER_DISCLOSURE_ID)?.pdf;
    const frame: Frame = {
      siteInfo: info.info,
      disclosurePdf: types ? pdf || null : ((await lastGood()).disclosurePdf ?? null),
    };
    last = frame;
    await saveToDisk(frame, noteSaved);
    return frame;
  } catch (error) {
    log.warn('site information missing', { error });
    return lastGood();
  }
};

/** By the answer that it was made of: the menu is written once for each (shell/menu-template.server.tsx). */
const pageInfos = new WeakMap<SiteInfo, SiteInfo>();

/** The site's information as pages carry it: without the smaller sizes of pictures that are shown whole. */
export const toPageInfo = (info: SiteInfo): SiteInfo => {
  const known = pageInfos.get(info);
  if (known) return known;
  const { licenceImage, qrCodes } = info;
  const made: SiteInfo = {
    ...info,
    licenceImage: licenceImage && { ...licenceImage, sizes: [] },
    qrCodes: qrCodes.map(({ label, image }) => ({ label, image: { ...image, sizes: [] } })),
  };
  pageInfos.set(info, made);
  return made;
};
