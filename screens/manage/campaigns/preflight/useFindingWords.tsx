import { Button, Link, Stack, useWords, type CheckResult } from '#design-system';
import { useLeaveTask } from '#app/lib/address/openTask.ts';
import { problemKeyOf, problemNames } from '#app/lib/glossary/adAccounts.ts';
import type { Finding, Fix } from './facts.ts';
import { useCallbackEvents } from './useCallbackEvents.ts';
import { details, titles, words } from './words.ts';

/** Where a fix is: a page of its own, or else a step of the form. */
const pages: Partial<Record<Fix, string>> = {
  account: '/manage/channel',
  credentials: '/manage/channel',
  callback: '/manage/dataCallback',
  package: '/manage/subpackage',
  channelPackage: '/manage/subpackage',
  volume: '/manage/userinfo',
  plan: '/manage/userinfo',
};

export type FixStep = 'channel' | 'goal' | 'name';

const isStep = (fix: Fix): fix is FixStep => fix === 'channel' || fix === 'goal' || fix === 'name';

export interface FixPlaces {
  app: number;
  /** Opens a step of the form. Without it the fixes of the form are not offered. */
  toStep?: (step: FixStep) => void;
  /** A missing macro is added by one press. */
  addMacro?: (key: string) => void;
}

type Said = keyof typeof titles;
type Explained = keyof typeof details;

const isSaid = (code: string): code is Said => Object.hasOwn(titles, code);
const isExplained = (code: string): code is Explained => Object.hasOwn(details, code);

/** What a check found, as a line of a CheckList. */
export function useFindingWords(places: FixPlaces) {
  const t = useWords(words);
  const titleWords = useWords(titles);
  const detailWords = useWords(details);
  const problems = useWords(problemNames);
  const { nameOf } = useCallbackEvents();
  const detailOf = ({ code, values }: Finding): string | undefined => {
    if (values['why'] === 'denied') return t.denied;
    if (values['why'] === 'unknown') return t.unknown;
    return isExplained(code) ? detailWords[code](values) : undefined;
  };
  const withReason = (values: Finding['values']) => ({
    ...values,
    ...(values['problem'] !== undefined && { reason: problems[problemKeyOf(String(values['problem']))] }),
    ...(values['events'] !== undefined && { events: String(values['events']).split(', ').map(nameOf).join(t.between) }),
  });
  return (one: Finding): CheckResult => {
    const { code, level, values } = one;
    const detail = detailOf(one);
    return {
      id: `${code} ${values['key'] ?? ''}`,
      level,
      // A later console may check more than this one has words for.
      title: isSaid(code) ? titleWords[code](withReason(values)) : t.other(code),
      ...(detail !== undefined && { detail }),
      ...(level !== 'pass' && { fix: <FixLink of={one} {...places} /> }),
    };
  };
}

function FixLink({ of: { code, fix, values }, app, toStep, addMacro }: FixPlaces & { of: Finding }) {
  const t = useWords(words);
  const leaveTask = useLeaveTask();
  const key = values['key'];
  if (code === 'macroMissing' && addMacro && key !== undefined)
    return (
      <Button kind="link" size="sm" onPress={() => addMacro(String(key))}>
        {t.addMacro}
      </Button>
    );
  if (fix === null) return null;
  const page = pages[fix];
  if (page !== undefined)
    return (
      <Link href={`${page}?app=${app}`} onPress={() => leaveTask(t.title)}>
        {t[`${fix}Fix`]}
      </Link>
    );
  if (!isStep(fix) || !toStep) return null;
  const change = (
    <Button kind="link" size="sm" onPress={() => toStep(fix)}>
      {t[`${fix}Fix`]}
    </Button>
  );
  if (code !== 'nameTaken') return change;
  return (
    <Stack direction="row" gap="2">
      <Link href={`/manage/campaign?${new URLSearchParams({ app: String(app), search: String(values['name']) })}`}>{t.viewTaken}</Link>
      {change}
    </Stack>
  );
}
