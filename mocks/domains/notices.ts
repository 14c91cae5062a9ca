import { answer, type Answer } from '../service/answer.ts';
import { missing } from '../service/refusal.ts';
import { isRead, noticeAt, published } from '../world/notices/notices.ts';
import { readsOf } from '../world/notices/reads.ts';
import { notices } from '#app/api/notices/notices.ts';

export const noticeAnswers: readonly Answer[] = [
  answer(notices.deployed, ({ world, caller }) =>
    published(world).map((notice) => {
      const { id, title, content, publishedOn } = notice;
      return { id, title, content, publishedOn, isRead: isRead(world, caller, notice) };
    }),
  ),
  answer(notices.markRead, ({ world, caller, input }) => {
    if (!noticeAt(world, input.id)) throw missing('公告');
    readsOf(world).put({ account: caller.id, notice: input.id });
    return null;
  }),
];
