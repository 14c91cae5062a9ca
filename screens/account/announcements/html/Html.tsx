import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { fingerRoom } from '#design-system';
import { config } from '#app/lib/config/current.ts';
import { safeTree, type SafeNode } from '#app/lib/html/safeTree.ts';

/** HTML of the service, to read. The one place where it is shown: built anew from what is allowed, never put into the page as it came. */
export function Html({ children }: { children: string }) {
  const tree = useMemo(() => safeTree(children), [children]);
  return <Prose>{tree.map((node, index) => drawn(node, index))}</Prose>;
}

function drawn(node: SafeNode, index: number, isInLink = false): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, src, alt, colSpan, rowSpan, children } = node;
  const inside = children.map((child, place) => drawn(child, place, isInLink || tag === 'a'));
  switch (tag) {
    case 'br':
    case 'hr':
      return createElement(tag, { key: index });
    case 'img':
      if (src && isShown(src)) return <img key={index} src={src} alt={alt} loading="lazy" referrerPolicy="no-referrer" />;
      if (isInLink) return alt || nameIn(src);
      return (
        <a key={index} href={src} target="_blank" rel="noopener noreferrer nofollow">
          {alt || nameIn(src)}
        </a>
      );
    case 'a':
      return (
        <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
          {inside}
        </a>
      );
    case 'table':
      return (
        <Sideways key={index}>
          <table>{inside}</table>
        </Sideways>
      );
    case 'td':
    case 'th':
      return createElement(tag, { key: index, colSpan, rowSpan }, inside);
    default:
      return createElement(tag, { key: index }, createElement(Fragment, null, inside));
  }
}

/** The policy of the page lets pictures through from nowhere else: where one would be broken there is a link to it. */
const isShown = (src: string) => [location.origin, ...config().images].includes(new URL(src).origin);

const nameIn = (src = '') => new URL(src).pathname.split('/').at(-1) || src;

const Prose = styled.div`
  max-width: 44em;
  color: var(--color-text-primary);
  font-size: 14px;
  line-height: 24px;
  overflow-wrap: anywhere;

  & > * + * {
    margin-top: var(--space-3);
  }
  /* A link alone in its paragraph, as far as an element can tell. */
  & p > a:only-child {
    ${fingerRoom}
  }
  & :is(h3, h4) {
    margin-top: var(--space-6);
    font: var(--type-heading);
  }
  & li + li {
    margin-top: var(--space-1);
  }
  & :is(ul, ol) {
    padding-left: 1.4em;
  }
  & ul {
    list-style: '– ';
  }
  & ol {
    list-style: decimal;
  }
  & :is(strong, b, dt) {
    font-weight: 600;
  }
  & a {
    color: var(--color-text-link);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & :is(code, pre, kbd) {
    font-family: var(--font-mono);
    font-size: 12px;
  }
  & pre {
    padding: var(--space-3);
    overflow: auto;
    border-radius: var(--radius-sm);
    background: var(--color-bg-sunken);
  }
  & blockquote {
    padding-left: var(--space-3);
    border-left: 2px solid var(--color-border-strong);
    color: var(--color-text-secondary);
  }
  & img {
    max-width: 100%;
    height: auto;
  }
  & hr {
    border: 0;
    border-top: 1px solid var(--color-border-default);
  }
`;

const Sideways = styled.div`
  overflow-x: auto;

  & > table {
    width: 100%;
    border-collapse: collapse;
    font: var(--type-table);
  }
  & :is(th, td) {
    padding: var(--space-2) var(--space-3);
    border-bottom: 1px solid var(--color-border-subtle);
    text-align: left;
    vertical-align: top;
  }
  & th {
    border-bottom-color: var(--color-border-strong);
    background: var(--color-bg-sunken);
    color: var(--color-text-secondary);
    font-weight: 500;
  }
`;
