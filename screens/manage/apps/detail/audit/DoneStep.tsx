import { Empty, LinkButton, Panel, Stack, Status, Text, useWords } from '#design-system';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { addressOf } from '../steps.ts';
import { words } from './words.ts';

/** The end of the way, and where it goes on. */
export function DoneStep({ app }: { app: AppDetail }) {
  const t = useWords(words);
  if (app.onlineOn === null)
    return (
      <Panel>
        <Empty
          kind="no-data"
          headingLevel={2}
          title={t.notDoneTitle}
          cause={t.notDoneCause}
          actions={<LinkButton href={addressOf('audit', app.id)}>{t.toAudit}</LinkButton>}
        />
      </Panel>
    );
  return (
    <Panel title={t.doneTitle} note={<Status tone="good">{app.onlineOn}</Status>}>
      <Stack gap="4">
        <Text as="p">{t.doneCause(app.name)}</Text>
        <Stack direction="row" gap="2">
          <LinkButton href={`/monitor/dashboard?app=${app.id}`} kind="primary">
            {t.dashboard}
          </LinkButton>
          <LinkButton href={`/manage/campaign?app=${app.id}`}>{t.campaign}</LinkButton>
        </Stack>
      </Stack>
    </Panel>
  );
}
