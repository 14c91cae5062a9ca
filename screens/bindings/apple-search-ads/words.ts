import { bilingual, inSentence } from '#design-system';

export const words = bilingual({
  valid: ['已绑定的账户可以正常取数', 'The connected account can be read'],
  unchecked: [
    '没有查到已绑定账户的状态，其他操作照常',
    'Couldn’t check the account that is connected already. Everything else works as usual',
  ],
  invalid: [
    (cause: string) => `已绑定的账户取不到数据：${cause}`,
    (cause: string) => `The connected account can’t be read: ${inSentence(cause)}`,
  ],
  keyHint: ['整段 PEM，保存后不再显示', 'The whole PEM. Never shown again once saved'],
  readOrgs: ['读取可选的 Org', 'Load orgs'],
  orgHint: ['填好上面四项后读取并选择，也可以直接填写', 'Fill in the four fields above and load them to choose one, or type its ID'],
  found: [
    (n: number) => (n > 0 ? `这组密钥可以打开 ${n} 个 Org` : '这组密钥没有打开任何 Org，请在 Apple 给 API 用户授权'),
    (n: number) =>
      n > 0 ? `These keys open ${n} ${n === 1 ? 'org' : 'orgs'}` : 'These keys open no org. Give the API user access at Apple',
  ],
});
