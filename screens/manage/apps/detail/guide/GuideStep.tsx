import { useQuery } from '@tanstack/react-query';
import {
  AsyncView,
  CodeBlock,
  Copyable,
  Heading,
  Instructions,
  Panel,
  Select,
  PanelsSkeleton,
  SplitView,
  Stack,
  Tag,
  Text,
  useWords,
} from '#design-system';
import { debug, type DebugCommon } from '#app/api/apps/debug.ts';
import type { AppDetail, Platform } from '#app/api/apps/shapes.ts';
import { useSearchParams } from '#app/lib/router.ts';
import { platformNames } from '#app/lib/glossary/words.ts';
import { isPage } from '../steps.ts';
import { FirstEvent } from './FirstEvent.tsx';
import { AllOptions } from './options/AllOptions.tsx';
import { snippets } from './seed-snippets.ts';
import { SiteField, useHosts } from './SiteField.tsx';
import { words } from './words.ts';
import { config, siteAddress } from '#app/lib/config/current.ts';

/** What a developer does, with the keys of the app in it. */
export function GuideStep({ app }: { app: AppDetail }) {
  const common = useQuery(debug.common());
  return (
    <SplitView side={<FirstEvent app={app} />}>
      <AsyncView of={common} skeleton={<PanelsSkeleton parts={['form', 'form']} />}>
        {(told) => <Guide app={app} common={told} />}
      </AsyncView>
    </SplitView>
  );
}

const isPlatform = (text: string | null): text is Platform => text !== null && Object.hasOwn(snippets, text);

function Guide({ app, common }: { app: AppDetail; common: DebugCommon }) {
  const t = useWords(words);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('platform');
  const platform = isPlatform(asked) ? asked : app.platform;
  const [hosts, setHosts] = useHosts(app);
  const version = common.versions.find((one) => one.platform === platform)?.version ?? '';
  const filled = {
    appkey: app.appkey,
    version,
    receiver: new URL(config().logReceiver ?? common.receiver, location.origin).href,
    script: siteAddress('/tracker/v2.js'),
    hosts,
  };
  const parts = snippets[platform].map(({ step, file, code, needsHosts }) => ({
    step,
    file,
    code: code(filled),
    missing: needsHosts && hosts.length === 0 ? t.siteMissing : undefined,
  }));
  const says = isPage(platform)
    ? { install: [t.pageInstall(version), t.pageInstallNote], start: [t.pageStart, t.pageStartNote], events: [t.events, t.eventsNote] }
    : { install: [t.install(version), t.installNote], start: [t.start, t.startNote], events: [t.events, t.eventsNote] };
  const choose = (id: Platform) =>
    setSearch(
      (now) => {
        now.set('platform', id);
        return now;
      },
      { replace: true },
    );
  return (
    <Stack gap="4">
      <Panel
        title={t.title}
        actions={
          <>
            <Copyable
              isButton
              what={t.copyAll}
              missing={parts.find(({ missing }) => missing)?.missing}
              text={() => parts.map(({ file, code }) => `// ${file}\n${code}`).join('\n\n')}
            />
            <PlatformSelect value={platform} onChange={choose} />
          </>
        }
      >
        <Instructions
          isRoomy
          steps={parts.map(({ step, file, code, missing }) => ({
            id: step,
            content: (
              <Stack gap="2">
                <Stack gap="0">
                  <Heading level={3}>{says[step][0]}</Heading>
                  <Text tone="tertiary">{says[step][1]}</Text>
                </Stack>
                {step === 'install' && isPage(platform) && <SiteField hosts={hosts} onChange={setHosts} />}
                <CodeBlock
                  title={file}
                  code={code}
                  note={code.includes(app.appkey) && <Tag kind="accent">{t.filled}</Tag>}
                  missing={missing}
                />
              </Stack>
            ),
          }))}
        />
      </Panel>
      {isPage(platform) && <AllOptions />}
    </Stack>
  );
}

function PlatformSelect({ value, onChange }: { value: Platform; onChange: (platform: Platform) => void }) {
  const t = useWords(words);
  const names = useWords(platformNames);
  return (
    <Select
      label={t.platform}
      isLabelHidden
      look="soft"
      size="sm"
      value={value}
      onChange={onChange}
      options={(['iOS', 'Android', 'Harmony', 'quickApp', 'H5', 'wx', 'wg', 'dg', 'selfBuilt'] as const).map((id) => ({
        id,
        label: names[id],
      }))}
    />
  );
}
