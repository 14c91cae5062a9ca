import { bilingual } from '#design-system';

export const words = bilingual({
  rotate: ['更新凭证', 'Update credentials'],
  key: ['在 Apple Search Ads 新建 API 用户', 'Invite an API user in Apple Search Ads'],
  keyText: ['账户设置 → 用户管理，角色选“API 账户只读”。', 'Account settings → User management, with the role API Account Read Only.'],
  pair: ['生成密钥对', 'Make a key pair'],
  pairText: [
    '用 openssl ecparam -genkey -name prime256v1 -noout 生成私钥，把公钥粘贴到 API 页。',
    'Make the private key with openssl ecparam -genkey -name prime256v1 -noout, and paste the public key on the API page.',
  ],
  ids: ['复制三个 ID', 'Copy the three IDs'],
  idsText: [
    '保存公钥后，页面给出 Client ID、Team ID 和 Key ID。',
    'Once the public key is saved, the page shows the Client ID, the Team ID and the Key ID.',
  ],
  org: ['选择 Org', 'Choose the org'],
  orgText: [
    '一个登录名下有多个 Org 时，每个 Org 绑定一次。Org ID 在右上角的账户列表里。',
    'Where one login has several orgs, connect each of them. Org IDs stand in the account list at the top right.',
  ],
  valid: ['已绑定的账户可以正常取数', 'The connected account can be read'],
  invalid: [
    '已绑定的账户需要处理，Apple 不再接受它的凭证',
    'The connected account needs attention. Apple no longer accepts its credentials',
  ],
  keyHint: ['整段 PEM，保存后不再显示', 'The whole PEM. Never shown again once saved'],
});
