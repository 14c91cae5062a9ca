import { bilingual } from '#design-system';

export const durationWords = bilingual({
  seconds: [(n: number) => `${n} 秒`, (n: number) => `${n}s`],
  minutes: [(m: number, s: number) => `${m} 分 ${String(s).padStart(2, '0')} 秒`, (m: number, s: number) => `${m}m ${s}s`],
  wholeMinutes: [(n: number) => `${n} 分`, (n: number) => `${n}m`],
  wholeHours: [(n: number) => `${n} 时`, (n: number) => `${n}h`],
  days: [(d: number, h: number) => `${d} 天${h ? ` ${h} 时` : ''}`, (d: number, h: number) => `${d}d${h ? ` ${h}h` : ''}`],
  hours: [(h: number, m: number) => `${h} 时 ${m} 分`, (h: number, m: number) => `${h}h ${m}m`],
  time: ['时长', 'Time'],
  quicker: [(time: string) => `快于 ${time}`, (time: string) => `Under ${time}`],
  current: ['本期', 'Current'],
  upTo: [(time: string) => `≤ ${time}`, (time: string) => `≤ ${time}`],
  over: [(time: string) => `> ${time}`, (time: string) => `> ${time}`],
  noMedian: ['没有可统计的时长。', 'Nothing to measure.'],
  medianIs: [(now: string) => `中位 ${now}。`, (now: string) => `Median ${now}.`],
  mediansOf: [
    (now: string, before: string) => `中位 ${now}，上期 ${before}。`,
    (now: string, before: string) => `Median ${now}, previous period ${before}.`,
  ],
  tail: [(time: string) => `P90 ${time}。`, (time: string) => ` P90 ${time}.`],
  half: [(half: string) => `第 ${half} 个`, (half: string) => `No. ${half}`],
});
