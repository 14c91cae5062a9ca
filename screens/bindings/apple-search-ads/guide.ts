import type { GuideStep } from '#screens/kit/binding/index.ts';

/** Where Apple shows what the form asks for. */
export const guide: readonly GuideStep[] = [
  {
    title: ['在 Apple Search Ads 新建 API 用户', 'Invite an API user in Apple Search Ads'],
    text: ['账户设置 → 用户管理，角色选“API 账户只读”。', 'Account settings → User management, with the role API Account Read Only.'],
  },
  {
    title: ['生成密钥对', 'Make a key pair'],
    text: [
      '用 openssl ecparam -genkey -name prime256v1 -noout 生成私钥，把公钥粘贴到 API 页。',
      'Make the private key with openssl ecparam -genkey -name prime256v1 -noout, and paste the public key on the API page.',
    ],
  },
  {
    title: ['复制三个 ID', 'Copy the three IDs'],
    text: [
      '保存公钥后，页面给出 Client ID、Team ID 和 Key ID。',
      'Once the public key is saved, the page shows the Client ID, the Team ID and the Key ID.',
    ],
  },
  {
    title: ['选择 Org', 'Choose the org'],
    text: [
      '一个登录名下有多个 Org 时，每个 Org 绑定一次。Org ID 在右上角的账户列表里。',
      'Where one login has several orgs, connect each of them. Org IDs stand in the account list at the top right.',
    ],
  },
];
