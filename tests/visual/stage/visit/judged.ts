import type { Page } from 'playwright';
import type { Picture } from '../../plan/picture.ts';
import { longest, within } from '../page.ts';
import type { Spent } from '../spent.ts';

/** axe judges parts in both themes. A screen is made of them and has no colours of its own, so it is judged in both, with the shell around it, where it is shot in both. */
export const isJudgedThoroughly = ({ story, look, others = [] }: Picture) =>
  !story.tags.includes('screen') || others.some((other) => other.look.theme !== look.theme);

/** What axe finds on the page as it stands, where the picture asks for it, and then what the story's own checks find when it has ended. */
export async function judged(page: Page, picture: Picture, spent: Spent): Promise<string[]> {
  const ask = (isThorough: boolean) => page.evaluate((given) => window.axeViolations?.(given) ?? [], isThorough);
  const end = () => page.evaluate(() => window.pictures.finish());
  const violations = picture.isChecked
    ? await spent.on('axe', within(longest, 'axe never finished', ask(isJudgedThoroughly(picture))))
    : [];
  const checks = await spent.on('check after it', within(longest, 'the story never finished', end()));
  return [...violations, ...checks];
}
