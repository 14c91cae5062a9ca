import { hash, pick, share, whole } from '../random.ts';
import { shifted } from '../calendar.ts';
import type { Account } from './account.ts';
import { seedRoles } from './seed-roles.ts';

const people = [
  ['林晚照', 'lin.wanzhao', 4],
  ['程砚白', 'cheng.yanbai', 4],
  ['秦望舒', 'qin.wangshu', 6],
  ['唐见山', 'tang.jianshan', 4],
  ['白露生', 'bai.lusheng', 5],
  ['Dana Novak', 'dana.novak', 4],
  ['叶知秋', 'ye.zhiqiu', 5],
  ['方既白', 'fang.jibai', 3],
  ['孟浮生', 'meng.fusheng', 4],
  ['宋时雨', 'song.shiyu', 8],
  ['何见青', 'he.jianqing', 7],
  ['罗听澜', 'luo.tinglan', 4],
  ['高远山', 'gao.yuanshan', 6],
  ['温如故', 'wen.rugu', 5],
  ['Marek Dvořák', 'marek.dvorak', 4],
  ['夏炎', 'xia.yan', 8],
  ['冯川', 'feng.chuan', 9],
  ['曹砚书', 'cao.yanshu', 4],
  ['卫无咎', 'wei.wujiu', 6],
  ['姜夜', 'jiang.ye', 4],
  ['杜若', 'du.ruo', 5],
  ['范舟', 'fan.zhou', 3],
  ['石青', 'shi.qing', 4],
  ['吴歌', 'wu.ge', 6],
  ['葛天民', 'ge.tianmin', 9],
  ['Aiko Tanaka', 'aiko.tanaka', 5],
  ['任远', 'ren.yuan', 4],
  ['谢桥', 'xie.qiao', 8],
  ['丁香', 'ding.xiang', 7],
  ['傅雪川', 'fu.xuechuan', 4],
  ['钟鸣', 'zhong.ming', 6],
  ['汪洋', 'wang.yang', 5],
  ['雷震', 'lei.zhen', 2],
] as const;

const sets = [[1001], [1001, 1002], [1002, 1003], [1005, 1006], [1001, 1002, 1003], [1007, 1008]] as const;

/** The members of the main account other than the demo accounts. Two have not accepted yet, three are disabled. */
export const seedMembers = (main: Account, today: string): Account[] =>
  people.map((_, index) => memberAt(index, main, today)).filter((one) => one !== null);

function memberAt(index: number, main: Account, today: string): Account | null {
  const [name, mail, roleId] = people[index] ?? [];
  const role = seedRoles.find(({ id }) => id === roleId);
  if (name === undefined || !role) return null;
  const isWaiting = index === 7 || index === 22;
  const isChannelPerson = role.category === 5;
  return {
    ...main,
    id: 21 + index,
    name,
    email: `${mail}@${isChannelPerson ? 'agency' : 'yunxiu'}.test`,
    phone: share('phone', index) < 0.5 ? `139${String(hash('phone', name) % 100_000_000).padStart(8, '0')}` : '',
    category: role.category,
    roleId: role.id,
    roleName: role.name,
    status: isWaiting ? -3 : [3, 18, 24].includes(index) ? 0 : 1,
    isActivated: !isWaiting,
    isChannelPerson,
    avatar: `avatar${whole(1, 24, 'avatar', name)}`,
    invitedOn: isWaiting ? shifted(today, -2 - index) : shifted('2024-01-08', whole(0, 760, 'invited', name)),
    apps: role.category <= 1 ? null : [...pick<readonly number[]>(sets, 'apps', name)],
    channels: isChannelPerson ? [101 + (hash('channel', name) % 12)] : null,
    flags: role.flags,
  };
}
