import { bilingual } from '#design-system';
import type { Section } from '../section.ts';

export const words = bilingual({
  gist: [
    '控制台只保存让你登录与工作所需的内容；追踪脚本不用 Cookie，可以随时退出。',
    'The console stores only what you need to sign in and work. The tracking script uses no cookies, and you can opt out at any time.',
  ],
});

export const sections: readonly Section[] = [
  {
    id: 'console',
    title: ['控制台保存什么', 'What the console stores'],
    paragraphs: [
      [
        '登录后，账号编号、状态、角色与最近打开的菜单保存在本站的 Cookie 里，最长 7 天；没有勾选“7 天内免登录”时，关闭浏览器即失效。登录凭证、其余账号资料、菜单权限、界面设置与你保存的视图留在这个浏览器的本地存储里，不随文件请求发送；Cookie 失效后，凭证与资料在下次打开控制台时删除。退出登录会清除账号资料、凭证与权限。',
        'After you sign in, your account ID, status, role and last menu entry are stored in this site’s cookies for up to 7 days, or until you close the browser if you didn’t choose to stay signed in. Your session token, other account details, menu permissions, display settings and saved views stay in this browser’s local storage, and aren’t sent with requests for files. Once the cookies expire, the token and account details are deleted the next time the console opens. Signing out clears your account details, token and permissions.',
      ],
      [
        '控制台会记录你打开过哪些页面、做过哪些操作，用于排查问题与保障账号安全。',
        'The console records which pages you open and what you do there, to troubleshoot problems and keep accounts secure.',
      ],
    ],
  },
  {
    id: 'script',
    title: ['追踪脚本发送什么', 'What the tracking script sends'],
    paragraphs: [
      [
        '使用 Provena 的网站会在页面上放置追踪脚本。它发送页面浏览、下载、注册、登录、订单、付费、自定义事件与停留时长，并附带一个随机的设备编号与会话编号、浏览器与系统版本、页面地址和来源广告的编号。',
        'Sites that use Provena place the tracking script on their pages. It sends page views, downloads, sign-ups, sign-ins, orders, payments, custom events and time on page, together with a random device ID and session ID, browser and system versions, the page address and the IDs of the ad that led there.',
      ],
      [
        '地址里像口令、令牌、验证码、邮箱或电话的参数，在保存或发送之前就替换为 *。脚本不读取表单，不画设备指纹。',
        'Address parameters that look like passwords, tokens, verification codes, emails or phone numbers are replaced with * before anything is stored or sent. The script doesn’t read forms or create device fingerprints.',
      ],
      [
        '脚本在网站自己的本地存储里，用以 _provena 开头的名称保存设备编号、会话编号与等待发送的事件。它不使用 Cookie，因此不同网站之间的编号互不相同。',
        'In the site’s own local storage, under names starting with _provena, the script stores the device ID, the session ID and events waiting to be sent. It doesn’t use cookies, so IDs on different sites are unrelated.',
      ],
    ],
  },
  {
    id: 'choice',
    title: ['你的选择', 'Your choices'],
    paragraphs: [
      [
        '在“退出追踪”页可以让脚本在这个浏览器、这个站点上停止工作：已保存的内容会被删除，只留下一个表示退出的词。其他网站的脚本由该网站的退出入口控制；浏览器的 GPC（全球隐私控制）与 DNT（请勿追踪）信号，网站可以要求脚本遵守。',
        'On the “Opt out of tracking” page you can stop the script in this browser on this site. What was stored is deleted, except for one word that records your choice. Scripts on other sites are controlled by those sites’ own opt-out. Sites can have the script respect your browser’s Global Privacy Control (GPC) and Do Not Track (DNT) signals.',
      ],
    ],
  },
  {
    id: 'use',
    title: ['用途与共享', 'Use and sharing'],
    paragraphs: [
      [
        '数据只用于把激活、注册与付费归因到广告，并在放置脚本的企业的控制台里展示。企业开启数据回调时，归因结果会发送给它选择的媒体；除此之外不提供给第三方，也不用于个性化推荐。',
        'Data is used only to attribute installs, sign-ups and payments to ads, and is shown in the console of the company that placed the script. If that company turns on postbacks, attribution results are sent to the ad networks it chooses. Data isn’t shared with anyone else or used for personalized recommendations.',
      ],
    ],
  },
  {
    id: 'rights',
    title: ['查询、更正与删除', 'Access, correction and deletion'],
    paragraphs: [
      [
        '控制台用户可以在账号中心查看并修改资料，或请主账号删除成员。访问了某个网站的人，请向该网站提出请求；它可以按设备编号查询并删除对应的日志。',
        'Console users can view and change their details in the account center, or ask the owner to delete a member. Visitors of a site should contact that site, which can find and delete logs by device ID.',
      ],
    ],
  },
  {
    id: 'changes',
    title: ['变更', 'Changes'],
    paragraphs: [
      [
        '本文随产品变更。会影响你的变化先以公告的形式出现在控制台里，再生效。',
        'This policy changes with the product. Changes that affect you are announced in the console before they take effect.',
      ],
    ],
  },
];
