import { useWords } from '#design-system';
import type { Check } from '#app/api/ours/checks.ts';
import { words } from './words.ts';

/** A check is a fact; here it becomes a sentence, and what was found about it. */
export function useCheckWords() {
  const t = useWords(words);
  const isBad = ({ level }: Check) => level === 'stop' || level === 'warn';
  const titleOf = (check: Check): string => {
    switch (check.code) {
      case 'sdkVersion':
      case 'clickWindow':
        return t[check.code];
      case 'firstEvent':
      case 'requiredEvents':
      case 'properties':
      case 'advisedEvents':
      case 'storeUrl':
      case 'deepLink':
      case 'protection':
      case 'callbacks':
      case 'testDevices':
        // What has not been looked at is neither good nor bad.
        return check.level === 'wait' ? t[`${check.code}Topic`] : isBad(check) ? t[`${check.code}Stop`] : t[check.code];
      default:
        // A service may look at more than this console knows of.
        return `${t.other}: ${check.code}`;
    }
  };
  const foundIn = ({ values }: Check): string | undefined => {
    const { missing, broken, version, days, count } = values;
    if (days) return t.days(days);
    if (count && count !== '0') return t.items(count);
    return missing || broken || version || undefined;
  };
  return { titleOf, foundIn };
}
