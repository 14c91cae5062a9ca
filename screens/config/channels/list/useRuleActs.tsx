import { Note, Stack, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { channelRules as calls, type ChannelRule } from '#app/api/ours/apps/rules.ts';
import { undoBy, useAct } from '#screens/kit/acts/index.ts';
import { RulePreview } from '../rule/RulePreview.tsx';
import { conflictsWith } from '../ruleLogic.ts';
import { words } from '../words.ts';

const bodyOf = ({ id: _id, changedAt: _at, ...body }: ChannelRule) => body;

/** What one press does with a rule. Before it is published, what it would have done to the last seven days is shown. */
export function useRuleActs(rules: readonly ChannelRule[]) {
  const t = useWords(words);
  const app = useApp().id;
  const inputOf = (rule: ChannelRule, isEnabled: boolean) => ({ app, id: rule.id, body: { ...bodyOf(rule), isEnabled } });
  const backOf = ({ id, body }: ReturnType<typeof inputOf>) =>
    undoBy(calls.update(), { app, id, body: { ...body, isEnabled: !body.isEnabled } });
  const publish = useAct({
    call: calls.update(),
    confirm: ({ id, body }: ReturnType<typeof inputOf>) => ({
      title: t.publishTitle(body.name),
      children: (
        <Stack gap="3">
          {conflictsWith({ ...body, id }, rules).map(({ first, second }) => (
            <Note key={`${first.id} ${second.id}`} kind="warning" title={t.conflict(first.name, second.name)} />
          ))}
          <RulePreview app={app} draft={body} />
        </Stack>
      ),
      act: t.publish,
    }),
    done: ({ body }) => t.publishedOne(body.name),
    failed: () => t.notDone,
    undo: backOf,
  });
  const withdraw = useAct({
    call: calls.update(),
    done: ({ body }: ReturnType<typeof inputOf>) => t.withdrawnOne(body.name),
    failed: () => t.notDone,
    undo: backOf,
  });
  const order = useAct({
    call: calls.order(),
    done: () => t.moved,
    failed: () => t.notDone,
    undo: ({ before }: { app: number; body: { ids: number[] }; before: number[] }) => undoBy(calls.order(), { app, body: { ids: before } }),
  });
  const remove = useAct({
    call: calls.delete(),
    confirm: ({ name }: { app: number; id: number; name: string }) => ({
      title: t.deleteTitle(name),
      children: t.deleteText,
      act: t.delete,
      kind: 'danger',
    }),
    done: ({ name }) => t.deleted(name),
  });
  return {
    publish: async (rule: ChannelRule) => publish.run(inputOf(rule, true)),
    withdraw: async (rule: ChannelRule) => withdraw.run(inputOf(rule, false)),
    move: async (ids: number[], before: number[]) => order.run({ app, body: { ids }, before }),
    delete: async ({ id, name }: ChannelRule) => remove.run({ app, id, name }),
  };
}
