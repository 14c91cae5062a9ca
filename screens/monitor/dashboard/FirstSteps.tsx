import { LinkButton, Panel, Steps, useWords } from '#design-system';
import { words } from './words.ts';

/** For an app without a single click or install: how the first ones get here. */
export function FirstSteps({ app }: { app: number }) {
  const t = useWords(words);
  const step = (id: string, title: string, summary: string, href: string, isFirst = false) => ({
    id,
    title,
    summary,
    state: isFirst ? ('current' as const) : ('ahead' as const),
    action: (
      <LinkButton href={href} size="sm">
        {t.open}
      </LinkButton>
    ),
  });
  return (
    <Panel title={t.first}>
      <Steps
        label={t.first}
        steps={[
          step('sdk', t.firstSdk, t.firstSdkNote, `/manage/appdetail/${app}`, true),
          step('link', t.firstLink, t.firstLinkNote, `/manage/campaign?app=${app}`),
          step('bind', t.firstBind, t.firstBindNote, '/manage/channel'),
        ]}
      />
    </Panel>
  );
}
