const choice = (title: string, icon: 'paintbrush' | 'globe' | 'component' | 'time', items: { value: string; title: string }[]) => ({
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
    { value: 'shanghai', title: 'UTC+8 上海 Shanghai' },
    { value: 'utc', title: 'UTC' },
    { value: 'los-angeles', title: 'UTC−8 Los Angeles' },
  ]),
  // Chosen in a tool of its own, which knows what the story says: `manager/ScenarioTool.ts`.
  scenario: { description: '场景 Scenario' },
};

export const initialGlobals = {
  theme: 'light',
  locale: 'zh-CN',
  density: 'comfortable',
  timeZone: 'shanghai',
  // As the story says.
  scenario: 'none',
};

/** The three widths at which everything is drawn. */
export const viewports = {
  desktop: { name: '1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' as const },
  tablet: { name: '1024', styles: { width: '1024px', height: '768px' }, type: 'tablet' as const },
  phone: { name: '390', styles: { width: '390px', height: '844px' }, type: 'mobile' as const },
};
