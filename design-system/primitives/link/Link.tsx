import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components';
import styled from 'styled-components';
import { fingerRoom } from '../../foundation/finger.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { destinationOf } from './destination.ts';

export interface LinkProps extends Pick<AriaLinkProps, 'onPress' | 'isDisabled' | 'aria-label' | 'aria-current' | 'id'> {
  /** A path of the console, an http(s) address or mailto. Anything else stays text. */
  href: string | undefined;
  /** `quiet` takes the colour of its surroundings and is underlined under the pointer: names in tables, trails. */
  kind?: 'text' | 'quiet';
  children: ReactNode;
}

/** Goes somewhere. What does something here is Button `kind="link"`; a way out that weighs as much as a button is LinkButton. */
export function Link({ href, kind = 'text', children, ...rest }: LinkProps) {
  const way = useLinkTarget(href);
  if (!way) return <>{children}</>;
  return (
    <Anchor {...rest} {...way} data-kind={kind}>
      {children}
      <OpensOutside way={way} />
    </Anchor>
  );
}

/** What the anchor needs to lead there safely; nothing where it leads nowhere. */
export function useLinkTarget(href: string | undefined) {
  const destination = destinationOf(href);
  if (!href || !destination) return undefined;
  return destination === 'outside' ? ({ href, target: '_blank', rel: 'noopener noreferrer' } as const) : { href };
}

/** The arrow and the words for a link that opens another site. */
export function OpensOutside({ way }: { way: { target?: string } }) {
  const t = useWords(words);
  if (!way.target) return null;
  return (
    <Leaving>
      <Icon of={ArrowUpRight} size="xs" />
      <VisuallyHidden>{t.newTab}</VisuallyHidden>
    </Leaving>
  );
}

const words = bilingual({ newTab: ['（在新标签页打开）', ' (opens in a new tab)'] });

const Anchor = styled(AriaLink)`
  ${fingerRoom}
  border-radius: var(--radius-xs);
  color: var(--color-text-link);
  text-decoration: none;
  cursor: pointer;

  &[data-hovered] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[data-kind='quiet'] {
    color: inherit;
  }
  &[data-kind='quiet'][data-hovered] {
    color: var(--color-text-link);
    text-decoration: underline dotted 1px;
    text-underline-offset: 4px;
  }
  &[data-disabled] {
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }
`;

const Leaving = styled.span`
  display: inline-flex;
  margin-left: var(--space-half);
  vertical-align: -1px;
`;
