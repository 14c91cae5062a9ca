import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { bilingual, ComboBox, useWords, type BoundField, type LoadOptions, type Option } from '#design-system';
import { registration, type Company } from '#app/api/account/registration.ts';

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
      return { options: found.map(optionOf) };
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

const optionOf = ({ name, registrationNumber }: Company): Option =>
  registrationNumber === null ? { id: name, label: name } : { id: name, label: name, description: registrationNumber };

const words = bilingual({
  hint: ['两个字起可搜索登记名称，也可直接使用填写的名称', 'Type 2 characters to search registered companies, or use any name'],
  example: ['企业全称或其中几个字', 'Full name or part of it'],
});
