import type { Platform } from '#app/api/apps/shapes.ts';

/** What is filled into the code of a guide. */
export interface Filled {
  appkey: string;
  version: string;
  /** Address of the log receiver, in full. */
  receiver: string;
  /** Address of the tracking script, in full. */
  script: string;
  /** Domains of the site. Empty until they are given: what needs them is then incomplete. */
  hosts: readonly string[];
}

export interface Snippet {
  /** Which step it belongs to. */
  step: 'install' | 'start' | 'events';
  file: string;
  code: (filled: Filled) => string;
  /** Whether it is incomplete without the domains of the site. */
  needsHosts?: boolean;
}

const minor = (version: string) => version.replace(/^v/, '').split('.').slice(0, 2).join('.');

const iOS: readonly Snippet[] = [
  { step: 'install', file: 'Podfile', code: ({ version }) => `pod 'ProvenaSDK', '~> ${minor(version)}'` },
  {
    step: 'start',
    file: 'AppDelegate.swift',
    code: ({ appkey }) => `import ProvenaSDK

let config = PVConfig(appKey: "${appkey}")
config.channel = "_default_"
config.isDebug = true
Provena.start(config)`,
  },
  {
    step: 'events',
    file: 'Events.swift',
    code: () => `Provena.register(account: "u_20931")
Provena.login(account: "u_20931")
Provena.pay(order: "T20261120001", amount: 30.00, currency: "CNY", type: "appstore")`,
  },
];

const Android: readonly Snippet[] = [
  { step: 'install', file: 'build.gradle.kts', code: ({ version }) => `implementation("test.provena:sdk:${version}")` },
  {
    step: 'start',
    file: 'MainApplication.kt',
    code: ({ appkey }) => `val config = PVConfig(appKey = "${appkey}").apply {
    channel = "_default_"
    isDebug = true
}
Provena.start(this, config)`,
  },
  {
    step: 'events',
    file: 'Events.kt',
    code: () => `Provena.register(account = "u_20931")
Provena.login(account = "u_20931")
Provena.pay(order = "T20261120001", amount = 30.00, currency = "CNY", type = "alipay")`,
  },
];

const Harmony: readonly Snippet[] = [
  { step: 'install', file: 'oh-package.json5', code: ({ version }) => `"dependencies": {\n  "@provena/sdk": "${version}"\n}` },
  {
    step: 'start',
    file: 'EntryAbility.ets',
    code: ({ appkey }) => `import { Provena } from '@provena/sdk';

Provena.start(this.context, {
  appKey: '${appkey}',
  channel: '_default_',
  isDebug: true,
});`,
  },
  {
    step: 'events',
    file: 'Events.ets',
    code: () => `Provena.register('u_20931');
Provena.login('u_20931');
Provena.pay({ order: 'T20261120001', amount: 30.0, currency: 'CNY', type: 'alipay' });`,
  },
];

const quickApp: readonly Snippet[] = [
  { step: 'install', file: 'package.json', code: ({ version }) => `"dependencies": {\n  "@provena/quickapp": "${version}"\n}` },
  {
    step: 'start',
    file: 'app.ux',
    code: ({ appkey }) => `import { Provena } from '@provena/quickapp';

export default {
  onCreate() {
    Provena.start({ appKey: '${appkey}', isDebug: true });
  },
};`,
  },
  {
    step: 'events',
    file: 'events.js',
    code: () => `Provena.register('u_20931');
Provena.login('u_20931');
Provena.pay({ order: 'T20261120001', amount: 30, currency: 'CNY', type: 'alipay' });`,
  },
];

const applet = (host: 'wx' | 'tt', kind: 'miniprogram' | 'minigame'): readonly Snippet[] => [
  { step: 'install', file: 'npm', code: ({ version }) => `npm install @provena/${kind}@${version}` },
  {
    step: 'start',
    file: kind === 'minigame' ? 'game.js' : 'app.js',
    code: ({ appkey }) => `import { Provena } from '@provena/${kind}';

Provena.start({
  appKey: '${appkey}',
  host: ${host},
  launch: ${host}.getLaunchOptionsSync(),
  isDebug: true,
});`,
  },
  {
    step: 'events',
    file: 'events.js',
    code: () => `Provena.register('u_20931');
Provena.login('u_20931');
Provena.pay({ order: 'T20261120001', amount: 30, currency: 'CNY', type: '${host === 'wx' ? 'weixinpay' : 'douyinpay'}' });`,
  },
];

/** The tracking script, after its own manual. */
const page: readonly Snippet[] = [
  {
    step: 'install',
    file: 'index.html',
    needsHosts: true,
    code: ({ appkey, receiver, script, hosts }) => `<script>
  window.provena =
    window.provena ||
    function () {
      (provena.q = provena.q || []).push(arguments);
    };
  // init sends a page view on every page of these hosts. No other call is needed.
  // To ask for consent first, add requireConsent: true here, for a second init is ignored, and load consent.js as well.
  provena('init', '${appkey}', { receiver: '${receiver}', hosts: [${hosts.map((host) => `'${host}'`).join(', ') || "'…'"}] });
</script>
<script async src="${script}"></script>`,
  },
  {
    step: 'start',
    file: 'consent.js',
    code: () => `// With requireConsent: true in index.html. A yes is not remembered: say it on every page of somebody who has agreed.
if (hasAgreed) provena('optIn');
button.addEventListener('click', () => provena('optIn'));`,
  },
  {
    step: 'events',
    file: 'events.js',
    code: () => `provena('register', 'u_20931');
provena('loggedin', 'u_20931');
provena('payment', { transactionId: 'T20261120001', amount: 30, currency: 'CNY', paymentType: 'alipay' });`,
  },
];

/** A guide for each of the nine platforms (R-006). */
export const snippets: Readonly<Record<Platform, readonly Snippet[]>> = {
  iOS,
  Android,
  Harmony,
  quickApp,
  H5: page,
  selfBuilt: page,
  wx: applet('wx', 'miniprogram'),
  wg: applet('wx', 'minigame'),
  dg: applet('tt', 'minigame'),
};
