import { isPerson, type Person } from './people.ts';
import { linkedPages } from './pages.ts';
import { openLink } from '#app/lib/address/version/version.ts';
import type { Platform } from '#app/api/apps/shapes.ts';
import { screenAt } from '#app/routes/find.ts';

/** The platforms of the apps in the links, as the demo world has them. */
const platforms: Readonly<Record<string, Platform>> = { '1001': 'iOS', '1002': 'Android', '1005': 'H5', '1010': 'iOS' };

interface Line {
  link: string;
  person: Person;
  /** The same link as this console writes it. */
  current: string;
  /** `column access:pay`, for each that is left out. */
  losses: readonly string[];
}

/** `link [as person]`, and below it the link of today and what is left out, as in the files of the corpus. */
export function linesOf(text: string): Line[] {
  return text
    .split(/\n\n+/)
    .map((block) => block.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
    .filter((block) => block.length > 0)
    .map(([first = '', second = '', ...losses]) => {
      const [link = '', person = 'owner'] = first.split(' as ');
      if (!isPerson(person)) throw new Error(`Nobody is called ${person}`);
      return { link, person, current: second.replace(/^= /, ''), losses: losses.map((line) => line.replace(/^- /, '')) };
    });
}

/** What becomes of a link. */
export function openLine({ link, person }: Pick<Line, 'link' | 'person'>): Pick<Line, 'current' | 'losses'> {
  const [path = '', search] = link.split('?');
  const screen = screenAt(path);
  if (!screen) return { current: path, losses: ['page unknown'] };
  const target = screen.redirect ?? screen.path;
  const opened = openLink(target, new URLSearchParams(search));
  const platform = platforms[opened.address.get('app') ?? '1001'] ?? 'iOS';
  const page = linkedPages[target];
  if (!page) throw new Error(`The corpus knows no page ${target}: add it to pages.ts`);
  const { address, losses } = page(opened.address, { person, platform });
  return {
    // A record in the path stays there.
    current: [screen.redirect ?? path, decodeURIComponent(address.toString())].filter(Boolean).join('?'),
    losses: losses.map(({ part, cause, count, flags = [] }) =>
      [part, [cause, ...flags].join(':'), ...(count > 1 ? [`x${count}`] : [])].join(' '),
    ),
  };
}
