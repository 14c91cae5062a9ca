import { bilingual } from '#design-system';

export const words = bilingual({
  why: ['为什么没有回调？', 'Why was there no callback?'],
  by: ['按什么查', 'Look up by'],
  order: ['订单号', 'Order ID'],
  device: ['设备号', 'Device ID'],
  account: ['账号', 'User ID'],
  value: [(what: string) => `输入${what}`, (what: string) => `Enter the ${what}`],
  event: ['事件', 'Event'],
  latestEvent: ['最近的转化', 'Their latest conversion'],
  target: ['发往', 'Sent to'],
  itsTarget: ['归因到的媒体，没有则为范围“全部”的地址', 'The ad network it is attributed to, else a target with scope “All”'],
  check: ['查', 'Check'],
  goesTo: [(target: string) => `发往 ${target}`, (target: string) => `To ${target}`],
  stoppedAt: [
    (which: number, what: string) => `停在第 ${which} 关：${what}`,
    (which: number, what: string) => `Stopped at check ${which}: ${what}`,
  ],
  passed: ['全部通过，已发送', 'Everything passed, and it was sent'],
  known: ['找到这个用户', 'The user is known'],
  knownNot: ['没有找到：请核对号码，或确认选对了应用', 'Not found: check the number and the app'],
  converted: [(event: string) => `“${event}”已发生`, (event: string) => `${event} happened`],
  convertedNot: [(event: string) => `“${event}”还没有发生`, (event: string) => `${event} hasn’t happened yet`],
  isAttributed: [(channel: string) => `归因给了 ${channel}`, (channel: string) => `Attributed to ${channel}`],
  takesAll: [
    (target: string) => `没有归因到渠道，“${target}”的范围是“全部”`,
    (target: string) => `Not attributed to a channel. The scope of ${target} is “All”`,
  ],
  attributedNot: [
    '没有归因到推广渠道，只有范围为“全部”的回调会发送',
    'Not attributed to a channel. Only callbacks with scope “All” are sent',
  ],
  attributedNotFor: [
    (target: string) => `没有归因到推广渠道，“${target}”只发送已归因的`,
    (target: string) => `Not attributed to a channel. ${target} gets attributed ones only`,
  ],
  kept: [
    (target: string) => (target ? `有回调“${target}”` : '有对应的回调'),
    (target: string) => (target ? `There is the callback ${target}` : 'There is a callback'),
  ],
  keptNot: ['这个渠道还没有配置回调', 'No callback is set up for this channel'],
  inScope: ['在回调的范围内', 'Within the scope of the callback'],
  otherChannel: [
    (channel: string, target: string) => `归因给了 ${channel}，“${target}”只发送自己的`,
    (channel: string, target: string) => `Attributed to ${channel}. ${target} gets only its own`,
  ],
  isOn: ['回调已启用', 'The callback is on'],
  isOnNot: [(target: string) => `回调“${target}”已停用`, (target: string) => `The callback ${target} is off`],
  mapped: [(name: string) => `事件已对应 ${name}`, (name: string) => `The event is mapped to ${name}`],
  mappedNot: [(event: string) => `“${event}”还没有对方的事件名`, (event: string) => `${event} has no event name there yet`],
  eventOn: [(event: string) => `“${event}”的回调已打开`, (event: string) => `Sending ${event} is on`],
  eventOnNot: [
    (event: string) => `“${event}”的回调开关未打开。打开后只影响之后的事件，不补发`,
    (event: string) => `Sending ${event} is off. Turning it on affects later events only`,
  ],
  authorized: [
    (account: string, until: string | null) => (until ? `账户授权有效：${account}，到 ${until}` : `账户授权有效：${account}`),
    (account: string, until: string | null) =>
      until ? `Authorization of ${account} is valid until ${until}` : `Authorization of ${account} is valid`,
  ],
  needsNone: ['不需要账户授权', 'No account authorization is needed'],
  authorizedNot: [
    (account: string) => `账户“${account}”的授权已失效`,
    (account: string) => `The authorization of ${account} is no longer valid`,
  ],
  address: ['地址可以发送', 'The address can be sent to'],
  addressNot: ['地址不完整，或是内网地址', 'The address is incomplete, or a private host'],
  sent: ['已发送', 'Sent'],
  sentNot: [
    '没有送达记录：发送一次测试看对方是否应答，再到媒体后台核对',
    'No delivery record. Send a test to see whether the receiver answers, then check in the ad network’s back office',
  ],
  addTitle: ['添加回调', 'Add a callback'],
  turnOn: ['打开', 'Turn on'],
  turnedOn: [
    (event: string) => `“${event}”开始回调，只影响之后的事件`,
    (event: string) => `${event} is sent from now on. Earlier ones aren’t`,
  ],
  toMapping: ['修改对应', 'Edit mapping'],
  toAccounts: ['打开广告账户', 'Open ad accounts'],
  toAddress: ['修改地址', 'Edit address'],
  note: ['按当前设置检查，检查本身不发送任何内容', 'Checked against the current settings. The check itself sends nothing'],
});
