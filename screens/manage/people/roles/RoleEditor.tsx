import { Copy, Eye } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  FormFooter,
  LinkButton,
  Note,
  Panel,
  Select,
  SplitView,
  Stack,
  TextField,
  toasts,
  useProvenaLocale,
  useWords,
} from '#design-system';
import type { Role } from '#app/api/members/members.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { LeaveGuard } from '#screens/kit/form/index.ts';
import { dataFlags } from '#app/api/account/rights.ts';
import { DataAccess } from '../shared/rights-editor/DataAccess.tsx';
import { useGrantablePages } from '../shared/rights-editor/pages.ts';
import { RightsTree } from '../shared/rights-editor/RightsTree.tsx';
import { TogetherNote } from '../shared/rights-editor/TogetherNote.tsx';
import { usePreview } from '../shared/usePreview.ts';
import { MeanwhileNote } from './MeanwhileNote.tsx';
import { SaveEffects, useAffected } from './SaveEffects.tsx';
import { blankRole, stateOfRole, useRoleDraft } from './useRoleDraft.ts';
import { useRoleSave } from './useRoleSave.ts';
import { words } from './words.ts';

interface RoleEditorProps {
  /** Null for one that is being made. */
  role: Role | null;
  /** What a new one begins as. */
  from: Role | undefined;
  roles: readonly Role[];
}

/** Admins see and change everything, whatever their role says. */
const isWhole = ({ category }: Role) => category <= 2;

/** The rights of one role: pages, data, and what happens to whom when it is saved. */
export function RoleEditor({ role, from, roles }: RoleEditorProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const preview = usePreview();
  const pages = useGrantablePages();
  const template = from && { name: t.copyOf(roleNameIn(from.name, locale)), checked: stateOfRole(from).checked };
  const draft = useRoleDraft(role ? stateOfRole(role) : blankRole, template);
  const saving = useRoleSave(role?.id ?? null, draft, pages);
  const { affected } = useAffected(role?.id ?? null);
  const isReadOnly = role?.isFixed ?? false;
  const { checked } = draft.draft;
  const discard = () => {
    const written = draft.draft;
    draft.discard();
    toasts.undoable(t.discarded, { label: t.undo, onPress: () => draft.restore(written) });
  };
  const title = role ? t.title(roleNameIn(role.name, locale), role.members) : t.newRole;
  return (
    <SplitView
      side={
        <>
          <DataAccess before={draft.base.checked} value={checked} onChange={draft.check} isReadOnly={isReadOnly} />
          {!isReadOnly && <SaveEffects role={role?.id ?? null} changes={draft.changes} pages={pages} />}
        </>
      }
    >
      <Panel
        title={title}
        actions={
          role && (
            <>
              {!isWhole(role) && (
                <Button kind="ghost" size="sm" icon={Eye} onPress={() => void preview({ role: role.id }, roleNameIn(role.name, locale))}>
                  {t.preview}
                </Button>
              )}
              <LinkButton kind="ghost" size="sm" icon={Copy} href={`/manage/authroleDetail?from=${role.id}`}>
                {t.copy}
              </LinkButton>
            </>
          )
        }
        footer={
          !isReadOnly && (
            <FormFooter note={draft.changeCount > 0 && t.changes(draft.changeCount, affected)} blocker={saving.failure}>
              <Button isDisabled={draft.changeCount === 0 || saving.isRunning} onPress={discard}>
                {t.discard}
              </Button>
              <Button
                kind="primary"
                isBusy={saving.isRunning}
                isDisabled={draft.changeCount === 0 || saving.meanwhile === 'gone'}
                onPress={saving.save}
              >
                {t.save}
              </Button>
            </FormFooter>
          )
        }
      >
        <LeaveGuard isUnsaved={draft.changeCount > 0} leavesWith={['id', 'from']} />
        <Stack gap="3">
          {isReadOnly && <Note>{role && isWhole(role) ? t.adminNote : t.fixedNote}</Note>}
          <MeanwhileNote of={saving.meanwhile} title={t.meanwhile} gone={t.meanwhileGone} pages={pages} />
          {!isReadOnly && <TextField label={t.name} value={draft.draft.name} onChange={draft.rename} isRequired limit={20} />}
          {!role && <Templates roles={roles} from={from} onChoose={draft.check} />}
          <TogetherNote of={draft.together} pages={pages} onClose={draft.forgetTogether} />
          <RightsTree
            label={title}
            pages={pages}
            before={draft.base.checked}
            value={checked}
            onChange={draft.check}
            isReadOnly={isReadOnly}
          />
        </Stack>
      </Panel>
    </SplitView>
  );
}

interface TemplatesProps {
  roles: readonly Role[];
  from: Role | undefined;
  onChoose: ReturnType<typeof useRoleDraft>['check'];
}

/** What a new role begins with. */
function Templates({ roles, from, onChoose }: TemplatesProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const pages = useGrantablePages();
  const [chosen, setChosen] = useState(from ? String(from.id) : 'blank');
  const choose = (id: string) => {
    setChosen(id);
    const role = roles.find((one) => String(one.id) === id);
    if (role) onChoose(stateOfRole(role).checked);
    else if (id === 'blank') onChoose(blankRole.checked);
    else onChoose({ view: new Set(pages.map(({ key }) => key)), edit: new Set(), flags: new Set(dataFlags) });
  };
  return (
    <Select
      label={t.template}
      value={chosen}
      onChange={choose}
      options={[
        { id: 'blank', label: t.blank },
        { id: 'readOnly', label: t.readOnly },
        ...roles.filter((role) => !isWhole(role)).map(({ id, name }) => ({ id: String(id), label: roleNameIn(name, locale) })),
      ]}
    />
  );
}
