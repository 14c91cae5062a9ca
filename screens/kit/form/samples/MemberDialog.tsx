import { useState } from 'react';
import { Button, SecretField, TextField, useFieldForm, useRules } from '#design-system';
import { FormDialog, useSave } from '../index.ts';
import { samples } from './calls.ts';

/** A dialog with a secret in it. */
export function MemberDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>修改资料</Button>
      {isOpen && <Member onClose={() => setOpen(false)} />}
    </>
  );
}

function Member({ onClose }: { onClose: () => void }) {
  const rule = useRules();
  const form = useFieldForm({ defaultValues: { name: '江予白', email: '', password: '' } });
  const save = useSave({
    form,
    call: samples.save(),
    input: (body) => ({ body }),
    done: ({ name }) => `已保存“${name}”`,
    failed: '没有保存资料',
    draft: { name: 'member 7', secrets: ['password'] },
  });
  return (
    <FormDialog of={save} title="资料" note="成员" act="保存资料" onClose={onClose}>
      <TextField {...form.field('name', rule.write('姓名'))} label="姓名" />
      <TextField {...form.field('email', rule.email())} label="邮箱" />
      <SecretField {...form.field('password', rule.write('密码'))} label="密码" />
    </FormDialog>
  );
}
