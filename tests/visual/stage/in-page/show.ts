import { channel, isRecord, messageOf, preview, store } from './storybook.ts';

const troubleEvents = [
  'storyThrewException',
  'storyErrored',
  'storyMissing',
  'configError',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
];

let finished: Promise<string[]> = Promise.resolve([]);
let axe: unknown;

/** How the story that is shown wants axe to judge it. */
export const rulesOfAxe = (): string => JSON.stringify(axe) ?? '';

/** Renders a story from scratch and, unless it stays still, plays it; resolves with its errors when it is ready. */
export async function show(id: string, globals: Record<string, unknown>, isStill: boolean): Promise<string[]> {
  // A story that is torn down while it renders makes Storybook reload the page.
  await finished;
  forget();
  // axe is asked for when the picture has been taken: meanwhile nothing may run.
  store().userGlobals.update({ ...globals, a11y: { manual: true } });

  const story = await store().loadStory({ storyId: id });
  const { playFunction } = story;
  axe = story.parameters.a11y;
  // Storybook keeps what it has prepared: the next visit plays it.
  if (isStill) delete story.playFunction;

  const troubles: string[] = [];
  let known = 0;
  const note = (data: unknown) => troubles.push(...(Array.isArray(data) ? data : [data]).map(messageOf));
  for (const event of troubleEvents) channel().on(event, note);
  // `completing` comes after the play function and before Storybook's own pause of a tenth of a second, which the shot overlaps.
  const stands = phase(id, ['completing', 'finished', 'errored']);
  finished = phase(id, ['finished']).then(() => {
    for (const event of troubleEvents) channel().off(event, note);
    if (isStill) story.playFunction = playFunction;
    return troubles.slice(known);
  });
  const missing = new Promise<void>((resolve) => channel().on('storyMissing', () => resolve()));
  if (preview().currentSelection?.storyId === id) channel().emit('forceRemount', { storyId: id });
  else channel().emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  await Promise.race([stands, missing]);
  known = troubles.length;
  return [...troubles];
}

/** Resolves when the story's own checks after the play function are through too, with what they found. */
export const finish = () => finished;

function phase(id: string, wanted: string[]): Promise<void> {
  return new Promise((resolve) => {
    const listen = (data: unknown) => {
      if (!isRecord(data) || data.storyId !== id || !wanted.includes(String(data.newPhase))) return;
      channel().off('storyRenderPhaseChanged', listen);
      resolve();
    };
    channel().on('storyRenderPhaseChanged', listen);
  });
}

/** What a story leaves outside its tree must not reach the next one: focus, the last input's kind, cookies, storage, scroll position. */
function forget() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // react-aria draws focus rings by the last kind of input: a key, as in a fresh page.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent('keyup', { key: 'Unidentified', bubbles: true }));
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
}
