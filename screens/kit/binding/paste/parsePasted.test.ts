import { expect, test } from 'vitest';
import { parsePasted } from './parsePasted.ts';

const fields = [
  { name: 'alias', labels: ['别名', 'Alias'] },
  { name: 'clientId', labels: ['Client ID'] },
  { name: 'clientSecret', labels: ['Client Secret'] },
];

test.each([
  ['labels as the network has them', 'Client ID: 104\nClient Secret：s=3', [{ clientId: '104', clientSecret: 's=3' }]],
  ['names of the wire', 'client_id=104\r\nCLIENT_SECRET=s3\r\n', [{ clientId: '104', clientSecret: 's3' }]],
  [
    'a label that comes again begins the next account',
    '别名: 海外\nClient ID: 104\n\n别名: 召回\nClient ID: 105',
    [
      { alias: '海外', clientId: '104' },
      { alias: '召回', clientId: '105' },
    ],
  ],
  [
    'a table with a head in another order',
    'Client ID\tAlias\n104\t海外\n105\t召回',
    [
      { clientId: '104', alias: '海外' },
      { clientId: '105', alias: '召回' },
    ],
  ],
  [
    'a table without a head is in the order of the form',
    '海外,104,s3\n召回,105,s4',
    [
      { alias: '海外', clientId: '104', clientSecret: 's3' },
      { alias: '召回', clientId: '105', clientSecret: 's4' },
    ],
  ],
  ['a table without a head and without aliases', '104\ts3', [{ clientId: '104', clientSecret: 's3' }]],
  ['nothing that can be read', 'hello', []],
  ['nothing', '', []],
])('%s', (_, text, accounts) => {
  expect(parsePasted(text, fields)).toEqual(accounts);
});

test('a key of many lines is one value, on the line of its label or below it', () => {
  const ofApple = [
    { name: 'keyId', labels: ['Key ID'] },
    { name: 'privateKey', labels: ['私钥', 'Private key'] },
  ];
  const pem = '-----BEGIN EC PRIVATE KEY-----\nMHcCAQEE\nAwEHoUQD\n-----END EC PRIVATE KEY-----';
  for (const between of [' ', '\r\n'])
    expect(parsePasted(`Key ID: k-77\nPrivate key:${between}${pem}`, ofApple)).toEqual([{ keyId: 'k-77', privateKey: pem }]);
});

test('a password that is pasted without an alias does not get into a field that is shown', () => {
  const network = [
    { name: 'alias', labels: ['别名'] },
    { name: 'userName', labels: ['账户名'] },
    { name: 'password', labels: ['密码'] },
    { name: 'token', labels: ['Token'] },
    { name: 'source', labels: ['数据源 ID'], isOptional: true },
  ];
  expect(parsePasted('yunxiu, pass-word, t0ken', network)).toEqual([{ userName: 'yunxiu', password: 'pass-word', token: 't0ken' }]);
});
