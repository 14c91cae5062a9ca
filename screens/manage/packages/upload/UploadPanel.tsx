import { Button, DescriptionList, Note, Panel, Progress, Stack, Status, Text, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { packages as calls, type BasePackage } from '#app/api/ours/links/packages.ts';
import type { PackageUpload } from '#app/api/ours/links/uploads.ts';
import { compareVersions } from '#app/lib/links/version.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { megabytes } from '../megabytes.ts';
import type { BaseUpload } from './useBaseUpload.ts';
import { usePercent } from './usePercent.ts';
import { words } from './words.ts';

interface UploadPanelProps {
  of: BaseUpload;
  base: BasePackage | null;
  onChoose: () => void;
}

/** A package on its way to become the base package: how far it has come, and what was found in it. */
export function UploadPanel({ of: upload, base, onChoose }: UploadPanelProps) {
  const t = useWords(words);
  const app = useApp().id;
  const discard = useAct({
    call: calls.upload.discard(),
    confirm: ({ name }: { app: number; id: number; name: string }) => ({
      title: t.discardTitle(name),
      children: t.discardText,
      act: t.discard,
      kind: 'danger',
    }),
    done: () => t.discarded,
    failed: () => t.notDiscarded,
    after: upload.forget,
  });
  const begun = upload.pending.data;
  if (!begun) return null;
  const onDiscard = () => void discard.run({ app, id: begun.id, name: begun.name });
  return (
    <Panel title={t.title} note={`${begun.name} · ${megabytes(begun.size)}`}>
      {begun.found ? (
        <Findings of={begun} found={begun.found} base={base} onUsed={upload.forget} onDiscard={onDiscard} />
      ) : (
        <OnItsWay of={upload} begun={begun} onChoose={onChoose} onDiscard={onDiscard} />
      )}
    </Panel>
  );
}

interface OnItsWayProps {
  of: BaseUpload;
  begun: PackageUpload;
  onChoose: () => void;
  onDiscard: () => void;
}

function OnItsWay({ of: { job, pause, goOn }, begun, onChoose, onDiscard }: OnItsWayProps) {
  const t = useWords(words);
  const percent = usePercent();
  const text = job?.isSending ? t.sending(percent(begun)) : t.paused(percent(begun));
  return (
    <Stack gap="3">
      {job?.failure !== undefined && <Note kind="negative">{job.failure}</Note>}
      <Stack gap="1">
        <Text>{text}</Text>
        <Progress label={text} value={begun.received / begun.size} tone={job?.isSending ? 'accent' : 'neutral'} />
        <Text kind="caption" tone="tertiary">
          {job?.isSending || job ? t.sendingNote : t.chooseAgain}
        </Text>
      </Stack>
      <Stack direction="row" gap="2">
        {job?.isSending ? (
          <Button onPress={pause}>{t.pause}</Button>
        ) : (
          <Button kind="primary" onPress={goOn ?? onChoose}>
            {goOn ? t.goOn : t.chooseFile}
          </Button>
        )}
        <Button kind="ghost" onPress={onDiscard}>
          {t.discard}
        </Button>
      </Stack>
    </Stack>
  );
}

interface FindingsProps {
  of: PackageUpload;
  found: NonNullable<PackageUpload['found']>;
  base: BasePackage | null;
  onUsed: () => void;
  onDiscard: () => void;
}

/** What the service read in it. A version that is not newer cannot be used, another certificate can. */
function Findings({ of: { id, name, size }, found: { version, signature }, base, onUsed, onDiscard }: FindingsProps) {
  const t = useWords(words);
  const app = useApp().id;
  const use = useAct({
    call: calls.useUpload(),
    done: (_, result: BasePackage) => t.used(result.version),
    failed: () => t.notUsed,
    after: onUsed,
  });
  const isNewer = !base || compareVersions(version, base.version) > 0;
  const isSigned = !base || base.signature === signature;
  const mark = (isGood: boolean, text: string, bad: 'negative' | 'warning' = 'negative') => (
    <Status tone={isGood ? 'good' : bad}>{text}</Status>
  );
  return (
    <Stack gap="3">
      <DescriptionList
        items={[
          { term: t.type, value: mark(true, name.slice(name.lastIndexOf('.') + 1).toUpperCase()) },
          { term: t.size, value: mark(true, megabytes(size)) },
          {
            term: t.version,
            value: mark(isNewer, base ? (isNewer ? t.newer : t.older)(version, base.version) : t.first(version)),
          },
          {
            term: t.signature,
            value: mark(
              isSigned,
              base ? (isSigned ? t.sameSignature(signature) : t.otherSignature(signature, base.signature)) : signature,
              'warning',
            ),
          },
        ]}
      />
      {!isNewer && <Note kind="negative">{t.olderText}</Note>}
      {!isSigned && <Note kind="warning">{t.otherSignatureText}</Note>}
      <Stack direction="row" gap="2">
        {isNewer && (
          <Button kind="primary" isBusy={use.isRunning} onPress={() => void use.run({ app, body: { upload: id } })}>
            {t.use}
          </Button>
        )}
        <Button kind="ghost" onPress={onDiscard}>
          {t.discard}
        </Button>
      </Stack>
    </Stack>
  );
}
