/**
 * The action 浏览电脑版 and its way back 返回手机版 (Spec §4). Part of before-paint.ts, so that it works before hydration.
 * The page is loaded again afterwards: the viewport belongs to the document.
 */
import { DEVICE_COOKIE } from './constants.ts';

/** How long the choice is kept, in s: one year. */
const KEPT_FOR = 31_536_000;

/** Acts on the two links of the footer. */
export const startDesktopChoice = (): void => {
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-choose-view]');
    if (!link) return;
    event.preventDefault();
    const isDesktop = link.dataset.chooseView === 'desktop';
    document.cookie = `${DEVICE_COOKIE}=${isDesktop ? 'desktop' : ''}; Path=/; Max-Age=${isDesktop ? KEPT_FOR : 0}; SameSite=Lax`;
    location.reload();
  };
  // Captured: React stops a press of what it has not hydrated yet, as the footer.
  addEventListener('click', onClick, true);
};
