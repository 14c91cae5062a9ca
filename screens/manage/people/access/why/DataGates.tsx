import { useQuery } from '@tanstack/react-query';
import { LinkButton, Text, useWords } from '#design-system';
import type { App } from '#app/api/apps/shapes.ts';
import type { Role } from '#app/api/members/members.ts';
import { reportLimits } from '#app/api/ours/apps/limits.ts';
import type { DataFlag } from '#app/api/account/rights.ts';
import { hasData } from '../../shared/rights.ts';
import { GiveApp } from './GiveApp.tsx';
import { sightOfData, type Place, type Seen } from '../rows.ts';
import { SmallestChange } from './SmallestChange.tsx';
import { words } from '../words.ts';

interface DataGatesProps {
  row: Seen;
  flag: DataFlag;
  app: App;
  place: Place;
  roles: readonly Role[];
}

/** Data has no page of its own: the app, its platform and the role decide. */
export function DataGates({ row, flag, app, place, roles }: DataGatesProps) {
  const t = useWords(words);
  const limits = useQuery({ ...reportLimits.of({ app: app.id }), enabled: flag === 'natural' });
  if (!hasData(app.platform, flag)) return <Text as="p">{t.noData}</Text>;
  if (!row.access.canOpen) return <GiveApp person={row.person.id} />;
  if (flag === 'natural' && limits.data?.hasOrganic === false)
    return (
      <>
        <Text as="p">{t.noOrganic}</Text>
        <LinkButton href={`/config/channelmanage?app=${app.id}`}>{t.openCounting}</LinkButton>
      </>
    );
  const isSeen = sightOfData(row, flag, place) !== 'none';
  return (
    <>
      <Text as="p">{isSeen ? t.seesData : t.seesNoData}</Text>
      <SmallestChange row={row} app={app} target={{ flag }} isSeen={isSeen} roles={roles} />
    </>
  );
}
