import { bilingual } from '#design-system';
import type { Section } from '../section.ts';

export const words = bilingual({
  gist: [
    '控制台只保存让你登录与工作所需的内容；追踪脚本不用 Cookie，可以随时退出。',
    'The console keeps what it needs for you to sign in and work. The tracking script uses no cookie, and you can opt out of it at any time.',
  ],
});

export const sections: readonly Section[] = [
  {
    id: 'console',
    title: ['控制台保存什么', 'What the console keeps'],
    paragraphs: [
      [
        '登录后，你的账户资料与登录凭证保存在本站的 Cookie 里，最长 7 天；没有勾选“7 天内免登录”时，关闭浏览器即失效。菜单权限、界面设置与你保存的视图留在这个浏览器的本地存储里。退出登录会清除账户资料、凭证与权限。',
        'Once you sign in, your profile and your session stand in cookies of this site, for 7 days at most, or until the browser is closed if you did not ask to stay signed in. Rights, settings and saved views stay in the local storage of this browser. Signing out clears profile, session and rights.',
      ],
      [
        '控制台会记录你打开过哪些页面、做过哪些操作，用于排查问题与保障账户安全。',
        'The console notes which pages you open and what you do there, to find faults and to keep accounts safe.',
      ],
    ],
  },
  {
    id: 'script',
    title: ['追踪脚本发送什么', 'What the tracking script sends'],
    paragraphs: [
      [
        '使用 Provena 的网站会在页面上放置追踪脚本。它发送页面浏览、下载、注册、登录、订单、付费、自定义事件与停留时长，并附带一个随机的设备编号与会话编号、浏览器与系统版本、页面地址和来源广告的编号。',
        'Sites that use Provena put the tracking script on their pages. It sends page views, downloads, registrations, logins, orders, payments, events of the site and the time a page was seen, with a random device id and session id, the version of browser and system, the address of the page and the ids of the ad that led there.',
      ],
      [
        '地址里像口令、令牌、验证码、邮箱或电话的参数，在保存或发送之前就替换为 *。脚本不读取表单，不画设备指纹。',
        'Parameters of an address that sound like a password, a token, a code, an e-mail address or a phone number are replaced by * before anything is kept or sent. The script reads no forms and takes no fingerprint.',
      ],
      [
        '脚本在网站自己的本地存储里，用以 _provena 开头的名称保存设备编号、会话编号与等待发送的事件。它不使用 Cookie，因此不同网站之间的编号互不相同。',
        'In the local storage of that site, under names that begin with _provena, it keeps the device id, the session id and events on their way. It uses no cookie, so the ids of two sites have nothing in common.',
      ],
    ],
  },
  {
    id: 'choice',
    title: ['你的选择', 'Your choices'],
    paragraphs: [
      [
        '在“退出追踪”页可以让脚本在这个浏览器、这个站点上停止工作：已保存的内容会被删除，只留下一个表示退出的词。其他网站的脚本由该网站的退出入口控制；浏览器的 GPC（全球隐私控制）与 DNT（请勿追踪）信号，网站可以要求脚本遵守。',
        'The page “Opt out” stops the script in this browser on this site: what was stored is deleted, and one word stays behind that says so. On other sites their own way out decides. Sites can tell the script to take Global Privacy Control and Do Not Track of your browser for a no.',
      ],
    ],
  },
  {
    id: 'use',
    title: ['用途与共享', 'What it is for'],
    paragraphs: [
      [
        '数据只用于把激活、注册与付费归因到广告，并在放置脚本的企业的控制台里展示。企业开启数据回调时，归因结果会发送给它选择的媒体；除此之外不提供给第三方，也不用于个性化推荐。',
        'Data serve to attribute installs, registrations and payments to ads, and are shown in the console of the company that placed the script. Where it turns on callbacks, results go to the media that it has chosen. Nobody else gets them, and nothing is personalised with them.',
      ],
    ],
  },
  {
    id: 'rights',
    title: ['查询、更正与删除', 'See, correct, delete'],
    paragraphs: [
      [
        '控制台用户可以在账户中心查看并修改资料，或请主账号删除成员。访问了某个网站的人，请向该网站提出请求；它可以按设备编号查询并删除对应的日志。',
        'Who uses the console sees and changes the own profile in the account centre, or asks the main account to delete a member. Visitors of a site turn to that site, which can find and delete what was logged of a device by its id.',
      ],
    ],
  },
  {
    id: 'changes',
    title: ['变更', 'Changes'],
    paragraphs: [
      [
        '本文随产品变更。会影响你的变化先以公告的形式出现在控制台里，再生效。',
        'This text changes with the product. What affects you is announced in the console before it takes effect.',
      ],
    ],
  },
];
