import { useState } from 'react';
import styled from 'styled-components';
import { useGlobals } from '../language.tsx';

interface LiveScreenProps {
  id: string;
  name: string;
}

/** A story in a window of its own, with everything that the toolbar says: a console fills the window it is in. */
export function LiveScreen({ id, name }: LiveScreenProps) {
  const globals = useGlobals();
  const [src] = useState(() => new URL('iframe.html', document.baseURI).href);
  const said = ['theme', 'locale', 'density', 'timeZone', 'scenario'].flatMap((key) =>
    globals[key] ? [`${key}:${String(globals[key])}`] : [],
  );
  const query = new URLSearchParams({ id, viewMode: 'story', globals: said.join(';') });
  return <Window key={query.toString()} src={`${src}?${query}`} title={name} loading="lazy" />;
}

const Window = styled.iframe`
  display: block;
  width: 1440px;
  height: 900px;
  margin-bottom: calc(900px * -0.25);
  border: 1px solid var(--color-border-default);
  border-radius: var(--radius-md);
  transform: scale(0.75);
  transform-origin: 0 0;
`;
