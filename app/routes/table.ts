import type { Screen } from './screen.ts';
import { antiCheat } from './sections/anti-cheat.ts';
import { behavior } from './sections/behavior.ts';
import { bindings } from './sections/bindings.ts';
import { campaigns } from './sections/campaigns.ts';
import { config } from './sections/config.ts';
import { data } from './sections/data.ts';
import { lifecycle } from './sections/lifecycle.ts';
import { monetization } from './sections/monetization.ts';
import { monitor } from './sections/monitor.ts';
import { publicScreens } from './sections/public.ts';
import { settings } from './sections/settings.ts';
import { skan } from './sections/skan.ts';

/** Every screen of the console, in the order of the menu. */
export const table: readonly Screen[] = [
  ...publicScreens,
  ...monitor,
  ...behavior,
  ...lifecycle,
  ...campaigns,
  ...data,
  ...config,
  ...monetization,
  ...antiCheat,
  ...skan,
  ...settings,
  ...bindings,
];
