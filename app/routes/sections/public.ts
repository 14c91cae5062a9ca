import { screen, type Screen } from '../screen.ts';

/** Open to everybody (R-010 to R-015, C-19). */
export const publicScreens: readonly Screen[] = [
  screen({ path: '/', title: ['根路径', 'Root'], isPublic: true, layout: 'bare', redirect: '/login' }),
  screen({
    path: '/login',
    title: ['登录', 'Log in'],
    isPublic: true,
    layout: 'bare',
    params: ['redirect'],
    load: () => import('#screens/public/login/Login.tsx').then(({ Login }) => Login),
  }),
  screen({ path: '/chartGroupDemo', title: ['图表组示例', 'Chart group demo'], isPublic: true, layout: 'bare' }),
  screen({ path: '/index', title: ['示例首页', 'Demo index'], isPublic: true, layout: 'bare', redirect: '/index/demo' }),
  screen({ path: '/index/demo', title: ['产品示例', 'Demo'], isPublic: true }),
  screen({ path: '/index/demo1', title: ['产品示例（无左侧菜单）', 'Demo without left menu'], isPublic: true, layout: 'wide' }),
  screen({ path: '/forget', title: ['忘记密码', 'Forgotten password'], isPublic: true, layout: 'bare' }),
  screen({ path: '/register', title: ['注册', 'Register'], isPublic: true, layout: 'bare' }),
  screen({ path: '/activation', title: ['账号激活', 'Activate account'], isPublic: true, layout: 'bare' }),
  screen({ path: '/success', title: ['操作成功', 'Success'], isPublic: true, layout: 'bare' }),
  screen({ path: '/failure', title: ['操作失败', 'Failure'], isPublic: true, layout: 'bare' }),
  screen({ path: '/home', title: ['首页', 'Home'], isPublic: true, layout: 'bare' }),
  screen({ path: '/demolist', title: ['示例应用列表', 'Demo app list'], isPublic: true, layout: 'bare' }),
  screen({ path: '/terms', title: ['服务条款', 'Terms of service'], isPublic: true, layout: 'bare' }),
  screen({ path: '/policy', title: ['隐私政策', 'Privacy policy'], isPublic: true, layout: 'bare' }),
  screen({ path: '/licenseAgreement', title: ['许可协议', 'Licence agreement'], isPublic: true, layout: 'bare' }),
  screen({ path: '/optout', title: ['退出追踪', 'Opt out'], isPublic: true, layout: 'bare' }),
  screen({ path: '/resetpwd', title: ['重置密码', 'Reset password'], isPublic: true, layout: 'bare', params: ['message', 'id'] }),
  screen({ path: '/gdtAuthorize', title: ['广点通授权', 'GDT authorisation'], isPublic: true, layout: 'bare', params: ['state', 'cid'] }),
  screen({ path: '/accountInfo', title: ['账号信息', 'Account information'], isPublic: true, layout: 'bare' }),
  screen({ path: '/app', title: ['应用', 'App'], redirect: '/manage/app' }),
];
