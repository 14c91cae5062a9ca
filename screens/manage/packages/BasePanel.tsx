import { PackageIcon, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button, FileDrop, Note, useFieldForm, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { packages as calls, type BasePackage } from '#app/api/ours/links/packages.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { compareVersions, versionIn } from './version.ts';
import { words } from './words.ts';

interface BasePanelProps {
  base: BasePackage | null;
  mayEdit: boolean;
  isRebuilding: boolean;
  onRebuild: (() => void) | undefined;
}

const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

/** The package from which all others are built. */
export function BasePanel({ base, mayEdit, isRebuilding, onRebuild }: BasePanelProps) {
  const t = useWords(words);
  const outdated = base?.outdated ?? 0;
  return (
    <Note
      icon={PackageIcon}
      title={t.base}
      isInline
      action={
        mayEdit &&
        outdated > 0 && (
          <Button size="sm" isBusy={isRebuilding} isDisabled={!onRebuild} onPress={() => onRebuild?.()}>
            {t.rebuildOld(outdated)}
          </Button>
        )
      }
    >
      {base ? t.baseFacts(base.version, base.uploadedAt.slice(0, 16), megabytes(base.size), base.signature) : t.baseNone}
    </Note>
  );
}

export function UploadButton({ base }: { base: BasePackage | null }) {
  const t = useWords(words);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Upload} onPress={() => setOpen(true)}>
        {t.upload}
      </Button>
      {isOpen && <UploadDialog base={base} onClose={() => setOpen(false)} />}
    </>
  );
}

const largest = 2_000_000_000;

function UploadDialog({ base, onClose }: { base: BasePackage | null; onClose: () => void }) {
  const t = useWords(words);
  const app = useApp().id;
  const form = useFieldForm<{ file: File[] }>({ defaultValues: { file: [] } });
  const save = useSave({
    form,
    call: calls.uploadBase(),
    input: ({ file: [file] }) => (file ? { app, body: { file } } : null),
    done: ({ version }) => t.uploaded(version),
    failed: t.notUploaded,
  });
  const newer = ([file]: File[]) => {
    const version = file && versionIn(file.name);
    return !base || !version || compareVersions(version, base.version) > 0 || t.notNewer(version, base.version);
  };
  return (
    <FormDialog of={save} title={t.upload} act={t.upload} onClose={onClose}>
      <FileDrop
        {...form.field('file', { validate: { chosen: (files: File[]) => files.length > 0 || t.fileNeeded, newer } })}
        label={t.file}
        hint={t.uploadHint}
        accept={['.apk', '.aab', '.hap', '.rpk']}
        maxBytes={largest}
      />
      <Note kind="info">{t.uploadNote}</Note>
    </FormDialog>
  );
}
