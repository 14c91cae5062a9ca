import { useWords } from '#design-system';
import type { Outcome, Trial } from '../rows/outcomes.ts';
import type { LineFix, LineIssue, SheetRow } from '../rows/sheetRow.ts';
import { words } from '../words.ts';

const stops = [
  'nameMissing',
  'nameTwice',
  'nameTaken',
  'channelMissing',
  'channelDisabled',
  'macroMissing',
  'linkTooLong',
  'parameterTwice',
  'parameterIsMacro',
  'volumeSpent',
  'packageMissing',
  'packageNotMade',
  'packageBuilding',
  'packageFailed',
  'packageDisabled',
  'addressInvalid',
  'deepLinkInvalid',
  'macroForeign',
  'quotaSpent',
] as const;

const warnings = ['macroForeign', 'deepLinkMissing', 'accountNone', 'versionNotReleased'] as const;

/** Why a row was stopped, what was put right and why it was not made, in words. `rule` is how campaigns of the app are called. */
export function useReason(sharedGroup: string, rule: string | null) {
  const t = useWords(words);
  const byRule = (code: string | null) => (code === 'nameOffRule' && rule !== null ? t.nameOffRule(rule) : null);
  const fix = ({ code, what }: LineFix) => (code === 'spacesReplaced' ? t.spacesReplaced(what) : t.groupUnknown(what, sharedGroup));
  const warning = (code: string) => {
    const known = warnings.find((one) => one === code);
    return byRule(code) ?? (known ? t[known] : t.otherWarning(code));
  };
  return {
    issue: ({ code, given }: LineIssue) =>
      code === 'channelUnknown' ? t.channelUnknown(given) : code === 'windowInvalid' ? t.windowInvalid(given) : t[code],
    stop: (code: string | null) => {
      const known = stops.find((one) => one === code);
      return byRule(code) ?? (known ? t[known] : code === 'channelUnknown' ? t.channelUnknown('') : t.otherStop(code ?? ''));
    },
    /** What was put right in a row that passed, and what it is warned of. */
    notes: ({ fixes }: SheetRow, trial: Trial | undefined) => {
      const fixed = fixes.length === 0 && trial?.is === 'fixed' ? [t.serviceFixed] : fixes.map(fix);
      return [...fixed, ...(trial?.warnings ?? []).map(warning)];
    },
    failure: (result: Outcome['result']) => {
      if (result?.is === 'unknown') return t.unknownText;
      if (result?.is !== 'failed') return '';
      return [result.code !== null && t.code(result.code), result.message].filter(Boolean).join(' · ');
    },
  };
}
