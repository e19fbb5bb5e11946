import { AskingVerdict } from './asking-verdict.tsx';
import { DayLine } from './day-line.tsx';
import { OutageGuesses } from './outage-guesses.tsx';
import { OutageVerdict } from './outage-verdict.tsx';
import { UnknownPlace } from './unknown-place.tsx';

const day = {
  from: 0.354,
  to: 0.729,
  labels: [
    { at: 0.354, text: '08:30' },
    { at: 0.729, text: '17:30' },
  ],
};
const toHref = () => '/examples';

export function OutageVerdictExamples() {
  return (
    <>
      <OutageVerdict
        verdict={{
          tone: 'now',
          chip: { look: 'now', text: '停电中' },
          facts: ['计划停电', '还有4小时8分'],
          phrases: [
            [{ text: '茶场村：' }],
            [{ text: '现在停电，' }],
            [{ text: '预计' }, { text: '12:30', isClock: true }, { text: '恢复' }],
          ],
          sub: '',
        }}
      />
      <OutageVerdict
        verdict={{
          tone: 'soon',
          chip: { look: 'soon', text: '即将停电' },
          facts: ['临时停电', '还有3小时8分'],
          phrases: [
            [{ text: '新城社区：' }],
            [{ text: '今天' }, { text: '11:30', isClock: true }, { text: '停电，' }],
            [{ text: '17:30', isClock: true }, { text: '恢复' }],
          ],
          sub: '',
        }}
      />
      <OutageVerdict
        verdict={{
          tone: 'clear',
          chip: { look: 'done', text: '已核对' },
          facts: ['临江区 沿河镇 芦苇村'],
          phrases: [[{ text: '芦苇村：' }], [{ text: '今晚没有停电计划' }]],
          sub: '下一次是12月3日 周四 08:30。',
        }}
      />
      <OutageVerdict
        verdict={{
          tone: 'partly',
          chip: { look: 'late', text: '部分匹配' },
          facts: ['云溪县今天2处停电'],
          phrases: [[{ text: '没有找到与“柳林湾”' }], [{ text: '完全一致的地点，' }], [{ text: '以下是云溪县的停电' }]],
          sub: '',
        }}
      />
      <OutageGuesses
        label="您要找的是不是"
        guesses={[
          { title: '柳湾村', kind: 'village', county: '云溪县', town: '双河镇' },
          { title: '柳林社区', kind: 'village', county: '云溪县', town: '城关街道' },
        ]}
        hrefOf={({ title }) => `/examples?q=${title}`}
      />
      <OutageVerdict
        verdict={{
          tone: 'none',
          chip: { look: 'off', text: '未收录' },
          facts: [],
          phrases: [[{ text: '供电区域名录里没有' }], [{ text: '“桃花岛”' }]],
          sub: '可能是别名或新地名，也可能不由我们供电。',
        }}
      />
      <UnknownPlace
        phone="000-0000-0001"
        counties={[{ title: '云溪县', count: 2 }]}
        hrefOf={toHref}
        exampleHrefOf={toHref}
      />
      <AskingVerdict name="茶场村" />
      <DayLine isLive line={{ ...day, isOpen: false, now: 0.45, text: '今天08:30至17:30停电，现在10:48' }} />
      <DayLine
        isLive={false}
        line={{ ...day, isOpen: false, now: 0.01, text: '今天08:30至17:30计划停电，现在00:10' }}
      />
    </>
  );
}
