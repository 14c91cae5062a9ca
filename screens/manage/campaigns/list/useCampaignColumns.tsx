import { useMemo } from 'react';
import styled from 'styled-components';
import { Glyph, NameLink, Sparkline, Status, useWords, type Column } from '#design-system';
import type { Campaign } from '#app/api/ours/campaigns/shapes.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { shortTime } from '#app/lib/metrics/reportZone.ts';
import { Hits } from '#screens/kit/listing/index.ts';
import { LinkCell } from '../link/LinkCell.tsx';
import { toneOf, useStateWords } from '../states.ts';
import { words } from '../words.ts';

export function useCampaignColumns() {
  const t = useWords(words);
  const stateOf = useStateWords();
  const nameOf = useMediaName();
  return useMemo(
    (): readonly Column<Campaign>[] => [
      {
        id: 'name',
        title: t.campaign,
        value: ({ name }) => name,
        width: 210,
        pin: 'start',
        phone: 'title',
        cell: ({ id, name, groupName }) => (
          <NameLink href={`/manage/campaignDetail?id=${id}`} note={<Hits>{`${id} · ${groupName ?? t.noGroup}`}</Hits>}>
            <Hits>{name}</Hits>
          </NameLink>
        ),
      },
      {
        id: 'channel',
        title: t.channel,
        value: ({ channelName }) => nameOf(channelName),
        width: 165,
        phone: 'line',
        yields: 'second',
        cell: ({ channelName }) => (
          <Named>
            <Glyph name={nameOf(channelName)} />
            <span>
              <Hits>{nameOf(channelName)}</Hits>
            </span>
          </Named>
        ),
      },
      {
        id: 'link',
        title: t.link,
        value: ({ link }) => link,
        canSort: false,
        width: 150,
        phone: 'line',
        cell: (row) => <LinkCell of={row} />,
      },
      {
        id: 'state',
        title: t.state,
        value: stateOf,
        width: 165,
        phone: 'aside',
        cell: (row) => <Status tone={toneOf(row.state)}>{stateOf(row)}</Status>,
      },
      { id: 'clicks', title: t.clicks, value: ({ clicks }) => clicks, as: { kind: 'count' }, width: 105, phone: 'half' },
      { id: 'installs', title: t.installs, value: ({ installs }) => installs, as: { kind: 'count' }, width: 80, phone: 'half' },
      {
        id: 'course',
        title: t.course,
        width: 95,
        align: 'end',
        yields: 'first',
        cell: ({ course }) => <Sparkline label={t.installs} values={course} />,
      },
      {
        id: 'lastClickAt',
        title: t.lastClick,
        value: ({ lastClickAt }) => lastClickAt,
        cell: ({ lastClickAt }) => shortTime(lastClickAt),
        width: 110,
        isQuiet: true,
        yields: 'first',
      },
      { id: 'createdOn', title: t.created, value: ({ createdOn }) => createdOn, as: { kind: 'day' }, width: 110, isHidden: true },
      { id: 'createdBy', title: t.author, value: ({ createdBy }) => createdBy, canSort: false, width: 110, isHidden: true },
    ],
    [t, stateOf, nameOf],
  );
}

const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  max-width: 100%;

  & > span:last-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
