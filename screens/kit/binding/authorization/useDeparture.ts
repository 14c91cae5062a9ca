import { useMutation } from '@tanstack/react-query';
import { bilingual, destinationOf, toasts, useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { authorizationCalls } from '#app/api/ad-accounts/authorizationCalls.ts';
import { isCallLacking } from '#app/lib/config/current.ts';
import { useSession, useSignedIn } from '#app/session/SessionProvider.tsx';
import { useExplainError } from '../../acts/index.ts';

interface Leaving {
  /** By its key. */
  media: string;
  /** The page to which the reader returns. */
  from: string;
  /** The account that is authorized again, or null for a new one. */
  account: number | null;
}

/** Leaves for an ad network, where somebody agrees. The state that will come back is stored in this browser first. */
export function useDeparture() {
  const t = useWords(words);
  const session = useSession();
  const explain = useExplainError();
  const { account: reader } = useSignedIn();
  const start = useMutation({
    ...adAccounts.authorize(),
    onError: (error) => toasts.show({ kind: 'bad', title: t.notBegun, detail: explain(error, t.notBegunNext) }),
  });
  const leave = ({ media, from, account }: Leaving) =>
    start.mutate(
      { media, account },
      {
        onSuccess: ({ url, state }) => {
          if (!reader || destinationOf(url) !== 'outside') {
            toasts.show({ kind: 'bad', title: t.notBegun, detail: t.notBegunNext });
            return;
          }
          session.departures.leave({ state, media, account: reader.id, from, at: Date.now() });
          location.assign(url);
        },
      },
    );
  // Nobody is sent out in vain, where a call of the way back is lacking.
  const isOfferedFor = (media: string) => !authorizationCalls(media).some(isCallLacking);
  return { leave, isOfferedFor, isLeaving: start.isPending, leavingFor: start.isPending ? start.variables.account : null };
}

const words = bilingual({
  notBegun: ['没有发起授权', "Couldn't start the authorization"],
  notBegunNext: ['服务没有给出授权地址，请稍后重试', 'The service gave no address to go to. Try again in a moment'],
});
