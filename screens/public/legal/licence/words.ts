import { bilingual } from '#design-system';
import type { Section } from '../section.ts';

export const words = bilingual({
  gist: [
    '本协议说明你可以怎样使用 Provena 的追踪脚本与接入代码。',
    'This agreement explains how you may use the Provena tracking script and integration code.',
  ],
});

export const sections: readonly Section[] = [
  {
    id: 'grant',
    title: ['许可范围', 'What you may do'],
    paragraphs: [
      [
        '持有有效账号期间，你可以在自己拥有或受托运营的应用与页面上放置追踪脚本，复制控制台给出的接入代码，并把脚本打包进自己的产品。许可不限次数，不可转让。',
        'While you have an active account, you may place the script on apps and pages that you own or operate for others, copy the integration code shown in the console, and bundle the script with your products. You may do this any number of times. The license isn’t transferable.',
      ],
    ],
  },
  {
    id: 'keep',
    title: ['请保持原样', 'What you must keep'],
    paragraphs: [
      [
        '脚本的退出接口（optOut、optIn）、地址里敏感参数的去除与版本号不得移除或绕过。你可以自行压缩或与其他脚本合并。',
        'Don’t remove or bypass the opt-out functions (optOut, optIn), the masking of sensitive parameters in addresses, or the version number. You may minify the script and combine it with other scripts.',
      ],
      [
        '不得用脚本上报不属于你的应用的 appkey，也不得伪造事件。',
        'Don’t use the script to send data under the Appkey of an app that isn’t yours, and don’t forge events.',
      ],
    ],
  },
  {
    id: 'notice',
    title: ['告知用户', 'Inform your users'],
    paragraphs: [
      [
        '放置脚本的页面需要以用户看得懂的方式说明它发送什么、如何退出；法律要求事先同意的地区，使用 requireConsent 选项，在用户同意之前脚本不保存也不发送任何内容。',
        'Pages with the script must explain in plain language what it sends and how to opt out. Where the law requires prior consent, use the requireConsent option: the script stores and sends nothing until the user agrees.',
      ],
    ],
  },
  {
    id: 'open',
    title: ['其他人的代码', 'Third-party code'],
    paragraphs: [
      [
        '追踪脚本不包含第三方代码。控制台使用的开源软件按其各自的许可使用，权利归其作者所有。',
        'The tracking script contains no third-party code. The open-source software used by the console is covered by its own licenses, and the rights belong to its authors.',
      ],
    ],
  },
  {
    id: 'warranty',
    title: ['保证与责任', 'Warranty and liability'],
    paragraphs: [
      [
        '脚本的设计是不向页面抛出错误、不阻塞交互，并能从页面上完全移除（stop）。除法律规定的责任外，脚本按现状提供；发现问题时，先移除脚本即可恢复页面原状。',
        'The script is designed not to throw errors into the page, not to block interaction, and to be fully removable (stop). Apart from liability required by law, it’s provided as is. If something goes wrong, removing the script restores the page.',
      ],
    ],
  },
  {
    id: 'end',
    title: ['终止', 'Termination'],
    paragraphs: [
      [
        '账号结束或违反本协议时许可终止，请从页面上移除脚本。仍在发送的事件会被接收端丢弃，不影响页面。',
        'The license ends when your account ends or this agreement is breached. Remove the script from your pages then. Events still being sent are dropped by the receiver without affecting the page.',
      ],
    ],
  },
];
