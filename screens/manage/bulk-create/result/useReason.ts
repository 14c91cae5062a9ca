import { useWords } from '#design-system';
import type { Outcome } from '../rows/outcomes.ts';
import type { LineFix, LineIssue } from '../rows/sheetRow.ts';
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
  'nameOffRule',
] as const;

/** Why a row was stopped, what was put right and why it was not made, in words. */
export function useReason(sharedGroup: string) {
  const t = useWords(words);
  return {
    issue: ({ code, given }: LineIssue) =>
      code === 'channelUnknown' ? t.channelUnknown(given) : code === 'windowInvalid' ? t.windowInvalid(given) : t[code],
    fix: ({ code, what }: LineFix) =>
      code === 'nameOffRule' ? t.nameOffRule : code === 'spacesReplaced' ? t.spacesReplaced(what) : t.groupUnknown(what, sharedGroup),
    stop: (code: string | null) => {
      const known = stops.find((one) => one === code);
      return known ? t[known] : code === 'channelUnknown' ? t.channelUnknown('') : t.otherStop(code ?? '');
    },
    serviceFix: t.serviceFixed,
    failure: (result: Outcome['result']) => {
      if (result?.is === 'unknown') return t.unknownText;
      if (result?.is !== 'failed') return '';
      const why = result.message ?? (result.code === -6001 ? t.quota : '');
      return [result.code !== null && t.code(result.code), why].filter(Boolean).join(' · ');
    },
  };
}
