import { Link, Panel, Stack, Text, Trace, TraceStop, useWords } from '#design-system';
import type { CellOutcome, PathStep, RouteField, System } from '#app/lib/links/outcomes.ts';
import { matrixWords } from './matrix/words.ts';
import { useCellName } from './matrix/useCellName.ts';
import { words } from './words.ts';

interface PathPanelProps {
  cell: CellOutcome;
  /** The address that is clicked; a template has none. */
  url: string | null;
  /** Where a missing address is filled. */
  fixHref?: ((field: RouteField, system: System) => string) | undefined;
}

const fixes = { missing: 'fillMissing', installed: 'fillInstalled', failing: 'fillFailing' } as const;
const deads = { missing: 'deadMissing', installed: 'deadInstalled', failing: 'deadFailing' } as const;

/** What happens between the click and its end, in the chosen situation. */
export function PathPanel({ cell, url, fixHref }: PathPanelProps) {
  const t = useWords(words);
  const nameOf = useCellName();
  const last = cell.path.at(-1);
  return (
    <Panel title={nameOf(cell)}>
      <Stack gap="3">
        <Trace label={nameOf(cell)}>
          {cell.path.map((step) => (
            <PathStop key={step.kind} step={step} isLast={step === last} url={url} place={cell.place} />
          ))}
        </Trace>
        {last?.kind === 'dead' && fixHref && <Link href={fixHref(last.field, cell.system)}>{t[fixes[last.field]]}</Link>}
        <Text kind="caption" tone="tertiary">
          {cell.outcome === 'guide' ? t.guideWhy : t.computed}
        </Text>
      </Stack>
    </Panel>
  );
}

interface PathStopProps {
  step: PathStep;
  isLast: boolean;
  url: string | null;
  place: CellOutcome['place'];
}

function PathStop({ step, isLast, url, place }: PathStopProps) {
  const t = useWords(words);
  const places = useWords(matrixWords);
  const state = isLast ? 'here' : 'passed';
  switch (step.kind) {
    case 'click':
      return <TraceStop note={places[place]}>{url === null ? t.clickAny : t.click(url.replace(/^https?:\/\//, ''))}</TraceStop>;
    case 'guide':
      return <TraceStop note={t.oneMore}>{t.guide}</TraceStop>;
    case 'dead':
      return <TraceStop state="broken">{t[deads[step.field]]}</TraceStop>;
    case 'deferred':
      return (
        <TraceStop state={state} note={t.deferred}>
          <Target of={step.target} name={t.firstOpen} />
        </TraceStop>
      );
    default:
      return (
        <TraceStop state={state}>
          <Target of={step.target} name={t[step.kind]} />
        </TraceStop>
      );
  }
}

function Target({ of, name }: { of: string; name: string }) {
  return (
    <>
      {name}
      <br />
      <Text kind="mono" tone="tertiary">
        {of}
      </Text>
    </>
  );
}
