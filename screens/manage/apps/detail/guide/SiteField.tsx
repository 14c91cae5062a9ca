import { useState } from 'react';
import { TextField, useWords } from '#design-system';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useStored } from '#app/session/useStored.ts';
import { parseHosts, readHosts } from './hosts.ts';
import { words } from './words.ts';

/** The domains of a site: that of its address, until others are typed, which only this browser stores (decision 0160). */
export function useHosts({ id, storeUrl }: AppDetail) {
  const { account } = useSignedIn();
  const [stored, store] = useStored(`hosts.${account?.id ?? 0}.${id}`, readHosts);
  return [stored ?? parseHosts(storeUrl ?? '').hosts, store] as const;
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
