import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { bilingual, ComboBox, useWords, type BoundField, type LoadOptions } from '#design-system';
import { registration } from '#app/api/account/registration.ts';

interface CompanyFieldProps {
  field: BoundField<string | null>;
  label: string;
}

/** The name of a company: found in the register by a word of it, or as it is typed. */
export function CompanyField({ field, label }: CompanyFieldProps) {
  const t = useWords(words);
  const cache = useQueryClient();
  const find: LoadOptions = useCallback(
    async (query) => {
      const word = query.trim();
      if (word.length < 2) return { options: [] };
      const found = await cache.fetchQuery(registration.companies({ word }));
      return {
        options: found.map(({ name, registrationNumber }) => ({
          id: name,
          label: name,
          ...(registrationNumber && { description: registrationNumber }),
        })),
      };
    },
    [cache],
  );
  return (
    <ComboBox
      {...field}
      label={label}
      hint={t.hint}
      placeholder={t.example}
      options={find}
      known={field.value ? [{ id: field.value, label: field.value }] : []}
      fromText={(text) => text}
      size="lg"
    />
  );
}

const words = bilingual({
  hint: ['两个字起可搜索登记名称，也可直接使用填写的名称', 'Two characters search the register; any name will do'],
  example: ['企业全称或其中几个字', 'Full name, or a part of it'],
});
