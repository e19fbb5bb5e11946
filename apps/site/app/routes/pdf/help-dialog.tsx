import { Dialog } from '../../components/dialog/dialog.tsx';
import styles from './dialogs.module.css';

/** Keys and what they do, as the dialog lists them; use-viewer-keys.ts acts on them. */
const keys: ReadonlyArray<readonly [keys: readonly string[], action: string]> = [
  [['Ctrl', 'F'], '查找；Enter 下一处，Shift+Enter 上一处'],
  [['Ctrl', 'P'], '打印'],
  [['↑', '↓'], '滚动'],
  [['PageUp', 'PageDown', '空格'], '滚动一屏'],
  [['←', 'K'], '上一页'],
  [['→', 'J'], '下一页'],
  [['Home', 'End'], '第一页、最后一页'],
  [['+', '−'], '放大、缩小'],
  [['0'], '适合宽度'],
  [['9'], '适合页面'],
  [['G'], '输入页码'],
  [['T'], '打开或关闭目录与缩略图'],
  [['?'], '键盘操作'],
  [['Esc'], '关闭查找或侧栏'],
];

/** Every key of the viewer. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="键盘操作">
      <p className="hint">焦点在页面区域时有效；工具栏内用左右方向键移动。苹果电脑用 ⌘ 代替 Ctrl。</p>
      <dl className={styles.keys}>
        {keys.map(([names, action]) => (
          <div key={action} className={styles.key}>
            <dt>
              {names.map((name) => (
                <kbd key={name} className={styles.cap}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
