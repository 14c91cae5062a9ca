import { bilingual } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';

export const measureNames = bilingual({
  retention: ['留存率', 'Retention'],
  ltv: metricWords.ltv,
  payRate: ['付费率', 'Payer rate'],
});

export const curveTitles = bilingual({
  retention: ['留存曲线', 'Retention curve'],
  ltv: ['LTV 曲线', 'LTV curve'],
  payRate: ['付费率曲线', 'Payer rate curve'],
});

/** By which rule days are counted: it stands beside the title. `day` is what a day of retention is in the app. */
export const dayRules = bilingual({
  retention: [(day: string) => `留存日按${day}`, (day: string) => `by ${day}`],
  ltv: [(): string => '累计付费金额 ÷ 激活数', (): string => 'cumulative revenue ÷ installs'],
  payRate: [(): string => '当日付费用户 ÷ 激活数，按自然日', (): string => 'users who paid that calendar day ÷ installs'],
});

export const mapNotes = bilingual({
  retention: ['单位 %；列为激活后第几日', '%; columns are days after install'],
  ltv: ['单位 ¥；列为激活后第几日', '¥; columns are days after install'],
  payRate: ['单位 %；列为激活后第几日', '%; columns are days after install'],
});

export const figureTitles = bilingual({
  retention: [(day: string) => `${day}留存率`, (day: string) => `${day} retention`],
  ltv: [(day: string) => `${day} LTV`, (day: string) => `${day} LTV`],
  payRate: [(day: string) => `${day}付费率`, (day: string) => `${day} payer rate`],
});

export const measureDefinitions = bilingual({
  retention: [
    (day: string) =>
      `这些天激活的设备中，恰好在激活后第几个${day}再次打开的占比。平均按激活数加权；未到期和没有收到数据的激活日两边都不计入，不足最小规模的不计入平均。`,
    (day: string) =>
      `Share of the devices installed on these days that opened the app again on exactly that ${day} after install. Averages are weighted by installs; install dates that are not yet mature or weren’t received are left out on both sides, and cohorts below the minimum size are left out of averages.`,
  ],
  ltv: [
    (): string =>
      '激活后到这一天为止的累计付费金额，除以激活数。平均按激活数加权；未到期和没有收到数据的激活日两边都不计入，不足最小规模的不计入平均。',
    (): string =>
      'Cumulative revenue up to this day after install, divided by installs. Averages are weighted by installs; install dates that are not yet mature or weren’t received are left out on both sides, and cohorts below the minimum size are left out of averages.',
  ],
  payRate: [
    (): string =>
      '这些天激活的用户中，在激活后第几个自然日付过费的占比。平均按激活数加权；未到期和没有收到数据的激活日两边都不计入，不足最小规模的不计入平均。',
    (): string =>
      'Share of the users installed on these days who paid on exactly that calendar day after install. Averages are weighted by installs; install dates that are not yet mature or weren’t received are left out on both sides, and cohorts below the minimum size are left out of averages.',
  ],
});
