import styles from './safety-advice.module.css';

const parts = [
  {
    title: '停电前',
    items: [
      '记下停电与送电时间，给手机、应急灯充好电，储备饮用水。',
      '关好电脑、电梯和正在运转的机器，把冰箱温度调低。',
      '家中有呼吸机、制氧机等设备的，提前联系供电服务热线，安排应急电源。',
    ],
  },
  {
    title: '停电时',
    items: [
      '断开大功率电器，留一盏灯开着，来电便知。',
      '少开冰箱门；不用明火照明，蜡烛远离窗帘和床铺。',
      '被困电梯，按呼叫按钮或拨打119，不要扒门。',
    ],
  },
  {
    title: '来电后',
    items: [
      '逐个开启电器，先开小功率的。',
      '检查冰箱里的食物、水泵和门禁。',
      '邻居有电而自家没有，先看开关是否跳闸，再报修。',
    ],
  },
  {
    title: '注意安全',
    items: [
      '停电线路随时可能送电，请始终当作有电，不攀爬、不接触。',
      '电线断落，远离8米以外并报修；车上有线，不要下车。',
      '自备发电机先与电网断开，严禁倒送电；不在室内运行，谨防一氧化碳中毒。',
    ],
  },
] as const;

/** What to do before, during and after an outage, and what is dangerous. */
export function SafetyAdvice() {
  return (
    <div className={styles.parts}>
      {parts.map(({ title, items }) => (
        <section key={title} className={styles.part}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
