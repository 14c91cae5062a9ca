import { useState } from 'react';
import { Button, DescriptionList, FileDrop, Note, Panel, Stack, useWords } from '#design-system';
import { asa } from '#app/api/asa.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import type { Kind } from './kinds.ts';
import { checkNames, type NamesFile } from './names-file.ts';
import { words } from './words.ts';

/** A file is checked here before it is sent: its faults are named by line, and nothing is sent that cannot be used. */
export function UploadPanel({ app, by }: { app: number; by: Kind }) {
  const t = useWords(words);
  const [files, setFiles] = useState<File[]>([]);
  const [checked, setChecked] = useState<NamesFile>();
  const upload = useAct({
    call: asa.upload(),
    done: () => t.sent,
    failed: () => t.notSent,
    after: () => {
      setFiles([]);
      setChecked(undefined);
    },
    isFailureInline: true,
  });
  const [file] = files;
  const take = async (chosen: File[]) => {
    setFiles(chosen);
    setChecked(chosen[0] && checkNames(await chosen[0].text()));
  };
  const canSend = checked !== undefined && checked.rows > 0 && !checked.isTooLong;
  return (
    <Panel title={t.choose}>
      <Stack gap="3">
        <FileDrop label={t.drop} hint={t.hint} accept={['.csv', '.txt']} value={files} onChange={(chosen) => void take(chosen)} />
        {checked && <Verdict of={checked} />}
        {upload.failure !== undefined && <Note kind="negative">{upload.failure}</Note>}
        {file && (
          <Stack direction="row" justify="end">
            <Button
              kind="primary"
              isDisabled={!canSend}
              isBusy={upload.isRunning}
              onPress={() => void upload.run({ app, by, body: { file } })}
            >
              {t.send((checked?.rows ?? 0).toLocaleString('en-US'))}
            </Button>
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}

const told = 5;

function Verdict({ of: { rows, faults, isTooLong } }: { of: NamesFile }) {
  const t = useWords(words);
  if (isTooLong) return <Note kind="negative">{t.tooMany}</Note>;
  if (!faults.length)
    return rows ? <Note kind="info">{t.checked(rows.toLocaleString('en-US'))}</Note> : <Note kind="negative">{t.unusable}</Note>;
  const more = faults.length - told;
  return (
    <Note kind={rows ? 'warning' : 'negative'} title={rows ? t.faulty(faults.length.toLocaleString('en-US')) : t.unusable}>
      <DescriptionList
        items={faults
          .slice(0, told)
          .map(({ line, text, fault }) => ({ term: `${t.line} ${line}`, value: `${t[fault]} · ${text.slice(0, 60)}` }))}
      />
      {more > 0 && t.more(more.toLocaleString('en-US'))}
    </Note>
  );
}
