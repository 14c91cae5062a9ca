import { FileDrop, Note, useFieldForm, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { packages as calls, type BasePackage } from '#app/api/ours/links/packages.ts';
import { largestPackage, packageKinds } from '#app/lib/links/packageFile.ts';
import { compareVersions, versionIn } from '#app/lib/links/version.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { factsOf, type BaseUpload } from './useBaseUpload.ts';
import { usePercent } from './usePercent.ts';
import { words } from './words.ts';

interface UploadDialogProps {
  of: BaseUpload;
  base: BasePackage | null;
  onClose: () => void;
}

/** Chooses the file. What follows stands on the page, where it can be paused and goes on after the page was loaded again. */
export function UploadDialog({ of: upload, base, onClose }: UploadDialogProps) {
  const t = useWords(words);
  const { id: app, platform } = useApp();
  const percent = usePercent();
  const form = useFieldForm<{ file: File[] }>({ defaultValues: { file: [] } });
  const save = useSave({
    form,
    call: calls.upload.begin(),
    input: ({ file: [file] }) => (file ? { app, body: factsOf(file) } : null),
    failed: t.notBegun,
    after: (begun, { file: [file] }) => {
      if (file) void upload.send(begun, file);
    },
  });
  const newer = ([file]: File[]) => {
    const version = file && versionIn(file.name);
    return !base || !version || compareVersions(version, base.version) > 0 || t.notNewer(version, base.version);
  };
  const begun = upload.pending.data;
  return (
    <FormDialog of={save} title={t.upload} act={t.upload} onClose={onClose}>
      {begun && begun.found === null && <Note kind="info">{t.continues(begun.name, percent(begun))}</Note>}
      <FileDrop
        {...form.field('file', { validate: { chosen: (files: File[]) => files.length > 0 || t.fileNeeded, newer } })}
        label={t.file}
        accept={[...packageKinds(platform)]}
        maxBytes={largestPackage}
      />
      <Note kind="info">{t.note}</Note>
    </FormDialog>
  );
}
