import styled from 'styled-components';
import { Heading, Link, LinkButton, Mark, phone, tablet, Text, useWords } from '#design-system';
import { productName } from '#app/lib/config/current.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { Features } from './Features.tsx';
import { InstallTrace } from './InstallTrace.tsx';
import { platforms, words } from './words.ts';

/** What the product is, with pieces of it instead of illustrations. Who is signed in comes here by the logo, and finds the way back. */
export function Home() {
  const t = useWords(words);
  const tour = usePageTitle('/index/demo');
  const samples = usePageTitle('/demolist');
  const charts = usePageTitle('/chartGroupDemo');
  const on = useWords(platforms);
  const { account } = useSignedIn();
  return (
    <Room>
      <Top>
        <Mark hasName />
        <nav aria-label={t.nav}>
          <Link href="/index/demo" kind="quiet">
            {tour}
          </Link>
          <Link href="/demolist" kind="quiet">
            {samples}
          </Link>
          <Link href="/chartGroupDemo" kind="quiet">
            {charts}
          </Link>
        </nav>
        <Entrances isSignedIn={account !== null} />
      </Top>
      <main>
        <Hero>
          <div>
            <Heading level={1} look="hero">
              {t.promise}
            </Heading>
            <Text as="p" tone="secondary">
              {t.lead(productName())}
            </Text>
            {account && (
              <Text as="p" tone="secondary">
                {t.signedIn(account.email)}
              </Text>
            )}
            <Ways>
              <LinkButton href={account ? '/monitor/dashboard' : '/register'} kind="primary" size="lg">
                {account ? t.toConsole : t.trial}
              </LinkButton>
              <LinkButton href="/demolist" size="lg">
                {t.see}
              </LinkButton>
            </Ways>
          </div>
          <InstallTrace />
        </Hero>
        <Features />
        <Platforms>
          <Text isStrong>{t.platformsTitle}</Text>
          {Object.entries(on).map(([key, name]) => (
            <Text key={key} tone="secondary">
              {name}
            </Text>
          ))}
        </Platforms>
      </main>
      <Foot aria-label={t.foot}>
        <span>{`© 2026 ${productName()}`}</span>
        <Link href="/terms" kind="quiet">
          {t.terms}
        </Link>
        <Link href="/policy" kind="quiet">
          {t.policy}
        </Link>
        <Link href="/licenseAgreement" kind="quiet">
          {t.licence}
        </Link>
        <Link href="/optout" kind="quiet">
          {t.optout}
        </Link>
      </Foot>
    </Room>
  );
}

function Entrances({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useWords(words);
  return (
    <Doors>
      {isSignedIn ? (
        <LinkButton href="/monitor/dashboard">{t.toConsole}</LinkButton>
      ) : (
        <>
          <LinkButton href="/login" kind="ghost">
            {t.login}
          </LinkButton>
          <LinkButton href="/register">{t.register}</LinkButton>
        </>
      )}
    </Doors>
  );
}

const Room = styled.div`
  min-height: 100vh;
  padding: 0 max(var(--space-6), calc((100% - 1152px) / 2)) var(--space-8);
  background: var(--color-bg-canvas);

  ${phone} {
    padding: 0 var(--space-4) var(--space-6);
  }
`;

const Top = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-6);
  height: 64px;
  /* The switches for theme and language stand in the corner of every page before the sign-in: what the margin does not leave them. */
  padding-right: max(0px, 144px - max(var(--space-6), (100vw - 1152px) / 2));

  & > nav {
    display: flex;
    gap: var(--space-6);
    margin-left: var(--space-6);
    color: var(--color-text-secondary);
  }
  ${tablet} {
    & > nav {
      margin-left: 0;
    }
  }
  ${phone} {
    & > nav {
      display: none;
    }
  }
`;

const Doors = styled.div`
  display: flex;
  gap: var(--space-2);
  margin-left: auto;

  ${phone} {
    & > :nth-child(2) {
      display: none;
    }
  }
`;

const Hero = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 500px;
  gap: var(--space-16);
  align-items: center;
  padding: 56px 0 64px;

  & > div > p {
    margin-top: var(--space-3);
    font-size: 16px;
    line-height: 28px;
  }
  & h1 {
    max-width: 12em;
  }

  ${tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
    padding: var(--space-6) 0 var(--space-8);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: 28px;
`;

const Platforms = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) 28px;
  padding: var(--space-6) 0;
  border-top: 1px solid var(--color-border-default);
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  padding-top: var(--space-4);

  ${phone} {
    row-gap: var(--space-6);
  }
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;
