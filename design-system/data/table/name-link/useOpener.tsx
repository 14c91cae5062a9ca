import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-aria-components';

/**
 * Opens the plain anchors of NameLink inside the application. react-aria knows the router, but only its own links do; so one of them
 * waits unseen, and a plain press on a name is passed on to it. New tabs, windows and downloads stay with the browser.
 */
export function useOpener(): { opener: ReactNode; onClick: (event: MouseEvent) => void } {
  const link = useRef<HTMLAnchorElement>(null);
  const [href, setHref] = useState<string>();
  const onClick = (event: MouseEvent) => {
    const name = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.name') : null;
    const path = name?.getAttribute('href');
    if (!path || name?.target || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    flushSync(() => setHref(path));
    link.current?.click();
  };
  const opener = href !== undefined && (
    <span hidden>
      <Link ref={link} href={href} />
    </span>
  );
  return { opener, onClick };
}
