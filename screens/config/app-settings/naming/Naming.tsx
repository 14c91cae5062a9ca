import { useQuery } from '@tanstack/react-query';
import { AsyncView, DescriptionList, Note, Panel, Skeleton, Stack, Text, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { campaignInfo, type NamingRule } from '#app/api/ours/campaigns/info.ts';
import { NamingForm } from './NamingForm.tsx';
import { words } from './words.ts';

/** The naming rule of an app. It is about campaigns, so their rights hold. */
export function Naming() {
  const t = useWords(words);
  const app = useApp().id;
  const mayView = useMay('view campaign@manage');
  const mayEdit = useMay('edit campaign@manage');
  const naming = useQuery({ ...campaignInfo.naming({ app }), enabled: mayView });
  if (!mayView) return <Note kind="info">{t.hidden}</Note>;
  return (
    <AsyncView of={naming} headingLevel={2} skeleton={<Skeleton shape="form" height={320} />}>
      {(rule) => (mayEdit ? <NamingForm key={app} rule={rule} /> : <NamingFacts rule={rule} />)}
    </AsyncView>
  );
}

function NamingFacts({ rule }: { rule: NamingRule | null }) {
  const t = useWords(words);
  return (
    <Stack gap="4">
      <Note kind="info">{t.readOnly}</Note>
      <Panel title={t.title}>
        {rule ? (
          <DescriptionList items={rule.parts.map(({ kind, label, options }) => ({ term: label, value: options.join(' · ') || t[kind] }))} />
        ) : (
          <Text as="p" tone="secondary">
            {t.free}
          </Text>
        )}
      </Panel>
    </Stack>
  );
}
