import { Search } from 'lucide-react';
import { use } from 'react';
import styled from 'styled-components';
import { Button, Empty, LinkButton, Text, useWords } from '#design-system';
import { useLocation } from '../../lib/router.ts';
import { OpenPaletteContext } from '../../shell/openPalette.ts';
import { words } from '../words.ts';

/** An address that leads nowhere: why, and two ways on. */
export function NotFound() {
  const t = useWords(words);
  const { pathname } = useLocation();
  const openPalette = use(OpenPaletteContext);
  return (
    <Middle>
      <Empty
        kind="lost"
        headingLevel={2}
        title={t.notFound}
        cause={t.notFoundCause}
        actions={
          <>
            {openPalette && (
              <Button kind="primary" icon={Search} onPress={openPalette}>
                {t.search}
              </Button>
            )}
            <LinkButton href="/manage/app">{t.backToApps}</LinkButton>
          </>
        }
      />
      <Text as="p" kind="caption" tone="tertiary">
        {t.notFoundCode(pathname)}
      </Text>
    </Middle>
  );
}

const Middle = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: calc(100vh - var(--size-navbar) - 80px);
  overflow-wrap: anywhere;
  text-align: center;
`;
