import { expect, test } from 'vitest';
import { momentOf } from '../calendar.ts';
import { createWorld } from '../world.ts';
import { jobsOf } from './job.ts';

test.each([6, 632, 1439])(
  '%i minutes after midnight no file was ordered later than now, nor was it done before it was ordered',
  (minute) => {
    const now = { day: '2026-11-20', minute };
    const jobs = jobsOf(createWorld({ now, campaigns: 1 })).all();
    expect(jobs.length).toBeGreaterThan(5);
    for (const { orderedAt, doneAt } of jobs) {
      expect(orderedAt <= momentOf(now)).toBe(true);
      expect(doneAt === null || (orderedAt <= doneAt && doneAt <= momentOf(now))).toBe(true);
    }
  },
);
