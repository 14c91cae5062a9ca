import { bilingual } from '#design-system';

export const words = bilingual({
  title: ['接入文档', 'Integration guide'],
  platform: ['平台', 'Platform'],
  copyAll: ['给开发', 'for developers'],
  filled: ['已填入本应用 Appkey', 'Contains this app’s Appkey'],
  install: [(version: string) => `安装 SDK ${version}`, (version: string) => `Install SDK ${version}`],
  installNote: ['加到工程的依赖里', 'Add it to your project’s dependencies'],
  start: ['启动时初始化', 'Initialize at startup'],
  startNote: [
    '放在用户同意隐私政策之后；上架前把 isDebug 改为 false',
    'After the user accepts the privacy policy. Set isDebug to false before release',
  ],
  events: ['上报注册、登录与付费', 'Report sign-ups, logins and payments'],
  eventsNote: ['3 个方法', '3 methods'],
  pageInstall: [(version: string) => `放上统计脚本 ${version}`, (version: string) => `Add tracking script ${version} to your pages`],
  pageInstallNote: [
    '放在每个页面的 <head> 里；hosts 写正式域名（不含端口），只有这些域名会上报页面浏览，其他域名仍上报订单与付费。自建接收地址的应答要带 Access-Control-Allow-Origin',
    'In the <head> of every page. Set hosts to your live domains without a port; only these report page views, others still report orders and payments. If you run the receiver yourself, its answers need Access-Control-Allow-Origin',
  ],
  pageStart: ['需要征得同意时', 'If you need consent'],
  pageStartNote: [
    '在 init 里加 requireConsent：optIn 之前不存也不发。同意不会被记住，已同意者的每个页面都要调用',
    'With requireConsent in init, nothing is stored or sent before optIn. Consent isn’t remembered, so call it on every page of somebody who has agreed',
  ],
  waiting: ['等待首个事件', 'Waiting for the first event'],
  listening: ['监听中', 'Listening'],
  keyMade: ['已生成 Appkey', 'Appkey generated'],
  waitFor: [(event: string) => `等待 ${event}`, (event: string) => `Waiting for ${event}`],
  everyFew: ['每 5 秒检查一次，页面不可见时暂停', 'Checked every 5 seconds while this page is visible'],
  came: [(event: string) => `已收到 ${event}`, (event: string) => `${event} received`],
  cameAll: ['已收到首个事件', 'First event received'],
  how: ['用测试设备打开一次应用，通常 5 秒内出现。', 'Open the app once on a test device. The event usually appears within 5 seconds.'],
  howPage: ['打开一次放了脚本的页面，通常 5 秒内出现。', 'Open a page with the script once. The event usually appears within 5 seconds.'],
  testDevice: ['添加测试设备', 'Add test device'],
  toDebug: ['去联调', 'Go to live debug'],
  isWorking: ['是否生效', 'Is it working?'],
});
