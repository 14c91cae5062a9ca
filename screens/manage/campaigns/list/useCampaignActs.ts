import { createElement } from 'react';
import { useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import type { MovedOn } from '#app/api/ours/campaigns/shapes.ts';
import { ours } from '#app/api/ours/ours.ts';
import { NotUndone, undoBy, useAct, type Undo } from '#screens/kit/acts/index.ts';
import { bodyTo, opposite, type Read, type Verb } from '../bulk/change.ts';
import { ChangesText } from '../meanwhile/ChangesText.tsx';
import { useCampaignChanges } from '../meanwhile/useCampaignChanges.ts';
import { words as meanwhileWords } from '../meanwhile/words.ts';
import { words } from '../words.ts';

/** A campaign as the reader has it before them. */
interface Seen extends Read {
  name: string;
}

interface VerbOptions {
  to: Verb;
  act: string;
  done: (name: string) => string;
  /** What is asked before. */
  question?: (name: string) => { title: string; children: string };
}

/** One verb for one campaign. Where somebody else has changed it meanwhile, who, when and what is said before it is done. */
function useVerb({ to, act, done, question }: VerbOptions) {
  const t = useWords(meanwhileWords);
  const changesOf = useCampaignChanges();
  const app = useApp().id;
  const { campaigns } = ours;
  const inputOf = (of: Seen) => ({ app, body: bodyTo(to, [of]), of });
  const kind = question ? ('danger' as const) : ('primary' as const);
  const textOf = (of: Seen, movedOn: MovedOn) =>
    createElement(ChangesText, { of: movedOn, changes: changesOf(of, movedOn.now), elsewhere: t.elsewhere });
  const takeBack = (of: Seen): Undo | undefined =>
    undoBy(campaigns.change(), { app, body: bodyTo(opposite[to].back, [of]) }, ({ movedOn: [movedOn], gone }) => {
      if (gone.length > 0) return new NotUndone(t.gone);
      if (!movedOn) return undefined;
      const question = { title: t.undoTitle(of.name), children: textOf(of, movedOn), act: t.undoAnyway, kind: 'primary' as const };
      return new NotUndone({ question, undo: takeBack(movedOn.now) });
    });
  const { run } = useAct({
    call: campaigns.change(),
    ...(question && { confirm: ({ of }: ReturnType<typeof inputOf>) => ({ ...question(of.name), act, kind }) }),
    done: ({ of }: ReturnType<typeof inputOf>) => done(of.name),
    notDone: ({ movedOn: [movedOn], gone }, { of }) => {
      if (gone.length > 0) return t.named(of.name, t.gone);
      if (!movedOn) return undefined;
      return { question: { title: t.anyway(act, of.name), children: textOf(of, movedOn), act, kind }, input: inputOf(movedOn.now) };
    },
    undo: ({ of }, { written: [written] }) => takeBack({ ...of, ...written, ...opposite[to].after }),
  });
  return async (of: Seen) => run(inputOf(of));
}

/** What one press does with one campaign, in the list and on its page. */
export function useCampaignActs() {
  const t = useWords(words);
  return {
    enable: useVerb({ to: 'enable', act: t.enable, done: t.enabled }),
    disable: useVerb({
      to: 'disable',
      act: t.disable,
      done: t.disabled,
      question: (name) => ({ title: t.disableTitle(name), children: t.disableText }),
    }),
    archive: useVerb({ to: 'archive', act: t.toArchive, done: t.archived }),
    restore: useVerb({ to: 'restore', act: t.restore, done: t.restored }),
  };
}

export type CampaignActs = ReturnType<typeof useCampaignActs>;
