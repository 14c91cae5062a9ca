import { bilingual, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import { productName } from '#app/lib/config/current.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';

/** Another name for an account, in the console only. */
export function AliasDialog({ of: account, onClose }: { of: AdAccount; onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const form = useFieldForm({ defaultValues: { alias: account.alias } });
  const save = useSave({
    form,
    call: adAccounts.rename(),
    input: ({ alias }) => ({ body: { id: account.id, alias: alias.trim() } }),
    done: () => t.done,
    failed: t.failed,
  });
  return (
    <FormDialog of={save} title={t.title} act={t.save} onClose={onClose}>
      <TextField {...form.field('alias', { ...rule.write(t.alias), ...rule.atMost(40) })} label={t.alias} hint={t.hint(productName())} />
    </FormDialog>
  );
}

const words = bilingual({
  title: ['修改别名', 'Change alias'],
  alias: ['别名', 'Alias'],
  hint: [
    (product: string) => `只在 ${product} 内显示，媒体侧不变`,
    (product: string) => `Shown in ${product} only. Nothing changes at the network`,
  ],
  save: ['保存', 'Save'],
  done: ['别名已修改', 'Alias changed'],
  failed: ['没有保存成功', "Couldn't save the alias"],
});
