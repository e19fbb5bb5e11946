/** The sheet of 求助: whom to call, where to go. Without script the same stands on the page of all sections. */
import styles from './aids.module.css';
import { make } from './make.ts';

/** Whom to call and when, where to go; '' where nothing is said. */
export interface HelpInfo {
  readonly outagePhone: string;
  readonly outagePhoneHours: string;
  readonly hotline: string;
  readonly hotlineHours: string;
  readonly address: string;
}

const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** Makes 求助 open its sheet in the page. Back, Escape and 关闭 close it; the focus returns to where it was. Browser only. */
export const startHelp = (info: HelpInfo): void => {
  const dialog = make('dialog', styles.sheet);
  const title = make('h2', undefined, '求助');
  title.id = 'help-sheet';
  dialog.setAttribute('aria-labelledby', title.id);
  const close = make('button', styles.press, '关闭');
  close.type = 'button';
  close.addEventListener('click', () => dialog.close());
  const head = make('div', styles.head);
  head.append(title, close);
  dialog.append(head);

  const call = (label: string, note: string, phone: string): HTMLAnchorElement => {
    const plate = make('a', styles.plate);
    plate.href = telHref(phone);
    plate.append(make('b', undefined, label), make('span', undefined, note), make('strong', undefined, phone));
    return plate;
  };
  if (info.outagePhone) dialog.append(call('报修电话', `没电、断线　${info.outagePhoneHours}`, info.outagePhone));
  if (info.hotline && info.hotline !== info.outagePhone)
    dialog.append(call('供电服务热线', `电费、办电和其他问题　${info.hotlineHours}`, info.hotline));
  if (info.address) dialog.append(make('p', undefined, `地址：${info.address}`));
  const danger = make('p', undefined, '有人触电、受伤或起火，请先打');
  for (const phone of ['120', '119']) {
    const link = make('a', styles.short, phone);
    link.href = telHref(phone);
    danger.append(link);
  }
  dialog.append(danger);

  let release = (): void => undefined;
  dialog.addEventListener('close', () => release());
  // a press beside the sheet
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain || !(event.target instanceof Element) || !event.target.closest('.top-help')) return;
    event.preventDefault();
    if (!dialog.isConnected) (document.querySelector('page-top') ?? document.body).append(dialog);
    dialog.showModal();
    release = window.holdBack(() => dialog.close());
  });
};
