import { Search } from 'lucide-react';
import { use } from 'react';
import styled from 'styled-components';
import { bilingual, Button, Empty, LinkButton, Text, useWords } from '#design-system';
import { useLocation } from '../../lib/router.ts';
import { OpenPaletteContext } from '../../shell/openPalette.ts';
import { words as shared } from '../words.ts';

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

const words = bilingual({
  notFound: shared.notFound,
  notFoundCause: [
    '链接可能来自旧版本，或地址写错了。旧版链接会自动换成新地址，这一条没有对应的页面。',
    'The link may be from an older version, or mistyped. Old links lead to their new address; this one has none.',
  ],
  search: ['搜索页面与推广活动', 'Search pages and campaigns'],
  notFoundCode: [(path: string) => `编号 404 · ${path}`, (path: string) => `Code 404 · ${path}`],
  backToApps: ['返回应用列表', 'Back to apps'],
});

const Middle = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: calc(100vh - var(--size-navbar) - 80px);
  overflow-wrap: anywhere;
  text-align: center;
`;
