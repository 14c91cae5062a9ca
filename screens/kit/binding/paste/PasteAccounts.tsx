import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { bilingual, Button, Dialog, MultiSelect, Note, Stack, Text, TextArea, useProvenaLocale, useWords } from '#design-system';
import type { CredentialsBinding } from '../credentials/useCredentials.ts';
import { useAppOptions } from '#screens/kit/apps/useAppOptions.tsx';
import { aliasLabel } from './faultOf.ts';
import { PastedTable } from './PastedTable.tsx';
import { parsePasted } from './parsePasted.ts';
import { usePastedAccounts } from './usePastedAccounts.ts';

/** A block of text goes into the fields of the form; several accounts are tested and connected one after the other. */
export function PasteAccounts({ of: binding }: { of: CredentialsBinding }) {
  const t = useWords(words);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={ClipboardPaste} onPress={() => setOpen(true)}>
        {t.paste}
      </Button>
      {isOpen && <PasteDialog of={binding} onClose={() => setOpen(false)} />}
    </>
  );
}

function PasteDialog({ of: binding, onClose }: { of: CredentialsBinding; onClose: () => void }) {
  const t = useWords(words);
  const language = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const options = useAppOptions();
  const [text, setText] = useState('');
  const [apps, setApps] = useState<number[]>([]);
  const [hasNothing, setNothing] = useState(false);
  const { rows, take, run, isRunning } = usePastedAccounts(binding);
  const labelsOf = (label: string | readonly [string, string]) => (typeof label === 'string' ? [label] : [...label]);
  const fields = [
    { name: 'alias', labels: [...aliasLabel] },
    ...Object.entries(binding.fields).map(([name, { label, isOptional = false }]) => ({ name, labels: labelsOf(label), isOptional })),
  ];
  const read = () => {
    const found = parsePasted(text, fields);
    setNothing(found.length === 0);
    if (found.length === 0) return;
    // What was pasted holds secrets: it does not stay on the page.
    setText('');
    const [first] = found;
    if (found.length > 1 || !first) take(found);
    else {
      binding.fill(first);
      onClose();
    }
  };
  const open = rows.filter(({ state }) => state !== 'connected' && state !== 'unfit').length;
  const unfit = rows.filter(({ state }) => state === 'unfit').length;
  const isPasting = rows.length === 0;
  const names = fields.map(({ labels }) => labels[language] ?? labels[0]).join(t.between);
  return (
    <Dialog
      title={isPasting ? t.title : t.several(rows.length)}
      width={isPasting ? 520 : 720}
      isOpen
      isBusy={isRunning}
      hasUnsaved={open > 0 && !isPasting}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button slot="close">{open === 0 && !isPasting ? t.close : t.cancel}</Button>
          {isPasting ? (
            <Button kind="primary" isDisabled={text.trim() === ''} onPress={read}>
              {t.read}
            </Button>
          ) : (
            open > 0 && (
              <Button kind="primary" isBusy={isRunning} isDisabled={apps.length === 0} onPress={() => void run(apps)}>
                {t.connect(open)}
              </Button>
            )
          )}
        </>
      }
    >
      {isPasting ? (
        <TextArea
          label={t.text}
          hint={t.hint(names)}
          error={hasNothing ? t.nothing : undefined}
          value={text}
          onChange={setText}
          rows={6}
          isMono
          isUnbroken
          spellCheck="false"
          autoComplete="off"
        />
      ) : (
        <Stack gap="3" align="stretch">
          <Text tone="secondary">{binding.test.isOffered ? t.severalNote : t.severalUntested}</Text>
          <MultiSelect label={t.apps} isRequired options={options} value={apps} onChange={setApps} />
          {unfit > 0 && <Note kind="warning">{t.unfit(unfit)}</Note>}
          <PastedTable of={rows} fields={binding.fields} />
        </Stack>
      )}
    </Dialog>
  );
}

const words = bilingual({
  paste: ['粘贴凭证', 'Paste credentials'],
  title: ['粘贴凭证', 'Paste credentials'],
  text: ['从媒体后台或表格复制的内容', 'Copied from the back office or from a table'],
  hint: [
    (names: string) => `每行一项，如“别名: 海外”；或每行一个账户，按顺序：${names}`,
    (names: string) => `One field per line, as “Alias: Global”, or one account per line in this order: ${names}`,
  ],
  between: ['、', ', '],
  nothing: ['没有识别出任何一项，检查分隔符或列的顺序', 'No field was recognized. Check the separators or the order of the columns'],
  read: ['识别', 'Read'],
  several: [(count: number) => `识别出 ${count} 个账户`, (count: number) => `${count} accounts recognized`],
  severalNote: [
    '逐个测试，通过后绑定；失败的可以单独重试，已绑定的不会重复提交。',
    'Each one is tested, then connected. What fails can be tried again; what is connected is not sent twice.',
  ],
  severalUntested: [
    '你的服务没有提供连接测试，账户未经测试直接绑定；失败的可以单独重试，已绑定的不会重复提交。',
    'Your service offers no connection test, so accounts are connected untested. What fails can be tried again; what is connected is not sent twice.',
  ],
  unfit: [
    (count: number) => `${count} 行不会提交。改好后再粘贴一次，已绑定的不受影响。`,
    (count: number) =>
      `${count} ${count === 1 ? 'line is' : 'lines are'} not sent. Correct and paste ${count === 1 ? 'it' : 'them'} again; what is connected stays.`,
  ],
  apps: ['关联应用', 'Connected apps'],
  connect: [
    (count: number) => `测试并绑定 ${count} 个账户`,
    (count: number) => `Test and connect ${count} ${count === 1 ? 'account' : 'accounts'}`,
  ],
  cancel: ['取消', 'Cancel'],
  close: ['关闭', 'Close'],
});
