import type { Param } from '#app/lib/urlState.ts';

const kinds = ['postbacks', 'nullShare', 'valued', 'postbacks2', 'postbacks3'] as const;
export type PostbackFigureKind = (typeof kinds)[number];

/** Which figure: of all sources, or of one by its key. */
export interface PostbackFigure {
  what: PostbackFigureKind;
  of: string;
}

/** `nullShare`, and `nullShare:104` of one source. */
export const postbackFigure: Param<PostbackFigure | null> = {
  fallback: null,
  parse: (text) => {
    const [word = '', ...key] = text.split(':');
    const what = kinds.find((one) => one === word);
    return what && { what, of: key.join(':') || 'all' };
  },
  format: (figure) => (figure ? `${figure.what}${figure.of === 'all' ? '' : `:${figure.of}`}` : ''),
};
