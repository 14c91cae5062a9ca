import { useMemo, useState } from 'react';
import { Button, Dialog, MultiSelect, Note, Stack, toasts, useWords, type Option } from '#design-system';
import type { AppAuth, RoleAuth } from '#app/api/account/rights.ts';
import { members } from '#app/api/members/members.ts';
import { useEach } from '#screens/kit/acts/index.ts';
import { words } from './words.ts';

interface CopyDialogProps {
  name: string;
  body: RoleAuth & { member: number };
  apps: readonly AppAuth[];
  onClose: () => void;
}

/** The same rights in other apps too. What fails stays chosen and is sent again by another press. */
export function CopyDialog({ name, body, apps, onClose }: CopyDialogProps) {
  const t = useWords(words);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const grant = useEach({ call: members.grant });
  const options = useMemo(() => apps.map(({ app, name: label }): Option<number> => ({ id: app, label: label ?? String(app) })), [apps]);
  const copy = async () => {
    const outcomes = await grant.run(chosen.map((app) => ({ body: { ...body, app } })));
    const failed = outcomes.filter(({ reason }) => reason !== undefined);
    if (failed.length === 0) {
      toasts.show({ kind: 'good', title: t.copied(outcomes.length) });
      onClose();
      return;
    }
    setChosen(failed.flatMap(({ input }) => input.body.app ?? []));
    setFailures(failed.map(({ input, reason = '' }) => `${apps.find(({ app }) => app === input.body.app)?.name ?? ''} ${reason}`));
  };
  return (
    <Dialog
      title={t.copyTitle(name)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={grant.isRunning}
      footer={
        <>
          <Button slot="close" isDisabled={grant.isRunning}>
            {t.cancel}
          </Button>
          <Button kind="primary" isBusy={grant.isRunning} isDisabled={chosen.length === 0} onPress={() => void copy()}>
            {t.copyAct}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <MultiSelect label={t.copyTo} hint={t.copyHint} options={options} value={chosen} onChange={setChosen} />
        {failures.map((line) => (
          <Note key={line} kind="negative">
            {t.notCopied(line)}
          </Note>
        ))}
      </Stack>
    </Dialog>
  );
}
