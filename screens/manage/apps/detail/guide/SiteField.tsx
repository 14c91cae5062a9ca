import { useState } from 'react';
import { TextField, useWords } from '#design-system';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useStored } from '#app/session/useStored.ts';
import { parseHosts, readHosts } from './hosts.ts';
import { words } from './words.ts';

/** The domains of a site, which only this browser stores: an app has no field for them (decision 0160). */
export function useHosts(app: number) {
  const { account } = useSignedIn();
  return useStored(`hosts.${account?.id ?? 0}.${app}`, readHosts);
}

interface SiteFieldProps {
  hosts: readonly string[];
  onChange: (hosts: readonly string[]) => void;
}

/** Where the reader types the domains. While one of them is wrong, the code has none. */
export function SiteField({ hosts, onChange }: SiteFieldProps) {
  const t = useWords(words);
  const [text, setText] = useState(hosts.join(', '));
  const { wrong } = parseHosts(text);
  const change = (next: string) => {
    setText(next);
    onChange(parseHosts(next).hosts);
  };
  return (
    <TextField
      label={t.site}
      isRequired
      isMono
      inputMode="url"
      autoComplete="off"
      spellCheck="false"
      placeholder="www.example.com, .example.com"
      hint={t.siteHint}
      error={wrong === null ? undefined : t.siteWrong(wrong)}
      value={text}
      onChange={change}
    />
  );
}
