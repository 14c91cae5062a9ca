import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, DateField, Dialog, IconButton, Stack, Text, TextField, useWords, type Day } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import type { DayNote } from '#app/lib/periods/dayNotes.ts';
import { noteWords } from './words.ts';

interface NotesDialogProps {
  notes: readonly DayNote[];
  onChange: (notes: DayNote[]) => void;
  firstDay: Day;
  lastDay: Day;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Writes and takes away notes. */
export function NotesDialog({ notes, onChange, firstDay, lastDay, isOpen, onOpenChange }: NotesDialogProps) {
  const t = useWords(noteWords);
  const [day, setDay] = useState<Day | null>(lastDay);
  const [text, setText] = useState('');
  const add = () => {
    if (!day || !text.trim()) return;
    onChange([...notes, { day, text: text.trim() }].sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day)));
    setText('');
  };
  return (
    <Dialog title={t.title} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Stack gap="4">
        <Text tone="tertiary" kind="caption">
          {t.own}
        </Text>
        {notes.map((note) => (
          <Stack key={`${note.day}${note.text}`} direction="row" gap="2" align="center" justify="between">
            <Text>
              {note.day} {note.text}
            </Text>
            <IconButton size="sm" icon={Trash2} label={t.remove(note.text)} onPress={() => onChange(notes.filter((one) => one !== note))} />
          </Stack>
        ))}
        <DateField label={t.day} value={day} onChange={setDay} firstDay={firstDay} lastDay={lastDay} today={reportToday()} />
        <TextField label={t.text} value={text} onChange={setText} />
        <Stack direction="row" justify="end">
          <Button kind="primary" isDisabled={!day || !text.trim()} onPress={add}>
            {t.save}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
