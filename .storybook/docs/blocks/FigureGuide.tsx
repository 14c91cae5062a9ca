import { figureText, type FigureStyle } from '../../../design-system/foundation/figures.ts';

const examples: [what: string, value: number | null, style: FigureStyle][] = [
  ['表格与 100 万以下的指标 · tables, and figures under a million', 864_120, { kind: 'headline' }],
  ['100 万起的指标 · figures from a million', 12_846_000, { kind: 'headline' }],
  ['十亿级 · billions', 1_284_600_000, { kind: 'headline' }],
  ['坐标轴（未指定单位） · axes, no unit asked', 37_500, { kind: 'compact' }],
  ['额度，一律 K · quotas, always K', 7_842_600, { kind: 'compact', unit: 'K' }],
  ['金额 · money', 3_826_410, { kind: 'money' }],
  ['金额，指标 · money as a figure', 3_826_000, { kind: 'money', isHeadline: true }],
  ['比率 · rates', 0.0924, { kind: 'percent' }],
  ['比率的变化 · change of a rate', -0.012, { kind: 'points' }],
  ['不可用 · not available', null, { kind: 'count' }],
];

/** The number formats as the code makes them, so that the guide cannot say anything else. */
export function FigureGuide() {
  return (
    <table>
      <thead>
        <tr>
          <th>情形 Case</th>
          <th>简体中文</th>
          <th>English</th>
        </tr>
      </thead>
      <tbody>
        {examples.map(([what, value, style]) => (
          <tr key={what}>
            <td>{what}</td>
            <td>{figureText(value, 'zh-CN', style)}</td>
            <td>{figureText(value, 'en', style)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
