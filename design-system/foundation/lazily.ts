import { createElement, use, type ComponentType } from 'react';

/** A part with a way to fetch it before it is shown. What fails then is asked for again, and told, where it is shown. */
export type Lazily<Props> = ComponentType<Props> & { ahead: () => Promise<void> };

/**
 * A part that is fetched when it is shown for the first time, or ahead of it. Not `React.lazy`, which lets wait even for what is there and
 * then draws it in pieces that every answer interrupts and begins anew: what has come is drawn at once.
 *
 *     const Panel = lazily(async () => (await import('./Panel.tsx')).Panel);
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>, loadAhead = load): Lazily<Props> {
  let here: ComponentType<Props> | undefined;
  let asked: Promise<ComponentType<Props>> | undefined;
  const keep = (part: ComponentType<Props>) => (here = part);
  const ask = () => (asked ??= load().then(keep));
  // Who has waited once goes on asking what was waited for: React holds its users to that.
  const usePart = () => (here && !asked ? here : use(ask()));
  const Part = (props: Props) => createElement(usePart(), props);
  return Object.assign(Part, {
    ahead: () =>
      loadAhead().then(
        (part) => void keep(part),
        () => undefined,
      ),
  });
}
