import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AsyncView, Button, DescriptionList, figureText, Panel, Skeleton, Status, useProvenaLocale, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { reportLimits, type ReportLimits } from '#app/api/ours/apps/limits.ts';
import { LimitsDialog } from './LimitsDialog.tsx';
import { words } from './words.ts';

/** From which shares on reports mark a channel, and whether they count what came by itself (DECISIONS 4). */
export function LimitsPanel({ mayEdit }: { mayEdit: boolean }) {
  const t = useWords(words);
  const { id: app } = useApp();
  const limits = useQuery(reportLimits.of({ app }));
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={t.title}
      note={t.note}
      actions={
        mayEdit &&
        limits.data && (
          <Button size="sm" onPress={() => setOpen(true)}>
            {t.edit}
          </Button>
        )
      }
    >
      <AsyncView of={limits} skeleton={<Skeleton shape="form" height={120} />}>
        {(one) => (
          <>
            <Facts of={one} />
            {isOpen && <LimitsDialog of={one} onClose={() => setOpen(false)} />}
          </>
        )}
      </AsyncView>
    </Panel>
  );
}

function Facts({ of: { injection, flooding, nullShare, hasOrganic } }: { of: ReportLimits }) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const { platform } = useApp();
  const shareText = (share: number) =>
    figureText(share, locale, { kind: 'percent', decimals: share * 100 === Math.round(share * 100) ? 0 : 1 });
  return (
    <DescriptionList
      termWidth={160}
      items={[
        { term: t.organic, value: <Status tone={hasOrganic ? 'good' : 'off'}>{hasOrganic ? t.organicOn : t.organicOff}</Status> },
        { term: t.injection, value: t.outliers(shareText(injection)) },
        { term: t.flooding, value: t.outliers(shareText(flooding)) },
        // Only Apple sends postbacks without a value.
        ...(platform === 'iOS' ? [{ term: t.nullShare, value: t.nullOutliers(shareText(nullShare)) }] : []),
      ]}
    />
  );
}
