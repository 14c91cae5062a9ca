import type { QueryClient } from '@tanstack/react-query';
import { wordsIn } from '#design-system';
import { words as closedWords } from '#app/routes/closed/words.ts';
import { screenAt } from '#app/routes/find.ts';
import { titleOf, type Screen } from '#app/routes/screen.ts';
import { words as routeWords } from '#app/routes/words.ts';
import { words as loginWords } from '#screens/public/login/words.ts';
import type { Decision } from '#app/access/decide.ts';
import { richest, type Cell } from '../plan.ts';
import { asksNothing, emptyForNewcomer, newcomer, records } from '../records.ts';
import { findRawWords } from '../rawWords.ts';
import {
  blankPanels,
  emptyMarks,
  failedParts,
  failureMarks,
  findJunk,
  lockedMarks,
  retryButtons,
  retryIn,
  seen,
  shownTexts,
  textOf,
} from './look.ts';
import { offersRetryInLists } from './menus.ts';
import type { Mounted } from './mount.tsx';
import type { Answered } from './network.ts';

export interface Evidence {
  cell: Cell;
  screen: Screen;
  decision: Decision;
  isOver: boolean;
  mounted: Mounted;
  answered: readonly Answered[];
  /** How many parts of the shell itself wait for each query. */
  shell: ReadonlyMap<string, number>;
}

/** What is wrong with what stands there, in words for people; nothing when all is well. */
export async function judge(evidence: Evidence): Promise<string[]> {
  const { mounted, cell, answered } = evidence;
  const { decision, where } = expectedOf(evidence);
  if (mounted.waits.length) return [`never comes to rest: ${mounted.waits.join(', ')}`];
  const { pathname, search } = mounted.router.state.location;
  if (screenAt(pathname)?.path !== where.path) return [`stands at ${pathname} and not at ${where.path}`];
  return [
    ...nameOf(where, new URLSearchParams(search), cell),
    ...findJunk().map((text) => `shows “${text}”`),
    ...blankPanels().map((name) => `shows nothing below “${name}”`),
    ...(cell.locale === 'en' ? findRawWords(shownTexts().join('\n')).map((word) => `shows the raw word “${word}”`) : []),
    ...(decision.is === 'closed' ? closedBecause(decision.gate, cell) : []),
    ...(decision.is === 'login' ? signedOutBecause(evidence) : []),
    // Who is signed out at once may have asked already: that is refused, and nothing is shown.
    ...(cell.fault === null && decision.is !== 'login' ? answered.flatMap(refusalOf) : []),
    ...(decision.is === 'open' && where === evidence.screen ? await explains(evidence) : []),
    ...(decision.is === 'open' && where === evidence.screen ? saysThatItIsEmpty(cell) : []),
  ];
}

/** Where this leads: the page itself, the one that stands for it, or the sign-in. */
function expectedOf({ cell, screen, decision, isOver, answered }: Evidence): { decision: Decision; where: Screen } {
  const hasShell = screen.layout !== 'bare';
  const isEnded = cell.fault === 'session-lost' && answered.some(({ code }) => code === -1002);
  if (!screen.isPublic && ((isOver && hasShell) || isEnded)) return { decision: { is: 'login' }, where: at('/login') };
  if (decision.is === 'login') return { decision, where: at('/login') };
  if (decision.is === 'instead') return { decision: { is: 'open' }, where: at(decision.path) };
  return { decision, where: screen };
}

function at(path: string): Screen {
  const found = screenAt(path);
  if (!found) throw new Error(`${path} is no route`);
  return found;
}

function nameOf(screen: Screen, address: URLSearchParams, { locale }: Cell): string[] {
  const { menu } = screen;
  const name = titleOf(screen, address)[locale === 'en' ? 1 : 0];
  const heads = seen('h1').map(textOf);
  const { product } = wordsIn(routeWords, locale);
  // Between them stands the app that the page is about.
  const isCalled = document.title.startsWith(`${name} · `) && document.title.endsWith(` · ${product}`);
  return [
    ...(isCalled ? [] : [`is called “${document.title}” and not “${name} · … · ${product}”`]),
    ...(heads.length === 1 ? [] : [`has ${heads.length} first headings: ${heads.join(', ')}`]),
    ...(menu && heads[0] !== name ? [`its heading is “${heads[0]}” and not “${name}”`] : []),
  ];
}

function closedBecause(gate: 'platform' | 'service' | 'role' | 'menu' | 'expiry', { locale }: Cell): string[] {
  const t = wordsIn(closedWords, locale);
  // Without any app, no platform is to blame.
  const causes = gate === 'platform' ? [t.platformTitle, t.noAppTitle] : [t[`${gate}Title`]];
  return seen('h2').some((head) => causes.includes(textOf(head))) ? [] : [`is closed and does not say “${causes.join('” or “')}”`];
}

function signedOutBecause({ cell: { locale, fault }, isOver }: Evidence): string[] {
  const { lost, expired } = wordsIn(loginWords, locale);
  const cause = fault === 'session-lost' ? lost : isOver ? expired : null;
  return cause === null || shownTexts().join('\n').includes(cause) ? [] : [`signs out and does not say “${cause}”`];
}

/** While all is well nothing is asked that is not answered. */
const refusalOf = ({ endpoint, code }: Answered): string[] =>
  code === 200 || code === 201 || code === null ? [] : [`asks ${endpoint.call}, which answers ${code}`];

/** What failed is said where it would have stood, with a way to try again, and nothing is called empty that has not come. */
async function explains({ cell, screen, mounted: { cache }, shell }: Evidence): Promise<string[]> {
  const { fault } = cell;
  const failed = failedOn(cache, shell);
  if (fault === null || !failed.length) return failsAtAll(cell, screen, failed);
  const mayBeLocked = fault === 'forbidden' || fault === 'plain-backend';
  const isAll = fault !== 'plain-backend' && fault !== 'one-failing' && fault !== 'session-lost';
  return [
    ...([...failureMarks(), ...(mayBeLocked ? lockedMarks() : [])].length ? [] : [`does not say that ${failed.join(', ')} failed`]),
    ...(mayBeLocked || retryButtons().length || (await offersRetryInLists()) ? [] : [`offers no way to try ${failed.join(', ')} again`]),
    ...(isAll ? emptyMarks().map((mark) => `calls empty what has not come: “${textOf(mark).slice(0, 60)}”`) : []),
    ...(fault === 'failing' ? failedParts().filter((part) => !retryIn(part).length) : []).map(
      (part) => `offers no way to try again at “${textOf(part).slice(0, 60)}”`,
    ),
    ...failsAtAll(cell, screen, failed),
  ];
}

/** A page without queries cannot show a failure, so this cell proves nothing about it. `asksNothing` lists such pages. */
function failsAtAll({ route, person, fault, record }: Cell, { isPublic }: Screen, failed: readonly string[]): string[] {
  if (fault !== 'failing' || person !== richest || isPublic || (records[route] && record === undefined)) return [];
  if (failed.length) return asksNothing.has(route) ? [`asks ${failed.join(', ')}: take it out of asksNothing`] : [];
  return asksNothing.has(route) ? [] : ['asks nothing, so that no failure is seen'];
}

function saysThatItIsEmpty({ route, person, fault }: Cell): string[] {
  if (person !== newcomer || fault !== null || !emptyForNewcomer.has(route)) return [];
  return emptyMarks().length ? [] : ['does not say that it is empty'];
}

/** Queries that failed and that a part of the page waits for. What only the shell waits for is not the page's to explain. */
function failedOn(cache: QueryClient, shell: ReadonlyMap<string, number>): string[] {
  return cache
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'error' && query.getObserversCount() > (shell.get(query.queryHash) ?? 0))
    .map(({ queryKey }) => String(queryKey[1]));
}
