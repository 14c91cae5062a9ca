import { CheckList, Link, Panel, useWords } from '#design-system';
import type { Check, Checks } from '#app/api/ours/checks.ts';
import { systems } from '#app/lib/links/outcomes.ts';
import { matrixWords } from './matrix/words.ts';
import { words } from './words.ts';

/** What the service finds about a link, with the way to its fix for who may fix it. */
export function LinkChecks({ checks, fixHref }: { checks: Checks; fixHref: string | undefined }) {
  const t = useWords(words);
  const names = useWords(matrixWords);
  const titleOf = ({ code, values }: Check): string => {
    const system = systems.find((one) => one === values['system']);
    if (code === 'deadEnd') return t.deadEnd(system ? names[system] : '');
    return code === 'detour' ? t.detour : code === 'universalLinkFile' ? t.universalLink : t.otherCheck(code);
  };
  const detailOf = ({ code, values }: Check) =>
    code === 'deadEnd' ? t.deadEndDetail(Number(values['count'])) : code === 'detour' ? t.detourDetail(Number(values['count'])) : undefined;
  return (
    <Panel title={t.checks}>
      <CheckList
        label={t.checks}
        hasPasses
        note={t.computed}
        checks={checks.map((check) => ({
          id: `${check.code} ${check.values['system'] ?? ''}`,
          level: check.level,
          title: titleOf(check),
          detail: detailOf(check),
          fix: check.level === 'stop' && fixHref !== undefined ? <Link href={fixHref}>{t.fix}</Link> : undefined,
        }))}
      />
    </Panel>
  );
}
