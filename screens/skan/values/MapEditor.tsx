import styled from 'styled-components';
import { Download, Plus, Upload } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, FailedNote, GridCell, Note, Page, saveFile, SplitView, Text, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import type { MapDraft, ValueMaps, ValueRule } from '#app/api/ours/apps/skan.ts';
import { reportFilters } from '#app/api/reports/filters.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { FormPage } from '#screens/kit/form/index.ts';
import { MapDialogs, type Editing } from './edit/MapDialogs.tsx';
import { isError, lint } from './map/lint.ts';
import { mapText } from './map/mapFile.ts';
import { Checks } from './panels/Checks.tsx';
import { CoarseTable } from './panels/CoarseTable.tsx';
import { Differences } from './panels/Differences.tsx';
import { PathTest } from './panels/PathTest.tsx';
import { PublishedMaps } from './panels/PublishedMaps.tsx';
import { RuleTable } from './panels/RuleTable.tsx';
import { ValueGrid } from './panels/ValueGrid.tsx';
import { PublishButton } from './PublishButton.tsx';
import { useMapForm } from './useMapForm.ts';
import { useVersionText } from './useVersionText.ts';
import { words } from './words.ts';

const blankRule: ValueRule = { from: 0, to: 0, name: '', event: '', kind: 'count', property: null, low: null, high: null };

/** The draft of the next map: what is wrong with it, what it changes, and what it makes of a user. */
export function MapEditor({ maps }: { maps: ValueMaps }) {
  const t = useWords(words);
  const title = usePageTitle();
  const meta = useVersionText(maps);
  const app = useApp().id;
  const [editing, setEditing] = useState<Editing | null>(null);
  const events = useQuery(reportFilters.events({ x: app }));
  const { live, draft, past, shares, mixedUntil } = maps;
  const { form, save, rules, coarse, setRules, setMap, putRule, putCoarse, move } = useMapForm(app, draft ?? live);
  const findings = lint({ rules, coarse }, { shares, live: live?.rules ?? [], events: events.data?.map(({ event }) => event) });
  const editRule = (rule: ValueRule) => setEditing({ kind: 'rule', index: rules.indexOf(rule), rule });
  const addRule = (given: Partial<ValueRule> = {}) => setEditing({ kind: 'rule', index: null, rule: { ...blankRule, ...given } });
  return (
    <Page
      title={title}
      meta={meta}
      actions={
        <>
          <MapFile of={{ rules, coarse }} app={app} onImport={() => setEditing({ kind: 'import' })} />
          <PublishButton maps={maps} errors={findings.filter(isError).length} isUnsaved={form.changeCount > 0} />
        </>
      }
    >
      <FailedNote of={[events]}>{t.eventsFailed}</FailedNote>
      {mixedUntil && <Note>{t.mixedNow(mixedUntil)}</Note>}
      <SplitView
        side={
          <>
            <Checks findings={findings} count={rules.length} onRule={editRule} onGap={addRule} />
            <Differences live={live} draft={{ rules, coarse }} version={draft?.version ?? (live?.version ?? 0) + 1} />
            <PathTest rules={rules} coarse={coarse} />
          </>
        }
      >
        <ValueGrid rules={rules} findings={findings} />
        <FormPage of={save} title={t.rules} act={t.save} leavesWith={['app']}>
          <GridCell span="all">
            <Wide>
              <Text as="p" kind="caption" tone="secondary">
                {t.rulesNote(rules.length)}
              </Text>
              <RuleTable
                rules={rules}
                findings={findings}
                shares={shares}
                live={live?.rules ?? []}
                onEdit={editRule}
                onRemove={(rule) => setRules(rules.filter((one) => one !== rule))}
                onMove={move}
              />
              <Button kind="link" icon={Plus} onPress={() => addRule()}>
                {t.addRule}
              </Button>
            </Wide>
          </GridCell>
          <GridCell span="all">
            <Wide>
              <Text as="p" isStrong>
                {t.coarse}
              </Text>
              <CoarseTable coarse={coarse} onEdit={(rule) => setEditing({ kind: 'coarse', rule })} />
            </Wide>
          </GridCell>
        </FormPage>
        <PublishedMaps live={live} past={past} onTake={setMap} />
      </SplitView>
      <MapDialogs
        of={editing}
        events={events.data ?? []}
        onRule={putRule}
        onCoarse={putCoarse}
        onImport={setMap}
        onClose={() => setEditing(null)}
      />
    </Page>
  );
}

/** The draft as a file, in and out. */
function MapFile({ of: map, app, onImport }: { of: MapDraft; app: number; onImport: () => void }) {
  const t = useWords(words);
  return (
    <>
      <Button icon={Upload} onPress={onImport}>
        {t.import}
      </Button>
      <Button
        icon={Download}
        isDisabled={map.rules.length === 0}
        onPress={() => saveFile(mapText(map), 'application/json', `conversion-values-${app}.json`)}
      >
        {t.export}
      </Button>
    </>
  );
}

/* Tables scroll in their place, and do not widen it. */
const Wide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  & > button {
    justify-self: start;
  }
`;
