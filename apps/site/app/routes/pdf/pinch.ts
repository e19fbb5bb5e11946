/** Zoom by two fingers, and by the wheel with Ctrl (which is what a pinch on a touchpad comes as). */

const distance = (touches: TouchList): number => {
  const [first, second] = [touches[0], touches[1]];
  return first && second ? Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) : 0;
};

/**
 * While fingers move, the drawn pages are stretched; when they lift, the new factor is set once.
 *
 * @param scroller the window, whose `touch-action` leaves pinching to this
 * @param stage what lies in it
 * @param zoom multiplies the factor; the point, in layout px from the window's corner, is to stay in place
 */
export const watchPinch = (
  scroller: HTMLElement,
  stage: HTMLElement,
  zoom: (by: number, left: number, top: number) => void,
  signal: AbortSignal,
): void => {
  let pinch: { distance: number; left: number; top: number; by: number } | null = null;

  const pointOf = (x: number, y: number): { left: number; top: number } => {
    const box = scroller.getBoundingClientRect();
    return { left: x - box.left, top: y - box.top };
  };
  const end = (): void => {
    if (!pinch) return;
    const { by, left, top } = pinch;
    pinch = null;
    stage.style.transform = '';
    if (by !== 1) zoom(by, left, top);
  };

  scroller.addEventListener(
    'touchstart',
    ({ touches }) => {
      const [first, second] = [touches[0], touches[1]];
      if (touches.length !== 2 || !first || !second) return;
      const middle = pointOf((first.clientX + second.clientX) / 2, (first.clientY + second.clientY) / 2);
      pinch = { distance: distance(touches), ...middle, by: 1 };
      const { left, top } = middle;
      stage.style.transformOrigin = `${scroller.scrollLeft + left}px ${scroller.scrollTop + top}px`;
    },
    { passive: true, signal },
  );
  scroller.addEventListener(
    'touchmove',
    (event) => {
      if (!pinch || event.touches.length !== 2) return;
      if (event.cancelable) event.preventDefault();
      pinch.by = distance(event.touches) / Math.max(1, pinch.distance);
      stage.style.transform = `scale(${pinch.by})`;
    },
    { passive: false, signal },
  );
  for (const name of ['touchend', 'touchcancel'] as const)
    scroller.addEventListener(name, ({ touches }) => touches.length < 2 && end(), { signal });
  // Safari zooms the whole page on this gesture unless it is prevented.
  scroller.addEventListener('gesturestart', (event) => event.preventDefault(), { signal });

  let wheel = 0;
  let request = 0;
  scroller.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      wheel += event.deltaY;
      const { left, top } = pointOf(event.clientX, event.clientY);
      request ||= requestAnimationFrame(() => {
        request = 0;
        zoom(Math.exp(-wheel / 300), left, top);
        wheel = 0;
      });
    },
    { passive: false, signal },
  );
};
