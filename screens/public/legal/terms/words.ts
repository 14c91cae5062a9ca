import { bilingual } from '#design-system';
import type { Section } from '../section.ts';

export const words = bilingual({
  gist: [
    'Provena 是一套移动与网页的营销归因与分析控制台。使用它，即表示你接受下面的约定。',
    'Provena is a console for the attribution and analysis of marketing on mobile and on the web. Who uses it agrees to what follows.',
  ],
});

export const sections: readonly Section[] = [
  {
    id: 'account',
    title: ['账户', 'Your account'],
    paragraphs: [
      [
        '注册的人成为主账号，可以邀请成员并决定他们看得到什么。账户供你所在的企业使用，登录信息由持有人自己保管；离职或换岗时，请主账号停用对应的成员。',
        'Whoever registers becomes the main account, may invite members and decides what they see. An account is for the company that it was made for. Its holder keeps the password; when somebody leaves, the main account disables the member.',
      ],
      [
        '体验账号是公开的：其中的应用与数字都是示例，不能写入，也不应放入任何真实信息。',
        'The demo account is public. Its apps and numbers are samples; nothing can be written there, and nothing real belongs there.',
      ],
    ],
  },
  {
    id: 'service',
    title: ['我们提供什么', 'What you get'],
    paragraphs: [
      [
        '控制台接收你的应用与页面上报的事件，按公开的规则归因到渠道、活动与广告，并说明每个数字的定义、公式、范围与新鲜程度。归因是按规则做出的判断，不是对用户身份的证明。',
        'The console takes the events that your apps and pages send, attributes them to channels, campaigns and ads by rules that it shows, and tells of each number its definition, formula, scope and freshness. An attribution is a judgement by rules and no proof of who somebody is.',
      ],
      [
        '广告明细、再营销、回流分析、流量变现与防作弊是需要单独开通的服务；未开通时，对应页面会说明它是什么以及如何申请。',
        'Ad details, remarketing, reflux analysis, traffic monetization and anti-cheat are services of their own. Where one is not open, its page says what it is and how to ask for it.',
      ],
    ],
  },
  {
    id: 'data',
    title: ['你的数据与你的责任', 'Your data, your duties'],
    paragraphs: [
      [
        '上报的数据属于你。你负责在自己的应用与页面上告知用户、取得所需的同意，并且不上报密码、证件、支付卡号等与归因无关的信息。',
        'What you send is yours. You tell your users about it, ask for the consent that is needed, and send no passwords, documents, card numbers or anything else that attribution has no use for.',
      ],
      [
        '不得用控制台识别个人身份、骚扰用户，或伪造点击与激活。',
        'Do not use the console to find out who somebody is, to bother anybody, or to forge clicks and installs.',
      ],
    ],
  },
  {
    id: 'plan',
    title: ['套餐与流量', 'Plan and flow'],
    paragraphs: [
      [
        '新账户从试用开始，期限与流量上限显示在账户中心。套餐到期前 30 天内会提醒；应用流量用尽后，数据接收在 15 天后停止，已有的数据仍可查看。',
        'A new account begins with a trial; how long, and how much flow it has, stands in the account centre. Within 30 days of the end of a plan there is a reminder. When the flow of an app is used up, data are taken for another 15 days; what is there can still be seen.',
      ],
    ],
  },
  {
    id: 'end',
    title: ['中止与结束', 'When it ends'],
    paragraphs: [
      [
        '你可以随时停用应用、删除成员或停止使用。违反上面的约定时，对应的账户可能被停用；停用前会说明原因，除非法律另有要求。',
        'You may disable apps, delete members or stop at any time. An account that breaks these terms may be disabled, with the reason told before, unless the law says otherwise.',
      ],
    ],
  },
  {
    id: 'limits',
    title: ['数字的边界', 'The limits of numbers'],
    paragraphs: [
      [
        '未成熟的天数、被平台延迟的回传与归因窗口都会让数字在之后变化；控制台会标出仍可能变化的部分。请不要只凭一个尚未成熟的数字做不可逆的决定。',
        'Days that are not complete, answers that platforms delay, and attribution windows make numbers change later; the console marks what may still move. Decide nothing that cannot be undone on a number that is not mature.',
      ],
    ],
  },
];
