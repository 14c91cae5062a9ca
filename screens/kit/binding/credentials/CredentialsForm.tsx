import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { bilingual, Button, Form, FormFooter, Grid, Note, Panel, phone, Text, TextField, useRules, useWords } from '#design-system';
import { productName } from '#app/lib/config/current.ts';
import { LeaveGuard } from '#screens/kit/form/index.ts';
import { between } from '../authorization/words.ts';
import { PasteAccounts } from '../paste/PasteAccounts.tsx';
import { MediumHead } from '../MediumHead.tsx';
import { useMediumName } from '../useMediumName.ts';
import { CommonFields } from './CommonFields.tsx';
import { ConnectionTestBox } from './ConnectionTestBox.tsx';
import type { CredentialsBinding } from './useCredentials.ts';

interface CredentialsFormProps {
  of: CredentialsBinding;
  /** The fields of the medium itself. */
  children: ReactNode;
}

/** Connects a new account, or gives an old one new credentials: tested first, then saved, then gone from the page. */
export function CredentialsForm({ of: binding, children }: CredentialsFormProps) {
  const t = useWords(words);
  const rule = useRules();
  const name = useMediumName(binding.medium);
  const id = useId();
  const { form, test, rotating } = binding;
  const apps = form.getValues('apps').length;
  const isBlocked = !test.canSave;
  const footer = (
    <FormFooter {...(isBlocked ? { blocker: test.other === null ? t.testFirst : t.otherAccount } : { note: t.willConnect(apps) })}>
      <Button isDisabled={form.isSaving || (form.changeCount === 0 && !rotating)} onPress={binding.cancel}>
        {t.cancel}
      </Button>
      <Button type="submit" form={id} kind="primary" isBusy={form.isSaving} isDisabled={isBlocked}>
        {rotating ? t.rotate : t.connect}
      </Button>
    </FormFooter>
  );
  const title = rotating ? t.rotateTitle(rotating.alias) : t.title;
  const head = <MediumHead of={binding.medium}>{title}</MediumHead>;
  if (!binding.isOffered)
    return (
      <Panel title={head}>
        <Note kind="info" title={t.notOffered(name)}>
          {t.notOfferedNext}
        </Note>
      </Panel>
    );
  return (
    <Panel
      title={head}
      note={<BesideTitle>{t.encrypted}</BesideTitle>}
      {...(!rotating && { actions: <PasteAccounts of={binding} /> })}
      footer={footer}
    >
      <Form of={form} id={id} label={title} onSave={binding.save} explain={binding.explain}>
        <LeaveGuard isUnsaved={form.changeCount > 0} />
        <BelowTitle>
          <Text kind="caption" tone="tertiary">
            {t.encrypted}
          </Text>
        </BelowTitle>
        <Grid columns={2}>
          <TextField
            {...form.field('alias', { ...rule.write(t.alias), ...rule.atMost(40) })}
            label={t.alias}
            hint={t.aliasHint(productName())}
          />
          {children}
          <CommonFields form={form} gives={binding.gives} />
        </Grid>
        <ConnectionTestBox of={test} expected={rotating} />
      </Form>
    </Panel>
  );
}

/* On a phone the button leaves no room for it in the head. */
const BesideTitle = styled.span`
  ${phone} {
    display: none;
  }
`;

const BelowTitle = styled.div`
  display: none;

  ${phone} {
    display: block;
  }
`;

const words = bilingual({
  title: ['绑定新账户', 'Connect an account'],
  rotateTitle: [(alias: string) => `更新凭证：${alias}`, (alias: string) => `Update credentials: ${alias}`],
  encrypted: ['凭证加密保存，任何人都不能再次查看', 'Credentials are encrypted. Nobody can see them again'],
  alias: ['别名', 'Alias'],
  aliasHint: [(product: string) => `只在 ${product} 内显示`, (product: string) => `Shown in ${product} only`],
  testFirst: ['测试通过后才能保存', 'Run a passing test before you save'],
  otherAccount: ['凭证属于另一个账户', 'These credentials belong to another account'],
  willConnect: [(apps: number) => `将绑定到 ${apps} 个应用`, (apps: number) => `Connects to ${apps} ${apps === 1 ? 'app' : 'apps'}`],
  notOffered: [
    (medium: string) => between('你的服务不能绑定', medium, '账户'),
    (medium: string) => `Your service doesn’t connect ${medium} accounts`,
  ],
  notOfferedNext: [
    '已绑定的账户照常取数。需要绑定新账户或更新凭证时，请联系部署服务的人。',
    'Connected accounts are read as usual. To connect one or to update credentials, ask whoever runs your service.',
  ],
  cancel: ['取消', 'Cancel'],
  connect: ['绑定账户', 'Connect account'],
  rotate: ['更新凭证', 'Update credentials'],
});
