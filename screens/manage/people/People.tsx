import { choiceParam, useUrlState } from '#app/lib/urlState.ts';
import { WhoSeesWhat } from './access/WhoSeesWhat.tsx';
import { Members } from './members/Members.tsx';
import { Requests } from './requests/Requests.tsx';

export const params = { tab: choiceParam(['members', 'access', 'requests'], 'members') };

/** Members, who of them sees what, and what they ask for. Roles have addresses of their own. */
export function People() {
  const { tab } = useUrlState(params).values;
  if (tab === 'access') return <WhoSeesWhat />;
  if (tab === 'requests') return <Requests />;
  return <Members />;
}
