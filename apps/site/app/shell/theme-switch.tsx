import { Icon } from '../components/icon/icon.tsx';
import { chooseTheme, currentTheme } from '../device/theme.ts';
import styles from './theme-switch.module.css';

export interface ThemeSwitchProps {
  /** Write 深色 or 浅色 under the picture, in the menu of phones. */
  withWords?: boolean;
}

/** Switches between the light and the dark theme; the choice is stored. Without script the system's preference holds and this is absent. */
export function ThemeSwitch({ withWords = false }: ThemeSwitchProps) {
  const turn = () => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
  return (
    <button type="button" className={`${withWords ? styles.worded : styles.switch} needs-script`} onClick={turn}>
      <Icon name="moon" className="if-light" />
      <Icon name="sun" className="if-dark" />
      <span className="vh">切换为</span>
      <span className={withWords ? 'if-light' : 'if-light vh'}>深色</span>
      <span className={withWords ? 'if-dark' : 'if-dark vh'}>浅色</span>
    </button>
  );
}
