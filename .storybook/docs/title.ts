/**
 * `Fields/Date range 日期范围 · date picker 日期选择器` in one language. What follows the dot is for the search alone.
 *
 *     titleIn('en', …)      Date range
 *     titleIn('zh-CN', …)   日期范围
 */
export function titleIn(language: 'zh-CN' | 'en', title: string): string {
  const last = title.split('/').at(-1)?.split(' · ')[0] ?? title;
  const start = last.search(/\p{Script=Han}/u);
  // A Chinese name may begin with the Latin letters that the English one ends with: `ASA details ASA 活动明细`.
  const word = /^(\S+) .*\s\1 \p{Script=Han}/u.exec(last)?.[1];
  const cut = start < 0 ? last.length : word ? last.lastIndexOf(`${word} `, start) : start;
  const chinese = last.slice(cut).trim();
  return language === 'en' || !chinese ? last.slice(0, cut).trim() : chinese;
}

/** `Fields/Date range` of the same title: what a part is called wherever it is listed. */
export const partName = (title: string) => `${title.split('/')[0]}/${titleIn('en', title)}`;
