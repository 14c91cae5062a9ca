/** What may stand in a field of `config.json`, in Chinese and English. Only where it is wrong somebody needs them, so they have a file of their own. */
const wanted = {
  // The file
  present: ['放在服务器上，与 index.html 在同一目录', 'beside index.html on the server'],
  json: ['JSON 格式', 'JSON'],
  object: ['一个 JSON 对象', 'one JSON object'],
  unknown: ['去掉：没有这个字段', 'left out: there is no such field'],
  // What kind of value
  string: ['文字', 'text'],
  number: ['数字', 'a number'],
  list: ['方括号里的一组值', 'a list in square brackets'],
  group: ['花括号里的一组字段', 'fields in braces'],
  given: ['填写，不能省略', 'given: it cannot be left out'],
  // What it may say
  origin: [
    'https://api.example.com 这样的源，或 /console 这样的路径，末尾没有斜线',
    'an origin like https://api.example.com, or a path like /console, without a slash at its end',
  ],
  address: [
    'https:、http: 或 mailto: 开头的地址，或 / 开头的路径',
    'an address with https:, http: or mailto:, or a path that begins with /',
  ],
  receiver: ['https: 或 http: 开头的地址，或 / 开头的路径', 'an address with https: or http:, or a path that begins with /'],
  share: ['0 到 1 之间的数字', 'a number from 0 to 1'],
  purchase: ['https: 或 mailto: 开头的地址', 'an address with https: or mailto:'],
  timeZone: ['Asia/Shanghai 这样的时区', 'a time zone like Asia/Shanghai'],
  whole: ['整数的秒数', 'whole seconds'],
  leastSeconds: ['至少 30 秒', '30 seconds or more'],
  mostSeconds: ['最多一天（86400 秒）', 'a day at most (86400 seconds)'],
  call: [
    'GET /api/{app}/logs 这样的调用，末尾的 * 代表所有这样开头的',
    'a call like GET /api/{app}/logs, with * at its end for all that begin so',
  ],
  name: ['名称，不能为空', 'a name'],
  nameLength: ['最多 40 个字符', '40 characters at most'],
  email: ['邮箱地址', 'an email address'],
  password: ['密码，不能为空', 'a password'],
  session: ['token 或 httpOnly', 'token or httpOnly'],
  language: ['zh-CN 或 en', 'zh-CN or en'],
  images: ['https://cdn.example.com 这样的源，末尾没有斜线', 'origins like https://cdn.example.com, without a slash at their end'],
} as const satisfies Readonly<Record<string, readonly [chinese: string, english: string]>>;

export type Wanted = keyof typeof wanted;

const isWanted = (key: string): key is Wanted => Object.hasOwn(wanted, key);

export const wantedText = (what: string, place: 0 | 1): string => wanted[isWanted(what) ? what : 'unknown'][place];

/** What a command prints. */
export const problemOf = ({ field, what }: { field: string; what: string }): string =>
  `${field ? `config.json: “${field}”` : 'config.json'} has to be ${wantedText(what, 1)}`;
