import { PackageIcon } from 'lucide-react';
import { Button, Note, useWords } from '#design-system';
import type { BasePackage } from '#app/api/ours/links/packages.ts';
import { megabytes } from './megabytes.ts';
import { words } from './words.ts';

interface BasePanelProps {
  base: BasePackage | null;
  mayEdit: boolean;
  isRebuilding: boolean;
  onRebuild: () => void;
}

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
          <Button size="sm" isBusy={isRebuilding} onPress={onRebuild}>
            {t.rebuildOld(outdated)}
          </Button>
        )
      }
    >
      {base ? t.baseFacts(base.version, base.uploadedAt.slice(0, 16), megabytes(base.size), base.signature) : t.baseNone}
    </Note>
  );
}
