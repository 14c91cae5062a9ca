import { useQuery } from '@tanstack/react-query';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { channels as channelCalls } from '#app/api/channels/channels.ts';
import { ours } from '#app/api/ours/ours.ts';
import { flagParam, idParam, useUrlState } from '#app/lib/urlState.ts';
import { Builder } from './builder/Builder.tsx';
import { Detail } from './detail/Detail.tsx';

export const params = { id: idParam, copy: idParam, edit: flagParam };

/**
 * A campaign by its number; without one, the form that makes a new one. `copy` begins with the settings of another, `edit` opens
 * the form of this one.
 */
export function CampaignDetail() {
  const { id, copy, edit } = useUrlState(params).values;
  const mayEdit = useMay('edit campaign@manage');
  if (!mayEdit || (id !== null && !edit)) return <Detail id={id ?? -1} />;
  const source = id ?? copy;
  return source === null ? <Builder /> : <Loaded id={source} isCopy={id === null} />;
}

/** The form needs the campaign and its channel before it can begin. */
function Loaded({ id, isCopy }: { id: number; isCopy: boolean }) {
  const app = useApp().id;
  const campaign = useQuery({ ...ours.campaigns.one({ app, id }), enabled: id >= 0 });
  const channels = useQuery(channelCalls.all({ app }));
  if (!campaign.data || !channels.data) return <Detail id={id} />;
  const media = channels.data.find((one) => one.id === campaign.data.channel)?.media ?? '';
  return <Builder key={id} from={campaign.data} media={media} isCopy={isCopy} />;
}
