import { useEffect } from 'react';
import { ExternalLink } from 'lucide-react';
import { bilingual, Button, FormFooter, Note, Panel, Skeleton, Stack, Text, useWords } from '#design-system';
import { useLocation, useNavigate } from '#app/lib/router.ts';
import { MediumHead } from '../MediumHead.tsx';
import { useMediumName } from '../useMediumName.ts';
import type { Arrival } from './checkReturn.ts';
import { Confirmation } from './confirmation/Confirmation.tsx';
import { ReturnProblem } from './ReturnProblem.tsx';
import type { AuthorizationFlow } from './useAuthorization.ts';
import { between, words as shared } from './words.ts';

/** The form of a medium at which one authorizes: the way out, and after the return the confirmation. */
export function AuthorizationPanel<Of extends Arrival>({ of: flow }: { of: AuthorizationFlow<Of> }) {
  const t = useWords(shared);
  switch (flow.stage.is) {
    case 'outside':
      return <Departing of={flow} />;
    case 'returned':
      return <Accepting of={flow} />;
    case 'described':
      return <Confirmation {...flow.stage} of={flow} />;
    default:
      return (
        <Panel>
          <ReturnProblem
            of={flow}
            restart={
              flow.isOffered ? (
                <Button kind="primary" isBusy={flow.isBeginning} onPress={() => flow.begin()}>
                  {t.restart}
                </Button>
              ) : undefined
            }
          />
        </Panel>
      );
  }
}

function Departing<Of extends Arrival>({ of: flow }: { of: AuthorizationFlow<Of> }) {
  const t = useWords(words);
  const name = useMediumName(flow.medium);
  return (
    <Panel
      title={<MediumHead of={flow.medium}>{t.title}</MediumHead>}
      {...(flow.isOffered && {
        footer: (
          <FormFooter note={t.sameTab}>
            <Button kind="primary" icon={ExternalLink} isBusy={flow.isBeginning} onPress={() => flow.begin()}>
              {t.authorize(name)}
            </Button>
          </FormFooter>
        ),
      })}
    >
      {flow.isOffered ? (
        <Stack gap="2">
          <Text as="p">{t.what(name)}</Text>
          <Text as="p" tone="secondary">
            {t.nothingYet}
          </Text>
        </Stack>
      ) : (
        <Note kind="info" title={t.notOffered}>
          {t.notOfferedNext}
        </Note>
      )}
    </Panel>
  );
}

/** Tells the service who came back, and lets the address say only what a reload needs. */
function Accepting<Of extends Arrival>({ of: flow }: { of: AuthorizationFlow<Of> }) {
  const t = useWords(words);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { accept, stage } = flow;
  useEffect(() => {
    if (stage.is !== 'returned') return;
    const { state } = stage.arrival;
    void accept().then((isAccepted) => isAccepted && navigate(`${pathname}?state=${encodeURIComponent(state)}`, { replace: true }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: a second call does nothing, and `accept` is new with every render
  }, []);
  return (
    <Panel title={t.reading}>
      {/* An <output> may only hold words. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status" aria-busy aria-label={t.reading}>
        <Skeleton shape="form" height={220} />
      </div>
    </Panel>
  );
}

const words = bilingual({
  title: ['授权新账户', 'Authorize an account'],
  what: [
    (medium: string) => between('到', medium, '登录并同意授权，再回到这里核对账户。'),
    (medium: string) => `Sign in to ${medium} and agree. You come back here to check the account.`,
  ],
  nothingYet: ['核对并确认之前，不会绑定账户，也不会读取数据。', 'Nothing is connected or read before you check and confirm.'],
  sameTab: ['在当前页打开，10 分钟内返回有效', 'Opens in this tab. Return within 10 minutes'],
  authorize: [(medium: string) => between('去', medium, '授权'), (medium: string) => `Authorize in ${medium}`],
  notOffered: ['你的服务没有提供授权绑定', 'Your service doesn’t offer authorization'],
  notOfferedNext: [
    '已绑定的账户照常取数。需要绑定新账户时，请联系部署服务的人。',
    'Connected accounts are read as usual. Ask whoever runs your service about new ones.',
  ],
  reading: ['正在读取授权', 'Reading the authorization'],
});
