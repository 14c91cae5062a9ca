/** What campaigns are named after. */
export const themes = [
  '秋季版本',
  '夏日庆典',
  '周年庆',
  '新春版本',
  '双十一',
  '新角色上线',
  '老用户相似人群',
  '预约召回',
  '品牌词',
  '竞品词',
  '行业词',
  '信息流',
  '朋友圈',
  '粉丝通',
  '开屏',
] as const;
export const creatives = [
  '战斗素材',
  '剧情 CG',
  '达人短视频',
  '角色 PV',
  '真人口播',
  '福利图文',
  '试玩素材',
  '精确匹配',
  '广泛匹配',
  '混剪',
] as const;
export const groups = ['版本大推', '日常买量', '召回', '品牌', '测试', '节日'] as const;
export const keywords = ['星海', '太空 策略', '科幻 手游', '星际 战争', '4x 策略', '舰队 养成', '银河 模拟', '卡牌 科幻'] as const;

export const countries = [
  { id: 'CN', weight: 78 },
  { id: 'TW', weight: 5 },
  { id: 'HK', weight: 3 },
  { id: 'US', weight: 4 },
  { id: 'JP', weight: 4 },
  { id: 'KR', weight: 3 },
  { id: 'SG', weight: 1.5 },
  { id: 'TH', weight: 1.5 },
] as const;
