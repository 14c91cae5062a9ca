import { bilingual } from '#design-system';

export const words = bilingual({
  way: ['怎么绑定', 'How to connect'],
  authorization: ['授权登录', 'Authorize'],
  credentials: ['自有应用的凭证', 'Keys of your own app'],
});
