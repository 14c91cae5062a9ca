import { Check, CircleX, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { CopyIcon } from './CopyIcon.tsx';
import { useCopy } from './useCopy.ts';

interface CopyableProps {
  /** What lands on the clipboard; a function where it is worth making only when it is asked for. */
  text: string | (() => string);
  /** What it is, for the sentence that follows: 监测链接 → 监测链接复制成功. */
  what?: string;
  /** A button with words instead of the value with an icon. */
  isButton?: boolean;
  /** What the reader has to do before there is anything to copy: '先填网站域名'. The button shows it and takes no press. */
  missing?: string | undefined;
  /** Shown instead of the text: a shorter form, or the text with its matches marked. `null` leaves only the icon. */
  children?: ReactNode;
}

/** A value worth taking along (link, key, number), with a way to copy it. Says for 1.5 seconds how that went. */
export function Copyable({ text, what = '', isButton, missing, children = typeof text === 'string' ? text : null }: CopyableProps) {
  const t = useWords(words);
  const { outcome, copy } = useCopy();
  const result = outcome && (outcome === 'copied' ? t.copied(what) : t.failed);
  const icon = outcome ? outcomeIcons[outcome] : Copy;
  const press = () => void copy(typeof text === 'string' ? text : text());
  return (
    <Line>
      {isButton ? (
        <Button kind="ghost" size="sm" icon={icon} isDisabled={missing !== undefined} onPress={press}>
          <Swap data-said={Boolean(result) || undefined}>
            <span>{missing ?? t.copy(what)}</span>
            <span>{result}</span>
          </Swap>
        </Button>
      ) : (
        <>
          {children !== null && (
            <Value>
              <Text kind="mono" tone="secondary" isCut>
                {children}
              </Text>
            </Value>
          )}
          <CopyIcon icon={icon} label={t.copy(what)} outcome={outcome} result={result} onPress={press} />
        </>
      )}
      <VisuallyHidden>
        <output>{result}</output>
      </VisuallyHidden>
    </Line>
  );
}

const outcomeIcons = { copied: Check, failed: CircleX };

const words = bilingual({
  copy: [(what: string) => `复制${what}`, (what: string) => (what ? `Copy ${what}` : 'Copy')],
  copied: [(what: string) => `${what}复制成功`, (what: string) => (what ? `${what} copied` : 'Copied')],
  failed: ['复制失败', 'Copy failed'],
});

const Line = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-width: 0;
  max-width: 100%;
`;

const Value = styled.span`
  min-width: 0;
`;

/* Both sayings lie on each other, so that the button keeps the width of the longer one. */
const Swap = styled.span`
  display: inline-grid;

  & > * {
    grid-area: 1 / 1;
    text-align: left;
  }
  &[data-said] > :first-child,
  &:not([data-said]) > :last-child {
    visibility: hidden;
  }
`;
