import { DescriptionList, Text, useWords } from '#design-system';
import { words } from './words.ts';

export interface FieldChange {
  name: string;
  before: string;
  now: string;
}

interface ChangeListProps {
  of: readonly FieldChange[];
  /** Said where none of the changes is one of a field that is shown. */
  elsewhere: string | undefined;
}

/** Each field that somebody else has changed, as it was and is. */
export function ChangeList({ of: changes, elsewhere }: ChangeListProps) {
  const t = useWords(words);
  if (changes.length > 0)
    return (
      <DescriptionList termWidth={120} items={changes.map(({ name, before, now }) => ({ term: name, value: t.fromTo(before, now) }))} />
    );
  return (
    elsewhere !== undefined && (
      <Text as="p" tone="secondary">
        {elsewhere}
      </Text>
    )
  );
}
