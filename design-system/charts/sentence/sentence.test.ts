import { describe, expect, test } from 'vitest';
import type { Dataset, Series } from '../dataset/dataset.ts';
import { cohortSentence, curveSentence } from './cohort.ts';
import { distributionSentence } from './distribution.ts';
import { funnelSentence } from './funnel.ts';
import { pieces, plain, type Piece } from './phrase.ts';
import { multiplesSentence, rankingSentence } from './ranking.ts';
import { shareSentence } from './share.ts';
import { stackSentence, trendSentence } from './trend.ts';

// The sentences of the drawn pages, number by number.
const days = ['11-10', '11-11', '11-12', '今日'].map((label) => ({ label }));
const line = (values: Series['values'], rest: Partial<Series> = {}): Series => ({ key: 'now', name: '本期', values, ...rest });

const installs: Dataset = {
  measure: '激活',
  dimension: '日期',
  points: [...days.slice(0, 3), { label: '今日', until: '10:32' }],
  series: [line([30_678, 40_825, 35_496, 12_860])],
  whole: { value: 864_120, previous: 767_424 },
};

describe('a trend', () => {
  test('says number, change, extreme and what is unfinished', () => {
    expect(plain(trendSentence(installs, 'zh-CN'))).toBe(
      '激活 864,120，较上期 +12.6%；最高 11-11 40,825。今日截至 10:32 为 12,860，未结束。',
    );
    expect(plain(trendSentence({ ...installs, measure: 'Installs', previousName: 'previous period' }, 'en'))).toBe(
      'Installs 864,120, +12.6% vs previous period; highest 11-11, 40,825. 今日 through 10:32: 12,860, day not over.',
    );
  });

  test('names its numbers and its days, and nothing else', () => {
    const found = pieces(trendSentence(installs, 'zh-CN'));
    const of = (kind: Piece['kind']) => found.filter((piece) => piece.kind === kind).map(({ text }) => text);
    expect(of('figure')).toEqual(['864,120', '+12.6%', '40,825', '12,860']);
    expect(of('day')).toEqual(['11-11']);
    expect(found.map(({ text }) => text).join('')).toBe(plain(trendSentence(installs, 'zh-CN')));
  });

  test('keeps a day in one piece, with its year and beside words, and takes nothing else for one', () => {
    const daysOf = (sentence: string) => pieces(sentence).flatMap(({ text, kind }) => (kind === 'day' ? [text] : []));
    expect(daysOf('数据不全：2026-11-04 – 11-06（停止接收数据）。11-09起仍会变化')).toEqual(['2026-11-04', '11-06', '11-09']);
    expect(daysOf('Windows of 7-30 days, order A1-02, web-view')).toEqual([]);
  });

  test('claims no extreme while a window is open', () => {
    const paid: Dataset = {
      measure: '首次付费',
      dimension: '激活日',
      counter: '人',
      points: ['11-11', '11-12', '11-13', '11-14'].map((label) => ({ label })),
      series: [line([2045, 1833, 5153, 5153], { maturity: ['final', 'final', 'open', 'open'] })],
      whole: { value: 43_180, previous: 44_106 },
    };
    expect(plain(trendSentence(paid, 'zh-CN'))).toBe('首次付费 43,180，较上期 −2.1%。11-13 起窗口未关闭，共 10,306 人仍会增加。');
  });

  test('leaves out what it does not know', () => {
    const { whole: _, ...unknown } = installs;
    expect(plain(trendSentence({ ...unknown, points: days, series: [line([5, null, 7, 6])] }, 'zh-CN'))).toBe('激活 18；最高 11-12 7。');
    expect(plain(trendSentence({ ...unknown, series: [line([null, null, null, null])] }, 'zh-CN'))).toBe('激活暂无数据。');
    expect(plain(trendSentence({ ...unknown, points: [{ label: '11-10' }], series: [line([5])] }, 'zh-CN'))).toBe('激活 5。');
    expect(plain(trendSentence({ ...unknown, points: [], series: [] }, 'en'))).toBe('No data for 激活.');
  });

  test('shows no mean of shares: the last one, and its change in points', () => {
    const rate: Dataset = {
      ...installs,
      measure: '填充率',
      figures: { kind: 'percent', decimals: 1 },
      series: [line([0.86, 0.88, 0.87, 0.9], { previous: [0.88, 0.88, 0.88, 0.88] })],
    };
    const { whole: _, ...own } = rate;
    expect(plain(trendSentence(own, 'zh-CN'))).toBe(
      '11-12 填充率 87.0%，较上期 −1.0pp；最高 11-11 88.0%。今日截至 10:32 为 90.0%，未结束。',
    );
  });

  test('names what a point measures, where all of them measure something else', () => {
    const users: Dataset = {
      ...installs,
      measure: 'ARPU',
      isAdditive: false,
      pointName: '单日 ARPU',
      whole: { name: 'ARPU（时段去重）', value: 90_000 },
    };
    expect(plain(trendSentence(users, 'zh-CN'))).toMatch(/^ARPU（时段去重） 90,000；单日 ARPU 最高 11-11 40,825。/);
    expect(plain(trendSentence({ ...users, pointName: 'daily ARPU' }, 'en'))).toContain('; highest daily ARPU 11-11, 40,825.');
  });

  test('says that nothing moved instead of +0.0%', () => {
    expect(plain(trendSentence({ ...installs, whole: { value: 100_000, previous: 100_010 } }, 'zh-CN'))).toContain('较上期 持平');
  });
});

test('layers say the whole and the largest parts', () => {
  const parts: [string, number][] = [
    ['信息流', 380_232],
    ['搜索', 156_682],
    ['应用商店', 91_000],
    ['达人与社区', 192_675],
    ['自然量', 43_531],
  ];
  const stack: Dataset = {
    ...installs,
    points: [{ label: '11-10' }],
    series: parts.map(([name, value]) => line([value], { key: name, name })),
  };
  expect(plain(stackSentence({ ...stack, whole: { value: 864_120 } }, 'zh-CN'))).toBe(
    '激活 864,120：信息流 44.0%，达人与社区 22.3%，搜索 18.1%，其余 15.6%。',
  );
});

test('layers that may still change are named, and where all may from one day, that is said once', () => {
  const days = [{ label: '11-18' }, { label: '11-19' }];
  const paid = line([70, 70], { key: 'paid', name: '内购' });
  const ads = line([30, 30], { key: 'ads', name: '广告', maturity: ['final', 'open'] });
  const revenue: Dataset = { ...installs, measure: '收入', openReason: '预估，未结算', points: days, series: [paid, ads] };
  expect(plain(stackSentence(revenue, 'zh-CN'))).toBe('收入 864,120：内购 70.0%，广告 30.0%。广告 11-19 起预估，未结算，仍会变化。');
  const both: Dataset = { ...revenue, series: [ads, { ...ads, key: 'more', name: '激励' }] };
  expect(plain(stackSentence(both, 'zh-CN'))).toMatch(/%。11-19 起预估，未结算，仍会变化。$/);
  expect(plain(stackSentence({ ...both, openReason: 'Not settled' }, 'en'))).toMatch(/%\. From 11-19: not settled; it can still change\.$/);
});

test('a ranking says the first and the one that grew most', () => {
  const ranking: Dataset = {
    measure: '激活',
    dimension: '渠道',
    points: ['小红书聚光', '巨量引擎', '快手磁力引擎', '其他'].map((label) => ({ label })),
    series: [line([48_112, 214_386, 121_870, 436_253], { previous: [35_247, 181_376, 127_746, 436_253] })],
    whole: { value: 864_120 },
  };
  const shown: Dataset = { ...ranking, points: ranking.points.slice(0, 3) };
  expect(plain(rankingSentence(shown, 'zh-CN'))).toBe(
    '前 3 渠道 384,368，占激活 44.5%。第一 巨量引擎 214,386；增幅最大 小红书聚光 +36.5%。',
  );
  expect(plain(rankingSentence({ ...shown, dimension: 'Channel', measure: 'installs' }, 'en'))).toBe(
    'Top 3 by channel: 384,368, 44.5% of installs. No. 1 巨量引擎, 214,386; fastest growing 小红书聚光, +36.5%.',
  );
  // Money is money in the sum as well.
  const spend: Dataset = { ...shown, measure: 'Ad spend', dimension: 'Channel', figures: { kind: 'money' } };
  expect(plain(rankingSentence(spend, 'en'))).toMatch(/^Top 3 by channel: ¥384,368, 44\.5% of ad spend\. No\. 1 巨量引擎, ¥214,386;/);
});

test('totals that are not what each day measures have a name of their own', () => {
  const users: Dataset = {
    measure: '日活跃用户',
    totalsName: '活跃用户（去重）',
    dimension: '日期',
    isAdditive: false,
    points: ['11-18', '11-19'].map((label) => ({ label })),
    series: [
      { ...line([5, 6]), name: 'iPhone 16', total: 8 },
      { ...line([3, 3]), key: 'other', name: 'iPad', total: 5 },
    ],
  };
  expect(plain(trendSentence(users, 'zh-CN'))).toBe('活跃用户（去重）：iPhone 16 8，iPad 5。');
});

test('labels in the middle of an English sentence begin small', () => {
  const returns: Dataset = {
    measure: 'Returns',
    dimension: 'Date',
    points: ['11-18', '11-19'].map((label) => ({ label })),
    series: [line([5, 6], { previous: [5, 5] })],
    previousName: 'Previous period',
  };
  expect(plain(trendSentence(returns, 'en'))).toContain('vs previous period');
  expect(plain(shareSentence({ ...returns, measure: 'Active users' }, 'en'))).toContain('of active users');
  const steps: Dataset = { ...returns, points: ['Ad requests', 'Ad impressions'].map((label) => ({ label })), series: [line([9, 5])] };
  expect(plain(funnelSentence(steps, 'en'))).toMatch(/^Ad requests to ad impressions /);
});

test('shares say the first, its change and whom it passed', () => {
  const systems: Dataset = {
    measure: 'DAU',
    dimension: '系统',
    points: ['iOS 26', 'iOS 18', 'iOS 17', 'iOS 16', '更早'].map((label) => ({ label })),
    series: [line([412, 386, 124, 51, 27], { previous: [338, 441, 139, 53, 29] })],
  };
  expect(plain(shareSentence(systems, 'zh-CN'))).toBe('DAU 中，iOS 26 占 41.2%，较上期 +7.4pp，超过 iOS 18（38.6%）。');
  expect(plain(shareSentence(systems, 'en'))).toBe('iOS 26 is 41.2% of DAU, +7.4pp vs previous period, now above iOS 18 (38.6%).');
  expect(plain(shareSentence({ ...systems, series: [line([0, 0, 0, 0, 0])] }, 'zh-CN'))).toBe('DAU暂无数据。');
});

describe('a funnel', () => {
  const funnel: Dataset = {
    measure: '漏斗',
    dimension: '步骤',
    counter: '人',
    points: ['激活', '注册', '完成新手引导', '创建角色', '首次付费'].map((label) => ({ label })),
    series: [line([864_120, 512_068, 398_912, 341_870, 43_180], { previous: [767_424, 460_493, 366_118, 316_340, 44_106] })],
  };

  test('says both ends, the largest loss and the largest change', () => {
    expect(plain(funnelSentence(funnel, 'zh-CN'))).toBe(
      '激活到首次付费 5.00%，上期 5.75%（−0.75pp）。流失最多在第 2 步，352,052 人；变化最大在第 3 步，−1.6pp。',
    );
    expect(plain(funnelSentence(funnel, 'en'))).toBe(
      '激活 to 首次付费 5.00%, previous period 5.75% (−0.75pp). Largest drop-off before step 2, 352,052; largest change at step 3, −1.6pp.',
    );
  });

  test('says what can still be added', () => {
    const open: Dataset = {
      ...funnel,
      series: funnel.series.map((series) => ({ ...series, open: [0, 84_700, 25_000, 15_000, 70_000] })),
      openReason: '11-13 起激活的 206,096 人 7 天窗口未关闭',
    };
    expect(plain(funnelSentence(open, 'zh-CN'))).toContain('窗口未关闭，斜纹是其中尚未走到该步的人，即最多还能增加多少。');
  });

  test('compares only what is final in both periods, where not all is', () => {
    const settled = { values: [400_000, 240_000, 190_000, 160_000, 24_000], previous: [380_000, 228_000, 180_000, 158_000, 22_800] };
    const open: Dataset = { ...funnel, series: funnel.series.map((series) => Object.assign({}, series, { settled })) };
    expect(plain(funnelSentence(open, 'zh-CN'))).toBe(
      '激活到首次付费 5.00%；变化只比较窗口已关闭的天：6.00%，上期 6.00%（持平）。流失最多在第 2 步，352,052 人；变化最大在第 4 步，−3.6pp。',
    );
    const none: Dataset = {
      ...funnel,
      series: funnel.series.map((series) => Object.assign({}, series, { settled: { values: [], previous: [] } })),
    };
    expect(plain(funnelSentence(none, 'zh-CN'))).toBe('激活到首次付费 5.00%。流失最多在第 2 步，352,052 人。');
  });

  test('of one step or of nobody is no funnel', () => {
    const one = { ...funnel, points: funnel.points.slice(0, 1) };
    expect(plain(funnelSentence(one, 'zh-CN'))).toBe('激活 864,120。');
    expect(plain(funnelSentence(one, 'en'))).toBe('激活 864,120.');
    expect(plain(funnelSentence({ ...funnel, series: [line([0, 0])] }, 'zh-CN'))).toBe('漏斗暂无数据。');
  });
});

describe('cohorts', () => {
  const retention: Dataset = {
    measure: '留存',
    dimension: '激活日',
    figures: { kind: 'percent', decimals: 1 },
    points: [{ label: '次日' }, { label: '2', title: '2 日' }, { label: '7', title: '7 日' }],
    series: [
      line([0.398, 0.124, null], { key: '11-18', name: '11-18', size: 27_505, maturity: ['final', 'open', 'none'] }),
      line([0.406, 0.289, null], { key: '11-15', name: '11-15', size: 30_634, maturity: ['final', 'final', 'none'] }),
      line([0.353, 0.262, 0.147], { key: '11-12', name: '11-12', size: 35_496 }),
      line([0.9, 0.9, 0.9], { key: '10-21', name: '10-21', size: 24_350 }),
    ],
  };
  const context = { minimum: 24_500, floor: 2, previous: [0.396, 0.291, 0.18] };

  test('say the mean of those that count, the best, and how many are mature', () => {
    expect(plain(cohortSentence(retention, context, 'zh-CN', 2))).toBe(
      '次日留存 38.4%，较上期 −1.2pp。最高 11-15 40.6%。7 日已到期激活日 1 个。',
    );
  });

  test('as a curve say where it is thin and where there is nothing yet', () => {
    const longer: Dataset = { ...retention, points: [...retention.points, { label: '30', title: '30 日' }] };
    expect(plain(curveSentence(longer, context, 'zh-CN', [1, 3]))).toBe(
      '次日留存 38.4%，较上期同位 −1.2pp；2 日 27.5%，30 日尚无到期激活日。第 7 日起计入不足 2 个激活日，画虚线。',
    );
  });
});

test('a distribution says the middle and each band against its benchmark', () => {
  const delay = {
    measure: '激活',
    counter: '次',
    from: 1,
    to: 10_000,
    shares: [0.007, 0.5, 0.4737, 0.0193],
    benchmark: [0.0013, 0.5, 0.4863, 0.0124],
    total: 820_621,
    median: 222,
  };
  const bands = [
    { name: '注入', to: 10, tone: 'bad' as const },
    { name: '泛滥', from: 1000, tone: 'warning' as const },
  ];
  expect(plain(distributionSentence(delay, bands, 'zh-CN'))).toBe(
    '820,621 次激活，中位 3 分 42 秒。不足 10 秒占 0.70%，为基准的 5.4 倍；超过 1000 秒占 1.93%，为基准的 1.6 倍。',
  );
  expect(plain(distributionSentence({ ...delay, total: 0 }, bands, 'zh-CN'))).toBe('激活暂无数据。');
});

test('small multiples say who went against the rest', () => {
  const channel = (name: string, now: number, before: number) => line([now], { key: name, name, previous: [before] });
  const channels: Dataset = {
    measure: '激活',
    dimension: '渠道',
    points: [{ label: '11-19' }],
    series: [
      channel('巨量引擎', 214_386, 181_000),
      channel('腾讯广告', 168_204, 153_000),
      channel('快手磁力引擎', 121_870, 127_746),
      channel('Apple Search Ads', 92_316, 75_000),
    ],
    whole: { value: 864_120 },
  };
  expect(plain(multiplesSentence(channels, 'zh-CN'))).toBe('四个渠道共 596,776，占激活 69.1%；快手磁力引擎下降 4.6%，其余上升。');
});
