import { useMemo } from 'react';
import { DescriptionList, Stack, Table, useWords, type Column } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { hasDeepLinks } from '#app/lib/links/addresses.ts';
import { useCallbackEvents } from '../preflight/useCallbackEvents.ts';
import type { Values } from './values.ts';
import { words } from './words.ts';

interface Outcome {
  system: string;
  withApp: string;
  without: string;
}

interface ReviewStepProps {
  of: Values;
  group: string;
  /** The events that the callback of the channel sends; null where that is not known. */
  sent: readonly string[] | null;
}

/** The choices once more, and where people arrive. */
export function ReviewStep({ of: values, group, sent }: ReviewStepProps) {
  const t = useWords(words);
  const app = useApp();
  const platform = useWords(platformNames)[app.platform];
  const { nameOf } = useCallbackEvents();
  const { target, url, deepLink, name, clickWindow, viewWindow, billing, callback } = values;
  const columns = useMemo(
    (): Column<Outcome>[] => [
      { id: 'system', title: t.system, value: ({ system }) => system, canSort: false, phone: 'title' },
      { id: 'with', title: t.withApp, value: ({ withApp }) => withApp, canSort: false, phone: 'line' },
      { id: 'without', title: t.without, value: ({ without }) => without, canSort: false, phone: 'line' },
    ],
    [t],
  );
  const names = (events: readonly string[]) => events.map(nameOf).join(t.between);
  const chosen = callback === 'all' ? sent : callback === 'some' ? values.events : [];
  const notOn = chosen?.filter((event) => sent !== null && !sent.includes(event)) ?? [];
  const on = chosen?.filter((event) => !notOn.includes(event)) ?? [];
  const eventsText =
    callback === 'none'
      ? t.callbackNone
      : [names(on), notOn.length > 0 && t.notOn(names(notOn))].filter(Boolean).join(' / ') || t.callbackAll;
  const place = url || t[target];
  const rows = [{ system: platform, withApp: hasDeepLinks(app.platform) && deepLink ? deepLink : place, without: place }];
  return (
    <Stack gap="4">
      <DescriptionList
        items={[
          { term: t.name, value: name },
          { term: t.group, value: group },
          { term: t.attribution, value: t.windows(clickWindow, viewWindow) },
          { term: t.billing, value: billing === 'none' ? t.billingNone : billing },
          { term: t.callback, value: eventsText },
        ]}
      />
      <Table label={t.landing} columns={columns} rows={rows} rowKey={({ system }) => system} phone="cards" />
    </Stack>
  );
}
