import { bilingual } from '#design-system';
import type { Section } from '../section.ts';

export const words = bilingual({
  gist: [
    '本协议说明你可以怎样使用 Provena 的追踪脚本与接入代码。',
    'How you may use the tracking script of Provena and its code for integration.',
  ],
});

export const sections: readonly Section[] = [
  {
    id: 'grant',
    title: ['许可范围', 'What you may do'],
    paragraphs: [
      [
        '持有有效账户期间，你可以在自己拥有或受托运营的应用与页面上放置追踪脚本，复制控制台给出的接入代码，并把脚本打包进自己的产品。许可不限次数，不可转让。',
        'As long as you have an account, you may put the script on apps and pages that you own or run for somebody, copy the code that the console gives you, and bundle the script with what you make. As often as you like; it cannot be passed on.',
      ],
    ],
  },
  {
    id: 'keep',
    title: ['请保持原样', 'What stays as it is'],
    paragraphs: [
      [
        '脚本的退出接口（optOut、optIn）、地址里敏感参数的去除与版本号不得移除或绕过。你可以自行压缩或与其他脚本合并。',
        'Its ways out (optOut, optIn), the removal of secrets from addresses and its version must not be taken out or got round. You may minify it and join it with other scripts.',
      ],
      [
        '不得用脚本上报不属于你的应用的 appkey，也不得伪造事件。',
        'Do not send under the appkey of an app that is not yours, and forge no events.',
      ],
    ],
  },
  {
    id: 'notice',
    title: ['告知用户', 'Tell your visitors'],
    paragraphs: [
      [
        '放置脚本的页面需要以用户看得懂的方式说明它发送什么、如何退出；法律要求事先同意的地区，使用 requireConsent 选项，在用户同意之前脚本不保存也不发送任何内容。',
        'Pages with the script say in plain words what it sends and how to opt out. Where the law asks for consent, use the option requireConsent: before a yes the script stores and sends nothing.',
      ],
    ],
  },
  {
    id: 'open',
    title: ['其他人的代码', 'Code of others'],
    paragraphs: [
      [
        '追踪脚本不包含第三方代码。控制台使用的开源软件按其各自的许可使用，权利归其作者所有。',
        'The script contains no code of others. The console uses open-source software under its own licences; the rights stay with its authors.',
      ],
    ],
  },
  {
    id: 'warranty',
    title: ['保证与责任', 'Warranty'],
    paragraphs: [
      [
        '脚本的设计是不向页面抛出错误、不阻塞交互，并能从页面上完全移除（stop）。除法律规定的责任外，脚本按现状提供；发现问题时，先移除脚本即可恢复页面原状。',
        'The script is made to throw nothing into a page, to block nothing, and to leave without a trace (stop). Beyond what the law demands it comes as it is; should anything go wrong, taking it off brings the page back to what it was.',
      ],
    ],
  },
  {
    id: 'end',
    title: ['终止', 'When it ends'],
    paragraphs: [
      [
        '账户结束或违反本协议时许可终止，请从页面上移除脚本。仍在发送的事件会被接收端丢弃，不影响页面。',
        'The licence ends with the account, or when this agreement is broken; take the script off your pages then. The receiver drops what is still sent, which does the page no harm.',
      ],
    ],
  },
];
