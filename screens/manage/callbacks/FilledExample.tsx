import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { Select, Stack, Text, useWords } from '#design-system';
import { debug } from '#app/api/apps/debug.ts';
import type { AppChoice } from '#app/api/apps/shapes.ts';
import type { Callback, CallbackEvent } from '#app/api/callbacks.ts';
import { fill, filledAddress, sampleFrom, samples, type SampleEvent } from './macros/macros.ts';
import { sentAs } from './macros/mapping.ts';
import { TestSend } from './TestSend.tsx';
import { words } from './words.ts';

interface FilledExampleProps {
  app: Pick<AppChoice, 'id' | 'platform'>;
  callback: Callback;
  events: readonly CallbackEvent[];
  url: string;
  method: 'GET' | 'POST';
}

interface Example {
  id: string;
  label: string;
  values: SampleEvent;
}

/** As many as can be looked through. */
const mostEvents = 12;

/** The address filled with a sample or with an event that really came, and what the server answers to it. */
export function FilledExample({ app, callback, events, url, method }: FilledExampleProps) {
  const t = useWords(words);
  const [chosen, setChosen] = useState('install');
  const recent = useQuery(debug.events({ id: app.id }));
  const examples = useMemo(() => {
    const real = (recent.data ?? []).slice(0, mostEvents).map((event) => ({
      id: event.id,
      label: `${event.at.slice(11, 19)} · ${event.event}`,
      values: sampleFrom(event, app.platform === 'iOS'),
    }));
    return [...sampleNames.map((name): Example => ({ id: name, label: t.sampleOf(t[name]), values: samples[name] })), ...real];
  }, [recent.data, app.platform, t]);
  const example = (examples.find(({ id }) => id === chosen) ?? examples[0])?.values ?? samples.install;
  const values = sentAs(example, events, callback.id);
  return (
    <Stack gap="3">
      <Select
        label={t.example}
        options={examples.map(({ id, label }) => ({ id, label }))}
        requests={[recent]}
        value={chosen}
        onChange={setChosen}
      />
      <Filled url={url} values={values} />
      <TestSend key={filledAddress(url, values)} body={{ appkey: callback.appkey, method, url: filledAddress(url, values) }} />
    </Stack>
  );
}

const sampleNames = ['install', 'register', 'payment'] as const;

function Filled({ url, values }: { url: string; values: SampleEvent }) {
  const t = useWords(words);
  const { address, parts } = fill(url, values);
  return (
    <Lines aria-label={t.filled}>
      <li>{address}</li>
      {parts.map(({ key, value, isSecret }, index) => (
        <li key={key}>
          <Text kind="mono" tone="tertiary">{`${index === 0 ? '?' : '&'}${key}=`}</Text>
          {value === null ? <Text tone="warning">{t.empty}</Text> : <span>{isSecret ? '••••••' : value}</span>}
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ol`
  margin: 0;
  padding: var(--space-3);
  list-style: none;
  border-radius: var(--radius-sm);
  background: var(--color-bg-sunken);
  font: 400 12px/19px var(--font-mono);
  overflow-wrap: anywhere;
`;
