import { useState } from 'react';
import { Button, ChartPanel, FunnelChart, Grid, LinkButton, Note, Page, TopBars, TrendChart, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { useLocation } from '#app/lib/router.ts';
import { useDemoSignIn } from './account/useDemoSignIn.ts';
import type { Metric } from './facts.ts';
import { Figures } from './Figures.tsx';
import { useDatasets } from './useDatasets.ts';
import { words } from './words.ts';
import { config } from '#app/lib/config/current.ts';

/** The same page with the menu (/index/demo) and without (/index/demo1, R-011): an overview that one can touch, of recorded numbers (C-19). */
export function Demo() {
  const t = useWords(words);
  const title = usePageTitle();
  const data = useDatasets();
  const [metric, setMetric] = useState<Metric>('installs');
  const hasMenu = useLocation().pathname === '/index/demo';
  return (
    <Page title={title} meta={t.meta} actions={<Ways />}>
      <Note kind="info" title={`${t.aboutTitle} · ${t.app}`} isInline>
        {hasMenu ? t.about : t.aboutWide}
      </Note>
      <Figures metric={metric} onSelect={setMetric} />
      <ChartPanel title={t.trendOf(t[metric])}>
        <TrendChart data={data.trend(metric)} />
      </ChartPanel>
      <Grid columns={2} foldsAt="tablet">
        <ChartPanel title={t.top}>
          <TopBars data={data.top} />
        </ChartPanel>
        <ChartPanel title={t.funnel}>
          <FunnelChart data={data.funnel} />
        </ChartPanel>
      </Grid>
    </Page>
  );
}

function Ways() {
  const t = useWords(words);
  const samples = usePageTitle('/demolist');
  const enter = useDemoSignIn();
  return (
    <>
      <LinkButton href="/demolist">{samples}</LinkButton>
      {config().demo && (
        <Button kind="primary" isBusy={enter.isRunning} onPress={() => void enter.run({ app: 1001 })}>
          {t.enter}
        </Button>
      )}
    </>
  );
}
