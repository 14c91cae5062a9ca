import { useQuery } from '@tanstack/react-query';
import { Bookmark, ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, FailedNote, Menu, MenuDivider, MenuItem, MenuSection, TextField, useFieldForm, useRules, useWords } from '#design-system';
import { exportJobs } from '#app/api/ours/data/export-jobs.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { FormDialog, useSave } from '#screens/kit/form/index.ts';
import { selectionOf } from './selection/selection.ts';
import type { Ordering } from './selection/useOrder.ts';
import { words } from './words.ts';

const longestName = 60;

/** Selections that a reader named: load one, delete one, save the present one. */
export function Presets({ of: ordering, reports }: { of: Ordering; reports: readonly string[] }) {
  const t = useWords(words);
  const { app, set } = ordering;
  const presets = useQuery(exportJobs.presets({ app }));
  const [isNaming, setNaming] = useState(false);
  const remove = useAct({
    call: exportJobs.deletePreset(),
    done: ({ name }: { app: number; id: number; name: string }) => t.presetRemoved(name),
  });
  // One of a report that is closed to this reader now cannot be loaded.
  const saved = presets.data?.filter(({ order }) => reports.includes(order.report)) ?? [];
  return (
    <>
      <FailedNote of={[presets]}>{t.presetsFailed}</FailedNote>
      {saved.length > 0 && (
        <Menu
          placement="bottom end"
          trigger={
            <Button kind="soft" iconAfter={ChevronDown}>
              {t.presets}
            </Button>
          }
        >
          <MenuSection title={t.presetsNote}>
            {saved.map(({ id, name, order }) => (
              <MenuItem key={id} onAction={() => set(selectionOf(order))}>
                {name}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuDivider />
          {saved.map(({ id, name }) => (
            <MenuItem key={id} icon={Trash2} isDanger onAction={() => void remove.run({ app, id, name })}>
              {t.removePreset(name)}
            </MenuItem>
          ))}
        </Menu>
      )}
      <Button icon={Bookmark} isDisabled={!ordering.canEstimate} onPress={() => setNaming(true)}>
        {t.savePreset}
      </Button>
      {isNaming && <NameDialog of={ordering} onClose={() => setNaming(false)} />}
    </>
  );
}

function NameDialog({ of: { app, order }, onClose }: { of: Ordering; onClose: () => void }) {
  const t = useWords(words);
  const rule = useRules();
  const form = useFieldForm({ defaultValues: { name: '' } });
  const save = useSave({
    form,
    call: exportJobs.savePreset(),
    input: ({ name }) => ({ app, body: { name: name.trim(), order } }),
    done: ({ name }) => t.presetSaved(name),
  });
  return (
    <FormDialog of={save} title={t.savePreset} act={t.save} onClose={onClose}>
      <TextField
        {...form.field('name', { ...rule.write(t.presetName), ...rule.atMost(longestName) })}
        label={t.presetName}
        hint={t.presetHint}
      />
    </FormDialog>
  );
}
