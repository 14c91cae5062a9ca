import { useMemo } from 'react';
import type { ChartForm } from '#design-system';
import { useSearchParams } from '#app/lib/router.ts';
import { useUrlState, writeParams, type Param, type ParamValues, type Params } from '#app/lib/urlState.ts';
import { useReport, type Report, type ReportFacts } from '#screens/kit/report/index.ts';
import { formsParam } from './formsParam.ts';

/** What a screen asks for, besides what every analysis has in common. A constant of the screen. */
export interface QuestionSpec<Own extends Params, Figure> extends Omit<ReportFacts, 'ofAnswer'> {
  /** As the service calls the report. */
  report: string;
  /** What the reader starts with. */
  start?: Parameters<typeof useReport>[1];
  /** What else stands in the address: the steps of a funnel, what is picked, an order. */
  params: Own;
  /** Which of its figures can be explained, and how such a figure stands in the address. */
  figure?: Param<Figure | null>;
}

/** An analysis whose answer is not rows of a report. For the parts of the report kit it is a report. */
export interface Question<Own = unknown, Figure = unknown> extends Report {
  params: Own;
  setParams(change: Partial<Own>): void;
  /** The figure whose explanation is open. */
  explained: Figure | null;
  explain(figure: Figure | null): void;
  /** Chart, table or sentence: what a `ChartPanel` of the page takes, so that a link opens it in the same form. */
  formOf: (panel: string) => { form: ChartForm; onFormChange: (form: ChartForm) => void };
}

const noFigure: Param<null> = { fallback: null, parse: () => undefined, format: () => '' };
const figureNames = ['figure'] as const;
const noneExplained = { figure: null };
const forms = { form: formsParam };

/**
 * A question in its address: what a report has there, the parameters of the screen, and the figure that is explained.
 *
 *     ?app=1001&v=2&t=last90.previous&figure=30,previous     why the compared period had come to so much after 30 days
 *     ?app=1001&steps=install,signup&form=funnel.table       a funnel of two steps, as a table
 */
export function useQuestion<const Own extends Params, Figure>(spec: QuestionSpec<Own, Figure>): Question<ParamValues<Own>, Figure> {
  const facts = useMemo((): ReportFacts => ({ ...spec, ofAnswer: figureNames }), [spec]);
  const report = useReport(spec.report, spec.start, facts);
  const [, setAddress] = useSearchParams();
  const figures = useMemo(() => {
    const figure: Param<Figure | null> = { ...(spec.figure ?? noFigure), part: 'figure' };
    return { figure };
  }, [spec]);
  const { values: params } = useUrlState(spec.params);
  const { values: open, set: setFigure } = useUrlState(figures);
  const { values: shown, set: setForms } = useUrlState(forms);
  return useMemo(
    () => ({
      ...report,
      params,
      // What was explained belongs to the former answer.
      setParams: (change) =>
        setAddress((now) => writeParams(spec.params, change, writeParams(figures, noneExplained, now)), {
          preventScrollReset: true,
        }),
      explained: open.figure,
      explain: (figure) => setFigure({ figure }, figure === null ? { isReplaced: true } : { isOpening: true }),
      formOf: (panel) => ({
        form: shown.form[panel] ?? 'chart',
        onFormChange: (form) => setForms({ form: { ...shown.form, [panel]: form } }, { isReplaced: true }),
      }),
    }),
    [report, spec, params, figures, open, shown, setAddress, setFigure, setForms],
  );
}
