import { Button, DescriptionList, LinkButton, Note, Panel, Stack, useWords } from '#design-system';
import { returnCalls } from '#app/api/ad-accounts/authorizationCalls.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { productName } from '#app/lib/config/current.ts';
import { accountTime } from '#app/lib/periods/accountTime.ts';
import { ReturnProblem, useAuthorization, useMediumName } from '#screens/kit/binding/index.ts';
import { PlainPage } from '#screens/kit/entry/frame/PlainPage.tsx';
import { words } from './words.ts';

const medium = mediumOf('gdt');
/** The call takes what came back as it is. */
const describe = { call: returnCalls.gdt, input: ({ state, cid }: { state: string; cid: string }) => ({ state, cid }) };
const returns = { name: 'cid', pattern: /^[\d -]{1,40}$/ } as const;

/**
 * Where Tencent Ads sends somebody back to. Nothing happens by opening it: both sides are named, and the one call is made when that is
 * confirmed.
 */
export function GdtAuthorize() {
  const t = useWords(words);
  const { stage, accept, isAccepting, decline } = useAuthorization({ medium, returns, describe });
  const name = useMediumName(medium);
  return (
    <PlainPage title={t.title} lead={t.lead}>
      {stage.is === 'returned' ? (
        <>
          <Panel title={t.pair}>
            <DescriptionList
              items={[
                { term: t.media, value: name },
                { term: t.cid, value: <b>{stage.arrival.cid}</b> },
                { term: t.to, value: `${stage.account.company || '–'} · ${stage.account.email}` },
                { term: t.since, value: t.sinceValue(accountTime(stage.departure.at)) },
              ]}
            />
          </Panel>
          <Note kind="warning">{t.wrong}</Note>
          <Stack direction="row" gap="2" isWrapping>
            <Button kind="primary" size="lg" isBusy={isAccepting} onPress={() => void accept()}>
              {t.confirm(stage.arrival.cid)}
            </Button>
            <Button kind="ghost" size="lg" isDisabled={isAccepting} onPress={decline}>
              {t.decline}
            </Button>
          </Stack>
        </>
      ) : stage.is === 'described' && stage.authorization ? (
        <Panel title={t.doneTitle}>
          <Stack gap="3" align="start">
            <span>
              {t.done(stage.authorization.name, stage.authorization.cid, productName())} {t.doneNext}
            </span>
            <LinkButton href={`${stage.departure.from}?state=${encodeURIComponent(stage.state)}`} kind="primary">
              {t.goOn}
            </LinkButton>
          </Stack>
        </Panel>
      ) : (
        <ReturnProblem of={{ stage, medium }} />
      )}
    </PlainPage>
  );
}
