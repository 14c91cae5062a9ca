import { FormSection, Link, Page, SecretField, Stack, Switch, TextField, useFieldForm, useRules } from '#design-system';
import { useLocation } from '#app/lib/router.ts';
import { FormPage, useSave } from '../index.ts';
import { samples } from './calls.ts';

/** A page with a form, and the list that it came from. */
export function MemberPage() {
  const { pathname } = useLocation();
  return pathname === '/manage/auth' ? <Page title="成员列表">{<Link href="/manage/authpower">江予白</Link>}</Page> : <Member />;
}

function Member() {
  const rule = useRules();
  const form = useFieldForm({ defaultValues: { name: '江予白', email: 'jiang@provena.test', password: '', isOn: true } });
  const save = useSave({
    form,
    call: samples.save(),
    input: ({ name, email, password }) => ({ body: { name, email, password } }),
    done: ({ name }) => `已保存“${name}”`,
    draft: { name: 'member 7', secrets: ['password'] },
  });
  const isOff = !form.getValues('isOn');
  return (
    <Page title="成员">
      <FormPage
        of={save}
        title="资料"
        act="保存"
        note={<Link href="/manage/auth">成员列表</Link>}
        blocker={isOff ? '停用的成员不能修改' : undefined}
      >
        <FormSection title="成员" level={3} explanation="姓名会出现在操作记录里。">
          <TextField {...form.field('name', rule.write('姓名'))} label="姓名" />
          <TextField {...form.field('email', rule.email())} label="邮箱" />
          <SecretField {...form.field('password')} label="密码" />
          <Stack gap="2">
            <Switch {...form.field('isOn')} label="启用" />
          </Stack>
        </FormSection>
      </FormPage>
    </Page>
  );
}
