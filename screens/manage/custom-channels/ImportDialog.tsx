import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { Button, Dialog, Stack, Tag, Text, TextArea, useWords } from '#design-system';
import { customChannels } from '#app/api/channels/custom.ts';
import { useAllPages } from '#screens/kit/pages/index.ts';
import { useEach } from '#screens/kit/acts/index.ts';
import { parseChannels, type PastedChannel } from './parseChannels.ts';
import { words } from './words.ts';

const kinds = { ready: 'accent', repeated: 'warning', exists: 'warning', long: 'negative' } as const;

/** Many channels by one paste: each line is checked before, and has its outcome after. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const [text, setText] = useState('');
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, string | null>>(new Map());
  const known = useAllPages((place) => customChannels.search(place));
  const names = useMemo(
    // Those that have been imported from here are no duplicates of themselves.
    () => (known.data ?? []).map(({ name }) => name).filter((name) => outcomes.get(name) !== null),
    [known.data, outcomes],
  );
  const found = useMemo(() => parseChannels(text, names), [text, names]);
  const ready = found.filter(({ name, state }) => state === 'ready' && outcomes.get(name) !== null);
  const create = useEach({ call: customChannels.create });
  const values = [...outcomes.values()];
  const send = () =>
    create.run(
      ready.map(({ name, note }) => ({ body: { name, note } })),
      ({ input, reason }) => setOutcomes((now) => new Map(now).set(input.body.name, reason ?? null)),
    );
  return (
    <Dialog
      title={t.importTitle}
      width={560}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      hasUnsaved={ready.length > 0 && !create.isRunning}
      isBusy={create.isRunning}
      footer={
        <>
          <Button slot="close" isDisabled={create.isRunning}>
            {t.cancel}
          </Button>
          <Button kind="primary" isBusy={create.isRunning} isDisabled={ready.length === 0} onPress={() => void send()}>
            {t.importAct(ready.length)}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <TextArea label={t.paste} hint={t.pasteHint} value={text} onChange={setText} rows={4} />
        {values.length > 0 && <Text as="p">{t.imported(values.filter((one) => one === null).length, values.filter(Boolean).length)}</Text>}
        <Lines>
          {found.map((channel) => (
            <li key={channel.place}>
              <span>{channel.name}</span>
              <Text kind="caption" tone="tertiary">
                {channel.note}
              </Text>
              <Result of={channel} outcome={outcomes.get(channel.name)} />
            </li>
          ))}
        </Lines>
      </Stack>
    </Dialog>
  );
}

function Result({ of: { state }, outcome }: { of: PastedChannel; outcome: string | null | undefined }) {
  const t = useWords(words);
  if (outcome === null && state === 'ready') return <Tag kind="positive">{t.done}</Tag>;
  if (outcome) return <Tag kind="negative">{outcome}</Tag>;
  return <Tag kind={kinds[state]}>{t[state]}</Tag>;
}

const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 34px;
    border-top: 1px solid var(--color-border-subtle);
    overflow-wrap: anywhere;
  }
  & > li > :last-child {
    margin-left: auto;
  }
`;
