import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { CodeBlock, Grid, Stack, Switch, TextField } from '../../../design-system/index.ts';
import { stripped } from '../../../app/tracker/event/address.ts';
import { written } from '../../../app/tracker/event/writer.ts';
import { tried } from '../../../app/tracker/guard.ts';
import { choose } from '../../../app/tracker/settings.ts';
import type { Options } from '../../../app/tracker/types.ts';
import { useChoice } from '../language.tsx';

interface Said {
  appkey: string;
  receiver: string;
  hosts: string;
  secrets: string;
  debug: boolean;
  requireConsent: boolean;
  gpc: boolean;
  dnt: boolean;
}

const first: Said = {
  appkey: 'YOUR_APPKEY',
  receiver: 'https://log.example.com/receiver',
  hosts: 'shop.example, .shop.example',
  secrets: '',
  debug: false,
  requireConsent: false,
  gpc: true,
  dnt: false,
};

const texts = [
  ['appkey', 'App key', 'App key'],
  ['receiver', '接收地址', 'Receiver'],
  ['hosts', '正式域名', 'Production hosts'],
  ['secrets', '更多敏感参数', 'More secret parameters'],
] as const;

const switches = [
  ['requireConsent', '先征得同意', 'Ask for consent first'],
  ['gpc', '遵从 GPC', 'Respect GPC'],
  ['dnt', '遵从 DNT', 'Respect DNT'],
  ['debug', '非正式域名只打印', 'Only print on other hosts'],
] as const;

const listed = (words: string) => words.split(/[,\s]+/).filter(Boolean);

function optionsOf({ receiver, hosts, secrets, ...flags }: Said): Options {
  return {
    receiver,
    hosts: listed(hosts),
    ...(secrets && { secrets: listed(secrets) }),
    ...Object.fromEntries(switches.flatMap(([name]) => (flags[name] ? [[name, true]] : []))),
  };
}

// `</script>` in a value would end the script that it stands in.
const quoted = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('<', '\\u003c').replaceAll('\n', '\n  ');

const snippetOf = (said: Said) => `<script>
  window.provena = window.provena || function () { (provena.q = provena.q || []).push(arguments); };
  provena('init', ${quoted(said.appkey)}, ${quoted(optionsOf(said))});
</script>
<script async src="${said.receiver.replace(/\/receiver\/?$/, '').replaceAll('"', '&quot;')}/tracker/v2.js"></script>`;

/** The event as the script itself writes it on this page. Nothing is stored or sent. */
function payloadOf(said: Said): string {
  // Throws while the address of the receiver is not yet one.
  tried(() => choose(said.appkey, optionsOf(said)));
  const text = written('event-id', 'order', { transactionId: 'T-1001', amount: 30, currency: 'CNY' });
  return JSON.stringify(JSON.parse(text ?? 'null'), null, 2);
}

/** Makes the snippet of one page, and shows what it will send from here. */
export function TrackerBuilder() {
  const translate = useChoice();
  const [said, setSaid] = useState(first);
  const [address, setAddress] = useState('https://shop.example/reset?token=abc123&channelid=12&to=ann%40example.com#code=9');
  return (
    <Unstyled>
      <Stack gap="4">
        <Grid columns={2} gap="4">
          {texts.map(([name, chinese, english]) => (
            <TextField
              key={name}
              label={translate(chinese, english)}
              isMono
              value={said[name]}
              onChange={(value) => setSaid({ ...said, [name]: value })}
            />
          ))}
          {switches.map(([name, chinese, english]) => (
            <Switch
              key={name}
              label={translate(chinese, english)}
              value={said[name]}
              onChange={(value) => setSaid({ ...said, [name]: value })}
            />
          ))}
        </Grid>
        <CodeBlock title="index.html" code={snippetOf(said)} />
        <CodeBlock title="POST …/event · data" code={payloadOf(said)} isWrapping />
        <TextField label={translate('试一个地址', 'Try an address')} isMono value={address} onChange={setAddress} />
        <CodeBlock title={translate('留下的', 'What is stored of it')} code={stripped(address, listed(said.secrets))} isWrapping />
      </Stack>
    </Unstyled>
  );
}
