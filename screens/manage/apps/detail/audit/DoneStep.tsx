import { Empty, LinkButton, Panel, useWords } from '#design-system';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { addressOf } from '../steps.ts';
import { words } from './words.ts';

/** The end of the way, and where it goes on. */
export function DoneStep({ app }: { app: AppDetail }) {
  const t = useWords(words);
  const isDone = app.onlineOn !== null;
  return (
    <Panel>
      <Empty
        kind="no-data"
        headingLevel={2}
        title={isDone ? t.doneTitle : t.notDoneTitle}
        cause={isDone ? t.doneCause(app.name) : t.notDoneCause}
        actions={
          isDone ? (
            <>
              <LinkButton href={`/monitor/dashboard?app=${app.id}`} kind="primary">
                {t.dashboard}
              </LinkButton>
              <LinkButton href={`/manage/campaign?app=${app.id}`}>{t.campaign}</LinkButton>
            </>
          ) : (
            <LinkButton href={addressOf('audit', app.id)}>{t.toAudit}</LinkButton>
          )
        }
      />
    </Panel>
  );
}
