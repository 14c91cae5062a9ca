import { noticesOf } from './world/notices/notices.ts';
import type { World } from './world/world.ts';

/** Texts that would run code or break a page if they were not treated as plain text. */
const attacks = [
  '<img src=x onerror="globalThis.attacked=1">',
  '"><script>globalThis.attacked=2</script>',
  "'-globalThis.attacked=3-'",
  '{{constructor.constructor("globalThis.attacked=4")()}}',
  'javascript:globalThis.attacked=5',
  '</textarea></title></style><svg onload=globalThis.attacked=6>',
  '=HYPERLINK("http://attack.invalid","x")',
  '\u202Etxt.exe\u202C \u0000 \uFEFF',
  '%3Cscript%3EglobalThis.attacked=7%3C/script%3E',
  '${globalThis.attacked=8}',
];

const html = `<p>公告</p><script>globalThis.attacked=11</script><img src=x onerror="globalThis.attacked=12">
<a href="javascript:globalThis.attacked=13">链接</a><svg><g onload="globalThis.attacked=14"></g></svg>
<iframe srcdoc="<script>parent.attacked=15</script>"></iframe><form action="https://attack.invalid"><button>提交</button></form>
<style>body{display:none!important}</style><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=globalThis.attacked=16&gt;">`;

/** Replaces every name that a user can type, and every announcement, by an attack. */
export function attackEverywhere(world: World) {
  const attack = (index: number) => attacks[index % attacks.length] ?? '';
  world.apps.all().forEach((app, index) => world.apps.put({ ...app, name: `${attack(index)} ${app.name}` }));
  world.accounts.all().forEach((account, index) => world.accounts.put({ ...account, name: attack(index), company: attack(index + 1) }));
  world.channels.all().forEach((channel, index) => world.channels.put({ ...channel, name: `${attack(index)}${channel.id}` }));
  for (const app of world.apps.all()) {
    const { campaigns, groups } = world.promotionOf(app);
    campaigns.all().forEach((campaign, index) => campaigns.put({ ...campaign, name: `${attack(index)} ${campaign.id}` }));
    groups.all().forEach((group, index) => groups.put({ ...group, name: `${attack(index)} ${group.id}` }));
  }
  noticesOf(world)
    .all()
    .forEach((notice, index) => noticesOf(world).put({ ...notice, title: attack(index), content: html }));
}
