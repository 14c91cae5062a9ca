import { Settings as Gear } from 'lucide-react';
import { bilingual, type PaletteItem, type useWords } from '#design-system';
import { may, type Right } from '../../../access/may.ts';
import type { Access } from '../../../routes/useAccess.ts';
import { isOpenTo } from '../pages.ts';

/** Settings that stand on a part of a page, and are looked for by what they set. */
export const settingNames = bilingual({
  counting: ['时区、货币与归因窗口', 'Time zone, currency and attribution window'],
  events: ['事件与参数设置', 'Event and parameter settings'],
  naming: ['推广活动命名规则', 'Campaign naming rule'],
  password: ['修改密码', 'Change password'],
  email: ['修改登录邮箱', 'Change sign-in email'],
  profile: ['修改姓名与头像', 'Change name and avatar'],
  access: ['谁能看什么', 'Who sees what'],
  requests: ['权限申请', 'Access requests'],
});

interface SettingPlace {
  name: keyof typeof settingNames;
  page: string;
  /** The part of the page, as it stands in the address. */
  at: string;
  isAboutApp?: boolean;
  right?: Right;
}

const places: readonly SettingPlace[] = [
  { name: 'counting', page: '/config/systemparam', at: 'tab=counting', isAboutApp: true },
  { name: 'events', page: '/config/systemparam', at: 'tab=tracking', isAboutApp: true },
  { name: 'naming', page: '/config/systemparam', at: 'tab=naming', isAboutApp: true },
  { name: 'access', page: '/manage/auth', at: 'tab=access' },
  { name: 'requests', page: '/manage/auth', at: 'tab=requests' },
  { name: 'profile', page: '/manage/userinfo', at: 'open=profile', right: 'edit profile' },
  { name: 'password', page: '/manage/userinfo', at: 'open=password', right: 'edit profile' },
  { name: 'email', page: '/manage/userinfo', at: 'open=email', right: 'edit profile' },
];

/** The settings that this reader may open. */
export function settingsFor(
  place: Pick<Access, 'app' | 'context'>,
  note: string,
  names: ReturnType<typeof useWords<typeof settingNames>>,
): PaletteItem[] {
  const { app, context } = place;
  return places
    .filter(({ page, right }) => isOpenTo(place, page) && (right === undefined || may(context.viewer, right)))
    .map(({ name, page, at, isAboutApp }) => ({
      id: `setting:${name}`,
      label: names[name],
      keywords: settingNames[name].join(' '),
      note,
      icon: Gear,
      href: `${page}?${isAboutApp && app ? `app=${app.id}&` : ''}${at}`,
    }));
}
