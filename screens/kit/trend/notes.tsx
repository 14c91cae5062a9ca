import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, DateField, Dialog, IconButton, isDay, Stack, Text, TextField, useWords, type Day } from '#design-system';
import { useKept } from '#app/session/kept.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import type { Report } from '#screens/kit/view/index.ts';
import { noteWords } from './words.ts';

export interface DayNote {
  day: Day;
  text: string;
}

/** What a reader wrote beside days of this app. Personal: only this browser keeps it, and the dialog says so. */
export function useNotes({ app }: Report) {
  const { account } = useSignedIn();
  return useKept(`notes.${account?.id ?? 0}.${app.id}`, readNotes);
}

/** The latest three that lie in the period. */
export const annotationsOf = (notes: readonly DayNote[], days: readonly Day[]) =>
  notes
    .filter(({ day }) => days.includes(day))
    .slice(-3)
    .map(({ day, text }) => ({ at: days.indexOf(day), text }));

function readNotes(kept: unknown): DayNote[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((one: unknown): DayNote[] => {
    if (typeof one !== 'object' || one === null) return [];
    const [day, text]: unknown[] = [Reflect.get(one, 'day'), Reflect.get(one, 'text')];
    return isDay(day) && typeof text === 'string' ? [{ day, text }] : [];
  });
}

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
        <DateField label={t.day} value={day} onChange={setDay} firstDay={firstDay} lastDay={lastDay} />
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
