/** The reader's theme: the current one, and the choice stored for the next page. */
import { THEME_COLOURS, THEME_STORAGE_KEY } from './constants.ts';

/** Value of `data-theme`. */
export type Theme = 'light' | 'dark';

/** The theme in force in this document. Browser only. */
export const currentTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** Puts a theme in force, in the page and in the browser's own bars. Browser only. */
export const applyTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name=theme-color]'))
    meta.setAttribute('content', THEME_COLOURS[theme]);
};

/** Puts a theme in force and keeps it; without storage it lasts as long as the page. Browser only. */
export const chooseTheme = (theme: Theme): void => {
  applyTheme(theme);
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // storage is denied: the choice holds for this page
  }
};
