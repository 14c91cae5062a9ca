import { useState } from 'react';
import { Button, CheckboxGroup, Panel, Select, Stack, useWords } from '#design-system';
import { events, eventsFor, inOrder, type Event } from './steps.ts';
import { windows, type FunnelQuestion } from './useFunnel.ts';
import { eventNames, words } from './words.ts';

/** Which steps, and how long one may take. Nothing is asked before it is pressed. */
export function FunnelBuilder({ of: question }: { of: FunnelQuestion }) {
  const t = useWords(words);
  const names = useWords(eventNames);
  const { steps, window } = question.params;
  const known = eventsFor(question);
  const [draft, setDraft] = useState<readonly Event[]>(steps);
  const [days, setDays] = useState(window);
  const chosen = draft.filter((one) => known.includes(one));
  const isSame = chosen.join() === steps.join() && days === window;
  return (
    <Panel title={t.builder}>
      <Stack gap="4">
        <CheckboxGroup
          label={t.steps}
          hint={known.length < events.length ? t.noPay : t.stepsHint}
          {...(chosen.length < 2 && { error: t.tooFew })}
          options={known.map((value) => {
            const place = chosen.indexOf(value);
            return { value, label: place < 0 ? names[value] : `${place + 1} ${names[value]}` };
          })}
          value={[...chosen]}
          onChange={(next) => setDraft(inOrder(next))}
        />
        <Select label={t.window} value={days} options={windows.map((id) => ({ id, label: t.days(id) }))} onChange={setDays} />
        <Stack direction="row" gap="2">
          <Button
            kind="primary"
            isDisabled={chosen.length < 2 || isSame}
            onPress={() => question.setParams({ steps: chosen, window: days, step: null })}
          >
            {t.calculate}
          </Button>
          <Button
            kind="ghost"
            isDisabled={isSame}
            onPress={() => {
              setDraft(steps);
              setDays(window);
            }}
          >
            {t.reset}
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
