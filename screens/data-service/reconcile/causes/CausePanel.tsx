import styled from 'styled-components';
import { Button, Chip, figureText, Panel, phone, Select, Stack, Text, useProvenaLocale, useWords } from '#design-system';
import { zoneName, type CauseId } from '../core/causes.ts';
import { useCountingText } from '../useCountingText.ts';
import type { Reconciliation } from '../useReconciliation.ts';
import { causeNames, words } from '../words.ts';
import { useCauses, type CauseResult, type Causes } from './useCauses.ts';

/** What could explain the difference: each cause is tested by one press and applied by another. */
export function CausePanel({ of }: { of: Reconciliation }) {
  const t = useWords(words);
  const causes = useCauses(of);
  const applied = useCountingText(of.counting);
  const isEqual = of.comparison?.totals.apart === 0;
  return (
    <Panel title={t.causes} note={t.causesNote} isFlush>
      {applied.length > 0 && (
        <Applied>
          <Stack direction="row" gap="2" isWrapping>
            {applied.map(({ id, text, without }) => (
              <Chip key={id} label={text} onRemove={() => causes.take(without)} />
            ))}
          </Stack>
        </Applied>
      )}
      {isEqual || causes.offered.length === 0 ? (
        <Applied>
          <Text tone="secondary">{isEqual ? t.noDifference : t.noCauses}</Text>
        </Applied>
      ) : (
        <Lines>
          {causes.offered.map((cause) => (
            <CauseLine key={cause} cause={cause} causes={causes} />
          ))}
        </Lines>
      )}
    </Panel>
  );
}

function CauseLine({ cause, causes }: { cause: CauseId; causes: Causes }) {
  const t = useWords(words);
  const names = useWords(causeNames);
  const result = causes.results[cause];
  const isDisabled = causes.hasToWait(cause);
  return (
    <li>
      <div>
        <Text>{names[cause]}</Text>
        <Result of={result} />
      </div>
      <Stack direction="row" gap="2" justify="end">
        {cause === 'zone' && (
          <Select
            label={t.zoneOf}
            look="soft"
            isLabelHidden
            size="sm"
            value={String(causes.zone)}
            onChange={(id) => causes.chooseZone(causes.zones.find((one) => String(one) === id) ?? causes.zone)}
            options={causes.zones.map((zone) => ({ id: String(zone), label: zoneName(zone) }))}
          />
        )}
        <Button
          size="sm"
          isDisabled={isDisabled}
          isBusy={result?.is === 'testing'}
          onPress={() => causes.test(cause)}
          aria-label={`${t.test} · ${names[cause]}`}
        >
          {t.test}
        </Button>
        {result?.is === 'tested' && (
          <Button
            size="sm"
            kind="primary"
            isDisabled={isDisabled}
            onPress={() => causes.apply(cause)}
            aria-label={`${t.apply} · ${names[cause]}`}
          >
            {t.apply}
          </Button>
        )}
      </Stack>
    </li>
  );
}

/** What is left of the difference. */
function Result({ of: result }: { of: CauseResult | undefined }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  if (!result || result.is === 'testing') return null;
  if (result.is === 'unknown' || result.is === 'failed')
    return <Text tone="warning">{result.is === 'unknown' ? t.unknown : result.why}</Text>;
  const share = (value: number | null) => figureText(value, locale, { kind: 'percent' });
  const { totals } = result;
  return (
    <Text tone="secondary">
      <output>{t.left(share(totals.share), share(totals.apartShare))}</output>
    </Text>
  );
}

const Applied = styled.div`
  padding: var(--space-3) var(--space-4);
  border-top: 1px solid var(--color-border-subtle);
`;

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-3);
    min-height: 48px;
    padding: var(--space-2) var(--space-4);
    border-top: 1px solid var(--color-border-subtle);
  }
  & > li > div:first-child {
    display: grid;
  }
  ${phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
