import { bilingual } from '#design-system';
import type { Section } from '../section.ts';

export const words = bilingual({
  gist: [
    'Provena 是一套移动与网页的营销归因与分析控制台。使用它，即表示你接受下面的约定。',
    'Provena is a marketing attribution and analytics console for mobile and web. By using it, you agree to the terms below.',
  ],
});

export const sections: readonly Section[] = [
  {
    id: 'account',
    title: ['账号', 'Accounts'],
    paragraphs: [
      [
        '注册的人成为主账号，可以邀请成员并决定他们看得到什么。账号供你所在的企业使用，登录信息由持有人自己保管；离职或换岗时，请主账号停用对应的成员。',
        'The person who signs up becomes the owner, who can invite members and decide what they see. Accounts are for use by your company. Each person keeps their own sign-in details safe. When someone leaves or changes roles, the owner should disable that member.',
      ],
      [
        '体验账号是公开的：其中的应用与数字都是示例，不能写入，也不应放入任何真实信息。',
        'The demo account is public. Its apps and numbers are samples, nothing can be changed, and no real information should be entered.',
      ],
    ],
  },
  {
    id: 'service',
    title: ['我们提供什么', 'What we provide'],
    paragraphs: [
      [
        '控制台接收你的应用与页面上报的事件，按公开的规则归因到渠道、活动与广告，并说明每个数字的定义、公式、范围与新鲜程度。归因是按规则做出的判断，不是对用户身份的证明。',
        'The console receives the events your apps and pages send, attributes them to channels, campaigns and ads by published rules, and explains the definition, formula, scope and freshness of each number. Attribution is a judgment made by rules, not proof of a user’s identity.',
      ],
      [
        '广告明细、再营销、回流分析、流量变现与防作弊是需要单独开通的增值服务；未开通时，对应页面会说明它是什么以及如何申请。',
        'Ad details, retargeting, returning users, monetization and fraud protection are add-ons. If an add-on isn’t active, its page explains what it does and how to request access.',
      ],
    ],
  },
  {
    id: 'data',
    title: ['你的数据与你的责任', 'Your data and responsibilities'],
    paragraphs: [
      [
        '上报的数据属于你。你负责在自己的应用与页面上告知用户、取得所需的同意，并且不上报密码、证件、支付卡号等与归因无关的信息。',
        'The data you send belongs to you. You’re responsible for informing users in your apps and pages, obtaining the required consent, and not sending passwords, ID documents, card numbers or anything else unrelated to attribution.',
      ],
      [
        '不得用控制台识别个人身份、骚扰用户，或伪造点击与激活。',
        'Don’t use the console to identify individuals, harass users, or forge clicks or installs.',
      ],
    ],
  },
  {
    id: 'plan',
    title: ['套餐与流量', 'Plans and data volume'],
    paragraphs: [
      [
        '新账号从试用开始，期限与流量上限显示在账号中心。套餐到期前 30 天内会提醒；应用流量用尽后，数据接收在 15 天后停止，已有的数据仍可查看。',
        'New accounts start with a trial. Its length and data volume limit are shown in the account center. You’re reminded within 30 days before a plan expires. When an app’s data volume is used up, we stop receiving data after 15 days. Existing data can still be viewed.',
      ],
    ],
  },
  {
    id: 'end',
    title: ['中止与结束', 'Suspension and termination'],
    paragraphs: [
      [
        '你可以随时停用应用、删除成员或停止使用。违反上面的约定时，对应的账号可能被停用；停用前会说明原因，除非法律另有要求。',
        'You may disable apps, delete members or stop using the service at any time. Accounts that breach these terms may be disabled. We explain why before doing so, unless the law requires otherwise.',
      ],
    ],
  },
  {
    id: 'limits',
    title: ['数字的边界', 'Limits of the numbers'],
    paragraphs: [
      [
        '未到期的天数、被平台延迟的回传与归因窗口都会让数字在之后变化；控制台会标出仍可能变化的部分。请不要只凭一个未到期的数字做不可逆的决定。',
        'Days that aren’t mature yet, postbacks delayed by platforms and attribution windows can change numbers later. The console marks what may still change. Don’t make irreversible decisions based on a number that isn’t mature yet.',
      ],
    ],
  },
];
