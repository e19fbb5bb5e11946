/**
 * The action 浏览电脑版 and its way back 返回手机版 (Spec §4). Part of before-paint.ts, so that it works before hydration.
 * The page is loaded again afterwards: the viewport belongs to the document.
 */
import { CHOICE_MAX_AGE_S, DEVICE_COOKIE } from './constants.ts';

/** Acts on the two links of the footer. */
export const startDesktopChoice = (): void => {
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-choose-view]');
    if (!link) return;
    event.preventDefault();
    const isDesktop = link.dataset.chooseView === 'desktop';
    document.cookie = `${DEVICE_COOKIE}=${isDesktop ? 'desktop' : ''}; Path=/; Max-Age=${isDesktop ? CHOICE_MAX_AGE_S : 0}; SameSite=Lax`;
    location.reload();
  };
  // Captured: React stops clicks on parts that it has not hydrated yet, such as the footer.
  addEventListener('click', onClick, true);
};
