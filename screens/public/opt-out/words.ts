import { bilingual } from '#design-system';

export const words = bilingual({
  lead: [
    (product: string) => `在这个浏览器、这个站点上停止 ${product} 的追踪脚本。不需要登录，随时可以改回来。`,
    (product: string) =>
      `Stops the ${product} tracking script in this browser on this site. No sign-in needed, and you can change it back any time.`,
  ],
  state: ['当前状态', 'Current status'],
  reading: ['正在读取', 'Reading'],
  isOut: ['已退出追踪', 'Opted out'],
  isOutCause: [
    '脚本不发送、不保存任何内容，其他标签页里的也会立刻停止。',
    'The script sends and stores nothing. It also stops in other tabs right away.',
  ],
  isIn: ['未退出', 'Not opted out'],
  isInCause: ['放有脚本的页面会发送页面浏览与事件。', 'Pages with the script send page views and events.'],
  optOut: ['退出追踪', 'Opt out'],
  optIn: ['重新允许', 'Allow tracking'],
  done: ['已退出追踪', 'You have opted out'],
  undone: ['已重新允许', 'Tracking allowed'],
  failed: ['没有成功，请刷新后重试', 'That didn’t work. Reload the page and try again'],
  blocked: ['浏览器不允许本站保存内容', 'Your browser doesn’t let this site store data'],
  blockedCause: [
    '退出只在离开页面前有效，无法记住。同样，脚本在这里也无法保存设备编号。要长期退出，请允许本站保存内容，或在浏览器里打开 GPC。',
    'Opting out works only until you leave the page and can’t be remembered. The script can’t store a device ID here either. To opt out permanently, let this site store data, or turn on GPC in your browser.',
  ],
  what: ['会发生什么', 'What happens'],
  removed: ['删除', 'Deleted'],
  removedValue: ['设备编号、会话编号、等待发送的事件', 'Device ID, session ID, events waiting to be sent'],
  removedNow: [
    (count: number) => `设备编号、会话编号、等待发送的事件，现有 ${count} 项`,
    (count: number) => `Device ID, session ID, events waiting to be sent (${count} now)`,
  ],
  kept: ['留下', 'Kept'],
  keptValue: ['本地存储里 _provena = out 一项，用来记住你的选择', 'One entry in local storage, _provena = out, to remember your choice'],
  untouched: ['不受影响', 'Not affected'],
  untouchedValue: [
    '控制台的登录、语言与界面设置；脚本不使用 Cookie',
    'Console sign-in, language and display settings. The script doesn’t use cookies',
  ],
  where: ['有效范围', 'Where it applies'],
  whereValue: [
    (host: string) => `${host}，仅此浏览器。其他网站请使用该网站自己的退出入口`,
    (host: string) => `${host}, this browser only. On other sites, use their own opt-out`,
  ],
  signals: ['浏览器的信号', 'Browser signals'],
  gpc: ['GPC', 'GPC'],
  dnt: ['DNT', 'DNT'],
  isSent: ['已发送，网站可以要求脚本把它当作退出', 'Sent. Sites can have the script treat it as an opt-out'],
  isNotSent: ['未发送', 'Not sent'],
  policy: ['隐私政策', 'Privacy policy'],
  sampleLanguage: ['', '?lang=en'],
  sample: ['在示例页面上试一试', 'Try it on the sample page'],
});
