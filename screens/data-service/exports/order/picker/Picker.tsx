import { useState } from 'react';
import { AsyncView, Skeleton, useWords } from '#design-system';
import type { Ordering } from '../selection/useOrder.ts';
import { words } from '../words.ts';
import { Chosen } from './Chosen.tsx';
import { FieldList } from './FieldList.tsx';
import { GroupList } from './GroupList.tsx';
import { useFieldGroups } from './useFieldGroups.ts';

/** Three columns: groups of fields, the fields of one, and what is chosen in the order of the file. */
export function Picker({ of: ordering }: { of: Ordering }) {
  const t = useWords(words);
  const groups = useFieldGroups(ordering);
  const [open, setOpen] = useState('install');
  const [search, setSearch] = useState('');
  const group = groups.find(({ id }) => id === open) ?? groups[0];
  return (
    <>
      <GroupList groups={groups} open={search ? null : (group?.id ?? null)} onOpen={(id) => (setOpen(id), setSearch(''))} />
      <div>
        <AsyncView
          headingLevel={2}
          of={ordering.fields}
          skeleton={<Skeleton shape="form" height={320} />}
          explain={() => ({ title: t.fieldsFailed, cause: t.fieldsFailedCause })}
        >
          {() => <FieldList groups={groups} open={group} search={search} onSearch={setSearch} of={ordering} />}
        </AsyncView>
      </div>
      <Chosen of={ordering} />
    </>
  );
}
