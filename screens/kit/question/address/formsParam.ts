import type { ChartForm } from '#design-system';
import type { Param } from '#app/lib/urlState.ts';

const forms = ['chart', 'table', 'sentence'] as const satisfies readonly ChartForm[];

/** The panels that show no chart: `curve.table;map.sentence`. */
export const formsParam: Param<Readonly<Record<string, ChartForm>>> = {
  fallback: {},
  parse: (text) =>
    Object.fromEntries(
      text.split(';').flatMap((part) => {
        const [, panel = '', name] = /^(\w{1,40})\.(\w+)$/.exec(part) ?? [];
        const form = forms.find((one) => one === name);
        return form ? [[panel, form] as const] : [];
      }),
    ),
  format: (shown) =>
    Object.entries(shown)
      .flatMap(([panel, form]) => (form === 'chart' ? [] : [`${panel}.${form}`]))
      .join(';'),
};
