import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Note } from '../../components/note/note.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { chooseDisplay, type Display, type DisplayKey, switchElder } from '../../device/display.ts';
import { chooseTheme } from '../../device/theme.ts';
import styles from './display-page.module.css';
import { useDisplay } from './use-display.ts';

const SAMPLE = '停电公告';

const sizes = [
  ['', '标准', '16'],
  ['1', '大', '20'],
  ['2', '特大', '24'],
  ['3', '超大', '30'],
] as const;
const colours = [
  ['light', '浅色'],
  ['dark', '深色'],
  ['yellow', '黑底黄字'],
  ['bw', '白底黑字'],
] as const;
const pointers = [
  ['', '标准'],
  ['64', '大'],
  ['96', '特大'],
] as const;

/** Of reading aloud, which comes with the elder mode. */
const paces = [
  ['slow', '慢'],
  ['', '中'],
  ['fast', '快'],
] as const;

const sizeClasses = { '': styles.size0, '1': styles.size1, '2': styles.size2, '3': styles.size3 };
const pointerClasses = { '': styles.pointer0, '64': styles.pointer64, '96': styles.pointer96 };

/** Every display setting by itself. Each applies at once and stays on this device. */
export function DisplayPage() {
  const { display, theme } = useDisplay();
  const choose = (key: DisplayKey, value: string) => chooseDisplay({ ...display, [key]: value });
  const colour = display.contrast ?? theme;
  const chooseColour = (value: string) => {
    const isSet = value === 'yellow' || value === 'bw';
    chooseDisplay({ ...display, contrast: isSet ? value : '' });
    if (!isSet) chooseTheme(value as 'light' | 'dark');
  };
  return (
    <div className="wrap page">
      <PageHeading title="显示设置" />
      <div className="without-script">
        <Note tone="warn">没有启用脚本，这里的设置不能生效。下面“浏览器自带的放大”不需要脚本。</Note>
      </div>
      <p className={styles.hint}>选好就生效，只存在这台设备上，不用登录。</p>
      <div className={`needs-script ${styles.settings}`}>
        <section className={`on-deep ${styles.plate}`} aria-labelledby="elder-title">
          <div className={styles.what}>
            <Icon name="elder" className={styles.mark} />
            <div className={styles.words}>
              <h2 id="elder-title">长者模式</h2>
              <p>大字、大按钮，一页一列</p>
            </div>
          </div>
          <Button variant="line" onClick={switchElder}>
            {display.elder ? '退出' : '打开'}
          </Button>
        </section>
        <Example hasCaption={display.caption === '1'} />
        <Group title="字号">
          {sizes.map(([value, label, px]) => (
            <Tile
              key={value}
              name="size"
              label={label}
              note={px}
              checked={(display.size ?? '') === value}
              onChoose={() => choose('size', value)}
            >
              <span className={sizeClasses[value]}>{SAMPLE}</span>
            </Tile>
          ))}
        </Group>
        <Group title="配色">
          {colours.map(([value, label]) => (
            <Tile
              key={value}
              name="contrast"
              label={label}
              checked={colour === value}
              onChoose={() => chooseColour(value)}
              look={`set-${value}`}
            >
              <b>{SAMPLE}</b>
            </Tile>
          ))}
        </Group>
        <Group title="阅读辅助" isWide>
          <Switch label="大字幕" note="指到哪里，下方大字显示" name="caption" display={display} value="1">
            <Aid>
              <path className={styles.plateOfCaption} d="M14 38h92v26H14z" />
              <path className={styles.amber} d="M14 38h92" />
              <path className={styles.saying} d="M26 52h68" />
            </Aid>
          </Switch>
          <Switch label="指读线" note="横竖两条线跟着指针" name="guide" display={display} value="line">
            <Aid>
              <path className={styles.amber} d="M10 37h100M74 6v60" />
            </Aid>
          </Switch>
          <Switch label="阅读带" note="固定在屏幕中间，滚动文字" name="guide" display={display} value="band">
            <Aid>
              <path className={styles.amber} d="M10 23h100M10 51h100" />
            </Aid>
          </Switch>
        </Group>
        <Group title="指针">
          {pointers.map(([value, label]) => (
            <Tile
              key={value}
              name="pointer"
              label={label}
              checked={(display.pointer ?? '') === value}
              onChoose={() => choose('pointer', value)}
            >
              <svg className={pointerClasses[value]} viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5 2v18l4.6-4.4 3 6.6 3-1.4-3-6.4H19z" />
              </svg>
            </Tile>
          ))}
        </Group>
        <Group title="朗读语速">
          {paces.map(([value, label]) => (
            <Option
              key={label}
              name="pace"
              label={label}
              checked={(display.pace ?? '') === value}
              onChoose={() => choose('pace', value)}
            />
          ))}
          <p className={styles.note}>长者模式的每一页都有“朗读本页”。</p>
        </Group>
        <Group title="动画">
          <Option label="跟随系统" name="still" checked={!display.still} onChoose={() => choose('still', '')} />
          <Option label="关闭" name="still" checked={display.still === '1'} onChoose={() => choose('still', '1')} />
        </Group>
        <Group title="股价涨跌">
          <Option label="红涨绿跌" name="trend" checked={!display.trend} onChoose={() => choose('trend', '')} />
          <Option label="绿涨红跌" name="trend" checked={display.trend === '1'} onChoose={() => choose('trend', '1')} />
          <Option label="蓝涨橙跌" name="trend" checked={display.trend === '2'} onChoose={() => choose('trend', '2')} />
          <p className={styles.trend}>
            <span className={styles.up}>▲ +1.24%</span>
            <span className={styles.down}>▼ −0.58%</span>
          </p>
        </Group>
        <div className={styles.ends}>
          <Button icon="arrow-left" onClick={() => history.back()}>
            回到刚才的页面
          </Button>
          <Button variant="line" onClick={() => chooseDisplay({})}>
            全部恢复原样
          </Button>
        </div>
      </div>
      <BrowserZoom />
    </div>
  );
}

/** @param isWide its choices have a sentence each */
function Group({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={isWide ? `${styles.tiles} ${styles.wide}` : styles.tiles}>{children}</div>
    </fieldset>
  );
}

interface OptionProps {
  name: DisplayKey;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

/** A choice that shows itself: the size in its size, the colours in their colours. */
function Tile({
  note,
  look,
  children,
  ...option
}: OptionProps & { note?: string; look?: string | undefined; children: ReactNode }) {
  return (
    <label className={styles.tile}>
      <span className={`${styles.show} ${look ?? ''}`} aria-hidden="true">
        {children}
      </span>
      <span className={styles.choice}>
        <Radio {...option} />
        <span>{option.label}</span>
        {note ? <small className="num">{note}</small> : null}
      </span>
    </label>
  );
}

function Option(option: OptionProps) {
  return (
    <label className={styles.option}>
      <Radio {...option} />
      <span>{option.label}</span>
    </label>
  );
}

/** An aid, drawn over four lines of text. */
function Aid({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.aid} viewBox="0 0 120 72">
      <path d="M20 16h80M20 30h60M20 44h70M20 58h54" />
      <g>{children}</g>
    </svg>
  );
}

/** An aid that is on or off. */
function Switch({
  label,
  note,
  name,
  display,
  value,
  children,
}: {
  label: string;
  note: string;
  name: DisplayKey;
  display: Display;
  value: string;
  children: ReactNode;
}) {
  const isOn = display[name] === value;
  return (
    <label className={styles.tile}>
      <span className={styles.show} aria-hidden="true">
        {children}
      </span>
      <span className={styles.choice}>
        <Check checked={isOn} onChange={() => chooseDisplay({ ...display, [name]: isOn ? '' : value })} />
        <span>{label}</span>
        <small className={styles.note}>{note}</small>
      </span>
    </label>
  );
}

/** What all choices make of one notice. Nothing to listen to: the page itself changes. */
function Example({ hasCaption }: { hasCaption: boolean }) {
  return (
    <div className={styles.example} aria-hidden="true">
      <b className={styles.legend}>效果</b>
      <div className={styles.notice}>
        <p className={styles.state}>正在停电</p>
        <p className={styles.place}>示例镇示例村</p>
        <p>
          <span>今天上午8:30停电，</span>
          <mark>下午5:30来电。</mark>
          <span>家中有制氧机的，请提前打电话。</span>
        </p>
        <p className={styles.phone}>000-0000-0000</p>
      </div>
      {hasCaption ? <p className={`on-deep ${styles.caption}`}>下午5:30来电</p> : null}
    </div>
  );
}

function Check(props: { checked: boolean; onChange: () => void }) {
  return (
    <>
      <input type="checkbox" {...props} className={styles.radio} />
      <span className={styles.box} aria-hidden="true" />
    </>
  );
}

function Radio({ name, checked, onChoose }: OptionProps) {
  return (
    <>
      <input type="radio" name={name} checked={checked} onChange={onChoose} className={styles.radio} />
      <span className={styles.ring} aria-hidden="true" />
    </>
  );
}

/** What enlarges text without us; it works without script, too. */
function BrowserZoom() {
  return (
    <section className={styles.zoom} aria-labelledby="zoom-title">
      <h2 id="zoom-title" className={styles.legend}>
        浏览器自带的放大
      </h2>
      <ul>
        <li>电脑：按住 Ctrl（苹果电脑按 ⌘）再按加号放大，按减号缩小，按 0 恢复。</li>
        <li>安卓手机：浏览器菜单里的“字体大小”或“文字大小”。</li>
        <li>苹果手机：Safari 地址栏左侧的“大小”，点较大的“A”。</li>
        <li>微信：右上角“…”，选“字体”或“调整字体”。</li>
      </ul>
    </section>
  );
}
