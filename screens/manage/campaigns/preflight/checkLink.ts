import { foreignMacro, isCallbackMacro, longestLink, parameterFaults } from '#app/lib/links/linkRules.ts';
import { linkLength } from '../link/composeLink.ts';
import { finding, isKnown, unchecked, type Finding, type PreflightFacts } from './facts.ts';

export function checkLink({ draft, macros }: PreflightFacts): Finding[] {
  if (!isKnown(macros)) return [unchecked('macros', macros)];
  const { parameters } = draft;
  const missing = macros.filter(({ isRequired, key }) => isRequired && !draft.macros.includes(key));
  const faults = parameterFaults(draft, macros);
  const foreign = foreignMacro(draft, macros);
  const odd = parameters.find(({ key, value }) => hasOddCharacters(key) || hasOddCharacters(value));
  const length = linkLength(draft, macros);
  const found = [
    ...missing.map(({ key, name }) => finding('macroMissing', isCallbackMacro(key) ? 'stop' : 'warn', 'name', { key, name })),
    ...faults.map(({ code, key }) => finding(code, 'stop', 'name', { key })),
    foreign ? finding('macroForeign', foreign.level, 'name', { key: foreign.key }) : null,
    odd ? finding('parameterOdd', 'warn', 'name', { key: odd.key, value: odd.value }) : null,
    length > longestLink ? finding('linkTooLong', 'stop', 'name', { length, limit: longestLink }) : null,
    missing.length === 0 ? finding('macrosComplete', 'pass', null, { count: draft.macros.length }) : null,
    length <= longestLink && faults.length === 0 ? finding('linkFits', 'pass', null, { length, limit: longestLink }) : null,
  ];
  return found.filter((one) => one !== null);
}

/** Spaces and full-width signs are dropped or doubled by some networks when they hand a link on. */
const hasOddCharacters = (text: string) => text !== text.trim() || /[\s\u3000\uFF01-\uFF5E"<>\\^`|]/.test(text);
