import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  AsyncView,
  Button,
  ComboBox,
  combined,
  Empty,
  LinkButton,
  MasterDetail,
  Page,
  NameList,
  Panel,
  PanelsSkeleton,
  SplitView,
  Stack,
  useWords,
} from '#design-system';
import { callbacks, type Callback } from '#app/api/callbacks.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { idParam, textParam, useUrlState } from '#app/lib/urlState.ts';
import { AddressEditor } from './AddressEditor.tsx';
import { AddDialog } from './AddDialog.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { useCallbackApps } from './useCallbackApps.ts';
import { WhyNoCallback } from './why/WhyNoCallback.tsx';
import { words } from './words.ts';

/** `add` is the ad network that an address from elsewhere asks a callback for. */
export const params = { appkey: textParam, id: idParam, add: textParam };

/** Where the conversions of an app go, which of them, and why one did not arrive. */
export function DataCallback() {
  const t = useWords(words);
  const title = usePageTitle();
  const { values, set } = useUrlState(params);
  const { apps, options, app } = useCallbackApps(values.appkey);
  const all = useQuery(callbacks.all());
  const [pressed, setPressed] = useState<{ media: string | null } | null>(null);
  const ofApp = all.data?.filter(({ appkey }) => appkey === app?.appkey);
  const isAsked = values.add !== '' && app?.appkey === values.appkey && ofApp?.every(({ media }) => media !== values.add);
  const adding = pressed ?? (isAsked ? { media: values.add } : null);
  const close = () => {
    setPressed(null);
    set({ add: '' }, { isReplaced: true });
  };
  const add = (
    <Button icon={Plus} onPress={() => setPressed({ media: null })}>
      {t.add}
    </Button>
  );
  return (
    <Page
      title={title}
      meta={t.meta}
      actions={
        app && (
          <>
            <ComboBox
              label={t.app}
              isLabelHidden
              isRequired
              value={app.appkey}
              onChange={(appkey) => appkey !== null && set({ appkey, id: null, add: '' })}
              options={options}
            />
            {add}
          </>
        )
      }
    >
      <AsyncView of={combined(all, apps)} headingLevel={2} skeleton={<PanelsSkeleton parts={[{ list: 'rows', main: 'grid' }]} />}>
        {(rows) => {
          const own = rows.filter(({ appkey }) => appkey === app?.appkey);
          const open = own.find(({ id, media }) => id === values.id || (values.add !== '' && media === values.add)) ?? own[0];
          if (!app || !open) return <None hasApp={app !== undefined} add={add} />;
          return (
            <SplitView side={<WhyNoCallback key={app.id} app={app} callbacks={own} onAdd={(media) => setPressed({ media })} />}>
              <MasterDetail
                list={<Targets of={own} current={open.id} />}
                isDetailOpen={values.id !== null}
                onBack={() => set({ id: null })}
                backTo={t.list}
              >
                <Stack gap="4">
                  <EventsPanel key={`events ${open.id}`} callback={open} all={rows} />
                  <AddressEditor key={`address ${open.id}`} app={app} callback={open} others={own} />
                </Stack>
              </MasterDetail>
            </SplitView>
          );
        }}
      </AsyncView>
      {adding && app && <AddDialog app={app} known={ofApp ?? []} media={adding.media} onClose={close} />}
    </Page>
  );
}

function None({ hasApp, add }: { hasApp: boolean; add: ReactNode }) {
  const t = useWords(words);
  return (
    <Panel>
      <Empty
        kind="no-data"
        headingLevel={2}
        title={hasApp ? t.none : t.noApp}
        cause={hasApp ? t.noneCause : t.noAppCause}
        actions={hasApp ? add : <LinkButton href="/manage/app">{t.openApps}</LinkButton>}
      />
    </Panel>
  );
}

function Targets({ of, current }: { of: readonly Callback[]; current: number }) {
  const t = useWords(words);
  const mediaName = useMediaName();
  const { href } = useUrlState(params);
  const lines = of.map(({ id, name, isOn, events }) => ({
    id,
    name: mediaName(name),
    href: href({ id }),
    note: isOn ? t.on(events.length) : t.off,
  }));
  return <NameList label={t.list} lines={lines} current={current} />;
}
