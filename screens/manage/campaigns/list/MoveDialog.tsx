import { useQuery } from '@tanstack/react-query';
import { bilingual, ComboBox, useFieldForm, useRules, useWords, type Option } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { ours } from '#app/api/ours/ours.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { words as listWords } from '../words.ts';
import type { Read } from '../bulk/change.ts';
import { useRegroup } from '../meanwhile/useRegroup.ts';

interface MoveDialogProps {
  campaigns: readonly (Read & { name: string })[];
  onMoved?: () => void;
  onClose: () => void;
}

/** No group has this number on the wire. */
const noGroup = 0;

/** Puts campaigns into another group, or into none. */
export function MoveDialog({ campaigns, onMoved, onClose }: MoveDialogProps) {
  const t = useWords(words);
  const list = useWords(listWords);
  const rule = useRules();
  const app = useApp().id;
  const groups = useQuery(campaignChoices.groups({ app }));
  const options: Option<number>[] = [
    { id: noGroup, label: list.noGroup },
    ...(groups.data?.map(({ id, name, campaigns: count }) => ({ id, label: name, note: String(count) })) ?? []),
  ];
  const nameOf = (group: number | null) => options.find(({ id }) => id === group)?.label ?? '';
  const [first] = campaigns;
  const regroup = useRegroup(campaigns, t.move);
  const form = useFieldForm<{ group: number | null }>({ defaultValues: { group: null } });
  const save = useSave({
    form,
    call: ours.campaigns.change(),
    input: ({ group }) => ({ app, body: regroup.bodyTo(group ?? noGroup) }),
    notDone: regroup.notDone,
    done: (answer, { group }) =>
      campaigns.length === 1 && first ? list.moved(first.name, nameOf(group)) : t.movedMany(regroup.countOf(answer), nameOf(group)),
    failed: t.failed,
    after: () => onMoved?.(),
  });
  return (
    <FormDialog of={save} title={t.title(campaigns.length, first?.name ?? '')} act={t.move} onClose={onClose}>
      <ComboBox
        {...form.field('group', rule.choose(list.group))}
        label={list.group}
        options={options}
        isBusy={groups.isPending}
        requests={[groups]}
      />
    </FormDialog>
  );
}

const words = bilingual({
  title: [
    (n: number, name: string) => (n === 1 ? `移动“${name}”` : `移动 ${n} 个推广活动`),
    (n: number, name: string) => (n === 1 ? `Move ${name}` : `Move ${n} campaigns`),
  ],
  move: ['移动', 'Move'],
  movedMany: [
    (n: number, group: string) => `${n} 个推广活动已移到${group}`,
    (n: number, group: string) => `${n} campaigns moved to ${group}`,
  ],
  failed: ['没有移动推广活动', "Couldn't move the campaigns"],
});
