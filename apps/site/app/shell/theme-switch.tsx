import { Icon } from '../components/icon/icon.tsx';
import { chooseTheme, currentTheme } from '../device/theme.ts';
import styles from './theme-switch.module.css';

/** Turns the light theme dark and back; the choice is kept. Without script the system's preference holds and this is absent. */
export function ThemeSwitch({ withWords = false }: { withWords?: boolean }) {
  const turn = () => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
  return (
    <button
      type="button"
      className={`${withWords ? styles.worded : styles.switch} needs-script`}
      onClick={turn}
      aria-label="切换深浅主题"
      title="切换深浅主题"
    >
      <Icon name="moon" className="if-light" />
      <Icon name="sun" className="if-dark" />
      {withWords ? (
        <span aria-hidden="true">
          <span className="if-light">深色</span>
          <span className="if-dark">浅色</span>
        </span>
      ) : null}
    </button>
  );
}
