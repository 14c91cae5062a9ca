const address = new URLSearchParams(location.search);
const isEnglish = address.get('lang') === 'en';

// The snippet. The script comes after it; what is called until then waits.
window.provena =
  window.provena ||
  function () {
    (window.provena.q = window.provena.q || []).push(arguments);
  };
// Of the demo account, platform H5. An integration uses the appkey, which the receiver knows as well.
const app = /^\d{1,9}$/.test(address.get('app') ?? '') ? address.get('app') : '1005';
window.provena('init', app, { receiver: `${location.origin}/receiver`, hosts: [location.hostname] });

const words = {
  sample: ['示例页面，不是真实的商店', 'A sample page, no real shop'],
  title: ['星海周边小店', 'The Star Sea corner shop'],
  lead: [
    '这里放着 Provena 的追踪脚本。按下按钮，右侧会列出脚本发送的内容；同样的事件会出现在示例应用的联调与日志里。',
    'The tracking script of Provena runs here. Press a button and see what it sends. The same events appear in the debug lists and the logs of the sample app.',
  ],
  shop: ['商店', 'Shop'],
  who: ['账号（who）', 'Account (who)'],
  browse: ['看另一件商品', 'Look at another item'],
  register: ['注册', 'Register'],
  login: ['登录', 'Log in'],
  cart: ['加入购物车', 'Add to the cart'],
  order: ['下单', 'Order'],
  pay: ['付款', 'Pay'],
  download: ['下载应用', 'Download the app'],
  choice: ['你的选择', 'Your choice'],
  optOut: ['退出追踪', 'Opt out'],
  optIn: ['重新允许', 'Allow it again'],
  optout: ['退出追踪的说明', 'About opting out'],
  back: ['返回示例应用', 'Back to the sample apps'],
  sent: ['脚本发送的内容', 'What the script sends'],
  nothing: ['还没有发送任何内容。', 'Nothing has been sent yet.'],
  out: ['已退出追踪：脚本不发送、不保存任何内容。', 'Opted out: the script sends and stores nothing.'],
  missing: ['脚本没有加载。用 npm start 打开本页。', 'The script did not load. Open this page with npm start.'],
  bot: ['脚本不在自动程序里工作。', 'The script does not work in programs.'],
  refused: ['接收端没有接收', 'The receiver did not take it'],
  left: ['离开页面时交给浏览器发送', 'Given to the browser as the page was left'],
};
const say = (name) => words[name][isEnglish ? 1 : 0];
const at = (id) => document.getElementById(id);

const items = [
  ['星图马克杯', 'Star map mug', 68],
  ['远征徽章', 'Expedition badge', 30],
  ['航海帆布袋', 'Voyage tote', 128],
];
let shown = 0;
let orders = 0;
let order = '';

function show() {
  const [chinese, english, price] = items[shown];
  at('item').textContent = isEnglish ? english : chinese;
  at('price').textContent = `¥${price}`;
  const isOut = stored() === 'out';
  at('standing').textContent = isOut ? say('out') : '';
}

function stored() {
  try {
    return localStorage.getItem('_provena');
  } catch {
    return null;
  }
}

const who = () => at('who').value.trim() || 'guest-01';
const sum = () => ({ who: who(), transactionId: order, amount: items[shown][2], currency: 'CNY' });
const place = () => (order = order || `S${Date.now().toString(36)}-${++orders}`);

const acts = {
  browse() {
    shown = (shown + 1) % items.length;
    order = '';
    address.set('item', String(shown + 1));
    // A page view is sent by itself when the address changes.
    history.pushState(null, '', `?${address}`);
  },
  register: () => window.provena('register', who()),
  login: () => window.provena('loggedin', who()),
  cart: () => window.provena('event', 'add_to_cart', { who: who() }),
  order() {
    place();
    window.provena('order', sum());
  },
  pay() {
    place();
    window.provena('payment', { ...sum(), paymentType: 'alipay' });
    order = '';
  },
  download: () => window.provena('download', { who: who() }),
  optOut: () => window.provena('optOut', true),
  optIn: () => window.provena('optIn'),
};

/** What was sent is told in words, never as HTML. */
function note(url, body, state) {
  const data = new URLSearchParams(body).get('data');
  if (!data) return;
  const event = JSON.parse(data);
  at('nothing').hidden = true;
  const line = document.createElement('li');
  const about = document.createElement('div');
  const name = document.createElement('b');
  name.textContent = event.what;
  about.append(name, ` → POST ${new URL(url).pathname} · ${state}`);
  const more = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = 'JSON';
  const words = document.createElement('pre');
  words.textContent = JSON.stringify(event, null, 2);
  more.append(summary, words);
  line.append(about, more);
  at('log').prepend(line);
}

const isOurs = (url) => String(url).startsWith(`${location.origin}/receiver/`);
const send = window.fetch;
window.fetch = async (url, init) => {
  try {
    const answer = await send(url, init);
    if (isOurs(url)) note(url, init.body, answer.ok ? String(answer.status) : `${say('refused')} (${answer.status})`);
    return answer;
  } catch (error) {
    if (isOurs(url)) note(url, init.body, say('refused'));
    throw error;
  }
};
const beacon = navigator.sendBeacon.bind(navigator);
navigator.sendBeacon = (url, body) => {
  if (isOurs(url)) note(url, body, say('left'));
  return beacon(url, body);
};

document.documentElement.lang = isEnglish ? 'en' : 'zh-CN';
for (const element of document.querySelectorAll('[data-words]')) element.textContent = say(element.dataset.words);
for (const button of document.querySelectorAll('[data-act]')) {
  button.textContent = say(button.dataset.act);
  button.addEventListener('click', () => {
    acts[button.dataset.act]();
    show();
  });
}
const script = at('tracker');
script.addEventListener('error', () => (at('standing').textContent = say('missing')));
script.addEventListener('load', () => {
  show();
  if (navigator.webdriver) at('standing').textContent = say('bot');
});
addEventListener('storage', show);
show();
