import { axisText, axisUnit, figureText, type FigureStyle } from '../../../design-system/foundation/figures.ts';
import type { Locale } from '../../../design-system/foundation/words.ts';
import { useChoice } from '../language.tsx';

type Write = (locale: Locale) => string;

const as =
  (value: number | null, style: FigureStyle): Write =>
  (locale) =>
    figureText(value, locale, style);
const onAxis = (...ticks: number[]): Write => {
  const max = Math.max(...ticks);
  return (locale) => ticks.map((tick) => axisText(tick, axisUnit(max, locale))).join(' · ');
};

const examples: [chinese: string, english: string, write: Write][] = [
  ['表格，以及 100 万以下的指标', 'Tables, and metrics under a million', as(864_120, { kind: 'headline' })],
  ['100 万起的指标', 'Metrics from a million', as(12_846_000, { kind: 'headline' })],
  ['十亿级的指标', 'Metrics in billions', as(1_284_600_000, { kind: 'headline' })],
  ['坐标轴，2 万以下', 'Short axis', onAxis(0, 1_200, 2_400)],
  ['坐标轴，2 万起', 'Longer axis', onAxis(0, 20_000, 40_000)],
  ['额度，一律用 K', 'Quotas, always in K', as(7_842_600, { kind: 'compact', unit: 'K' })],
  ['金额', 'Money', as(3_826_410, { kind: 'money' })],
  ['金额，作为指标', 'Money as a metric', as(3_826_000, { kind: 'money', isHeadline: true })],
  ['比率', 'Rate', as(0.0924, { kind: 'percent' })],
  ['比率的变化', 'Change of a rate', as(-0.012, { kind: 'points' })],
  ['不可用', 'Not available', as(null, { kind: 'count' })],
];

/** The number formats as the code makes them, in both languages: what the page says beside them cannot differ from what the console shows. */
export function FigureGuide() {
  const choose = useChoice();
  return (
    <table>
      <thead>
        <tr>
          <th>{choose('情形', 'Case')}</th>
          <th>简体中文</th>
          <th>English</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(([chinese, english, write]) => (
          <tr key={english}>
            <td>{choose(chinese, english)}</td>
            <td>{write('zh-CN')}</td>
            <td>{write('en')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
