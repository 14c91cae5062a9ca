import { useState } from 'react';
import { Button, Dialog, FileDrop, Stack, Text, useWords } from '#design-system';
import type { MapDraft } from '#app/api/ours/apps/skan.ts';
import { readMap, type MapFault } from '../map/mapFile.ts';
import { faultNames, words } from '../words.ts';

interface ImportDialogProps {
  onImport: (map: MapDraft) => void;
  onClose: () => void;
}

/** Reads a map from a file into the form, where it is checked before it is saved. */
export function ImportDialog({ onImport, onClose }: ImportDialogProps) {
  const t = useWords(words);
  const faults = useWords(faultNames);
  const [files, setFiles] = useState<File[]>([]);
  const [read, setRead] = useState<MapDraft | MapFault | null>(null);
  const choose = (chosen: File[]) => {
    setFiles(chosen);
    setRead(null);
    void chosen[0]?.text().then((text) => setRead(readMap(text)));
  };
  const map = read !== null && typeof read !== 'string' ? read : null;
  return (
    <Dialog
      title={t.importTitle}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button slot="close">{t.cancel}</Button>
          <Button
            kind="primary"
            isDisabled={!map}
            onPress={() => {
              if (map) onImport(map);
              onClose();
            }}
          >
            {t.importAct}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <FileDrop
          label={t.file}
          accept={['.json']}
          maxBytes={1024 ** 2}
          value={files}
          onChange={choose}
          {...(typeof read === 'string' && { error: faults[read] })}
        />
        {map && <Text tone="secondary">{t.importWhat(map.rules.length)}</Text>}
      </Stack>
    </Dialog>
  );
}
