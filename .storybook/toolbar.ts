import { scenarios } from '#mocks/scenarios.ts';

const choice = (
  title: string,
  icon: 'paintbrush' | 'globe' | 'component' | 'time' | 'database',
  items: { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

export const globalTypes = {
  theme: choice('主题 Theme', 'paintbrush', [
    { value: 'light', title: '浅色 Light' },
    { value: 'dark', title: '深色 Dark' },
    { value: 'system', title: '跟随系统 System' },
  ]),
  locale: choice('语言 Language', 'globe', [
    { value: 'zh-CN', title: '简体中文' },
    { value: 'en', title: 'English' },
  ]),
  density: choice('密度 Density', 'component', [
    { value: 'comfortable', title: '宽松 Comfortable' },
    { value: 'compact', title: '紧凑 Compact' },
  ]),
  timeZone: choice('时区 Time zone', 'time', [
    { value: 'Asia/Shanghai', title: 'UTC+8 上海 Shanghai' },
    { value: 'UTC', title: 'UTC' },
    { value: 'America/Los_Angeles', title: 'UTC−8 Los Angeles' },
  ]),
  scenario: choice(
    '场景 Scenario',
    'database',
    Object.entries(scenarios).map(([value, { chinese, english }]) => ({ value, title: `${chinese} ${english}` })),
  ),
};

export const initialGlobals = {
  theme: 'light',
  locale: 'zh-CN',
  density: 'comfortable',
  timeZone: 'Asia/Shanghai',
  scenario: 'none',
};

/** The three widths at which everything is drawn. */
export const viewports = {
  desktop: { name: '1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' as const },
  tablet: { name: '1024', styles: { width: '1024px', height: '768px' }, type: 'tablet' as const },
  phone: { name: '390', styles: { width: '390px', height: '844px' }, type: 'mobile' as const },
};
