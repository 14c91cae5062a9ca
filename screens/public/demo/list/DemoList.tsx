import styled from 'styled-components';
import { Button, fingerRoom, Glyph, Heading, Link, Note, phone, Tag, tablet, Text, useProvenaLocale, useWords } from '#design-system';
import { appColour } from '#app/lib/glossary/appColour.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { platformNames } from '#app/lib/glossary/words.ts';
import { PlainPage } from '#screens/kit/entry/frame/PlainPage.tsx';
import { sampleApps } from '../account/seed-apps.ts';
import { useDemoSignIn } from '../account/useDemoSignIn.ts';
import { contents, words } from './words.ts';
import { config, sitePath } from '#app/lib/config/current.ts';

/** The sample apps of the demo account, each one press away, and a page on which the tracking script runs. */
export function DemoList() {
  const t = useWords(words);
  const title = usePageTitle();
  const on = useWords(platformNames);
  const has = useWords(contents);
  const enter = useDemoSignIn();
  const { account } = useSignedIn();
  const { demo } = config();
  const opening = enter.running?.app ?? null;
  return (
    <PlainPage title={title} lead={demo ? t.lead : t.noDemo} isWide>
      {demo && account && account.email !== demo.email && (
        <Note kind="info" title={t.signedIn(account.email)}>
          {t.signedInCause}
        </Note>
      )}
      <Cards>
        {sampleApps.map(({ id, name, platform }) => (
          <Card key={id}>
            <Head>
              <Glyph name={name} colour={appColour(name)} />
              <Heading level={2} isCut>
                {name}
              </Heading>
              <Tag kind="line">{on[platform]}</Tag>
            </Head>
            <Text as="p" tone="secondary">
              {has[platform]}
            </Text>
            {demo && (
              <Button
                aria-label={t.openApp(name, on[platform])}
                isBusy={opening === id}
                isDisabled={opening !== null && opening !== id}
                onPress={() => void enter.run({ app: id })}
              >
                {t.open}
              </Button>
            )}
          </Card>
        ))}
      </Cards>
      {demo && <SamplePage />}
    </PlainPage>
  );
}

function SamplePage() {
  const t = useWords(words);
  const isChinese = useProvenaLocale() === 'zh-CN';
  return (
    <Strip>
      <div>
        <Heading level={2}>{t.pageTitle}</Heading>
        <Text as="p" tone="secondary">
          {t.pageCause}
        </Text>
      </div>
      {/* A page of its own, not one of the console: the router must not take it. */}
      <a href={sitePath(`/sample/shop.html${isChinese ? '' : '?lang=en'}`)}>{t.page}</a>
      <Link href="/index/demo">{t.tour}</Link>
    </Strip>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-4);

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
`;

const Card = styled.section`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--space-3);
  min-width: 0;
  padding: var(--space-4);
  border: 1px solid var(--color-border-default);
  border-radius: var(--radius-md);
  background: var(--color-bg-surface);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  & > h2 {
    flex: 1;
  }
`;

const Strip = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: var(--space-3) var(--space-6);
  align-items: center;
  margin-top: var(--space-4);
  padding: var(--space-4) 0;
  border-top: 1px solid var(--color-border-strong);

  & p {
    max-width: 60em;
    margin-top: var(--space-1);
  }
  & > a {
    ${fingerRoom}
    color: var(--color-text-link);
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: var(--space-5);
  }
`;
