import { useEffect } from 'react';
import type { FieldForm } from '#design-system';
import type { Macro } from '#app/api/ours/campaigns/shapes.ts';
import type { Values } from './values.ts';

/** Another medium has other macros: its required ones are chosen when they have come, and those of the medium before are dropped. */
export function useMacrosOf({ media, macros }: { media: string | null; macros: readonly Macro[] }, form: FieldForm<Values>) {
  const { setValue } = form;
  const chosenFor = form.getValues('macrosFor');
  useEffect(() => {
    if (media === null || media === chosenFor || (macros.length === 0 && !media.startsWith('custom-'))) return;
    setValue('macrosFor', media);
    setValue(
      'macros',
      macros.filter(({ isRequired }) => isRequired).map(({ key }) => key),
      { shouldDirty: true },
    );
  }, [media, macros, chosenFor, setValue]);
}
