/** A figure that can be asked about: a median, or the share of what came too quick or too late. */
export type Asked = 'median' | 'injection' | 'flooding';

/** Whose figure it is: of a channel, of all of them, of one of two segments, or of the compared period. */
export type Question = { figure: Asked; channel: string | null } | { figure: 'median'; side: 0 | 1 } | { figure: 'median'; isBefore: true };

/** As it stands in the address: `flooding:101` of a channel, `flooding` of all, `median@2` of the second segment, `previous` for the compared median. */
export function questionIn(text: string): Question | null {
  if (text === 'previous') return { figure: 'median', isBefore: true };
  if (text === 'median@1' || text === 'median@2') return { figure: 'median', side: text === 'median@1' ? 0 : 1 };
  const [, figure, channel = null] = /^(median|injection|flooding)(?::(.+))?$/s.exec(text) ?? [];
  return figure === 'median' || figure === 'injection' || figure === 'flooding' ? { figure, channel } : null;
}

export const ofAll = (figure: Asked) => ({ of: figure, age: 0 });
export const ofChannel = (figure: Asked, channel: string) => ({ of: `${figure}:${channel}`, age: 0 });
export const ofSide = (side: 0 | 1) => ({ of: `median@${side + 1}`, age: 0 });
export const ofBefore = { of: 'previous', age: 0 };
