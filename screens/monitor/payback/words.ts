import { bilingual, inSentence } from '#design-system';

export const words = bilingual({
  roi: ['累计 ROI', 'Cumulative ROI'],
  daily: ['每段 ROI', 'ROI per interval'],
  formula: ['累计付费金额 ÷ 消耗，不含自然量；横轴为列出的天数', 'Revenue ÷ ad spend, organic excluded; the axis shows the listed days'],
  sentence: [
    (rows: string) => `最后一个已到期日的累计 ROI：${rows}。曲线只画到已到期的日子，不作预测。`,
    (rows: string) => `Cumulative ROI on the last mature day: ${rows}. Lines stop at the last mature day, without a forecast.`,
  ],
  line: ['回本 100%', 'Break-even 100%'],
  wholeAt: [
    (day: string, now: string, before: string) => `整体 · ${day}：本期 ${now}，上期 ${before}`,
    (day: string, now: string, before: string) => `Overall on ${inSentence(day)}: current period ${now}, previous period ${before}`,
  ],
  table: ['激活周明细', 'By install week'],
  tableNote: ['ROI，单位 %；斜线为未到期，不计入平均', 'ROI in %; hatched cells are not yet mature and left out of the average'],
  tableOfAll: ['全部（不分群）；ROI，单位 %', 'All data, not by segment; ROI in %'],
  noPayIn: [
    (apps: string) => `没有${apps}的付费数据权限，图中不显示`,
    (apps: string) => `Not shown because you don’t have access to revenue data: ${apps}`,
  ],
  and: ['、', ', '],
  roiAt: [(age: string) => `${age}累计 ROI`, (age: string) => `Cumulative ROI, ${inSentence(age)}`],
  roiMeans: [
    '激活后到这一天为止的累计付费金额，除以为这些激活支出的消耗，不含自然量。未到期和没有收到数据的激活日两边都不计入。',
    'Cumulative revenue up to this day after install, divided by the ad spend on these installs, organic excluded. Install dates that are not yet mature or weren’t received are left out on both sides.',
  ],
  roiMeanMeans: [
    '各激活周累计 ROI 的平均，按激活数加权，不含自然量。未到期和没有收到数据的激活周两边都不计入。',
    'Average of the cumulative ROI of each install week, weighted by installs, organic excluded. Weeks that are not yet mature or weren’t received are left out on both sides.',
  ],
  came: ['累计付费金额', 'Cumulative revenue'],
  spent: ['消耗', 'Ad spend'],
  weighed: ['各周 ROI × 激活数', 'Weekly ROI × installs'],
  why: ['为什么是这个数', 'Why this number'],
  bySpend: ['按渠道查看这些天的消耗与付费金额', 'View ad spend and revenue of these days by channel'],
  none: ['这段时间没有消耗，无法计算 ROI', 'No ad spend in this period, so there is no ROI'],
  noneCause: ['绑定广告账户并同步消耗后出现。', 'Connect an ad account. ROI appears once its spend is synced.'],
  noPay: ['没有付费数据的权限', 'You don’t have access to revenue data'],
  noPayCause: [
    'ROI 由付费金额与消耗算出，可请主账号授予付费数据权限。',
    'ROI is calculated from revenue and ad spend. Ask the account owner for access to revenue data.',
  ],
  failed: ['ROI 没有加载出来', 'Couldn’t load ROI'],
});
