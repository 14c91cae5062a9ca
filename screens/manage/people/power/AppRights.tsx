import { useState } from 'react';
import { Button, FormFooter, Note, Panel, SplitView, Stack, useProvenaLocale, useWords } from '#design-system';
import { useQuery } from '@tanstack/react-query';
import type { AppAuth, RoleAuth } from '#app/api/account/rights.ts';
import { apps as appCalls } from '#app/api/apps/apps.ts';
import type { MemberDetail } from '#app/api/members/members.ts';
import { ourMembers } from '#app/api/ours/people/members.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { LeaveGuard } from '#screens/kit/form/index.ts';
import { MeanwhileNote } from '../roles/MeanwhileNote.tsx';
import { useRoleDraft } from '../roles/useRoleDraft.ts';
import { authOf, checkedOf } from '../shared/rights.ts';
import { DataAccess } from '../shared/rights-editor/DataAccess.tsx';
import { useGrantablePages } from '../shared/rights-editor/pages.ts';
import { RightsTree } from '../shared/rights-editor/RightsTree.tsx';
import { TogetherNote } from '../shared/rights-editor/TogetherNote.tsx';
import { CopyDialog } from './CopyDialog.tsx';
import { useRightsSave } from './useRightsSave.ts';
import { words } from './words.ts';

interface AppRightsProps {
  person: MemberDetail;
  /** 0 stands for all apps. */
  app: number;
  name: string;
  auth: RoleAuth;
  others: readonly AppAuth[];
}

/** The rights of a member in one app, or in all of them: those of the role until some are saved here. */
export function AppRights({ person, app, name, auth, others }: AppRightsProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const [isCopying, setCopying] = useState(false);
  const { data: lists } = useQuery(appCalls.all());
  const platform = lists?.all.find(({ id }) => id === app)?.platform;
  const pages = useGrantablePages(platform);
  const draft = useRoleDraft({ name, checked: checkedOf(auth) });
  const isOwn = person.ownApps.includes(app);
  const { checked } = draft.draft;
  const keys = [...new Set([...pages.map(({ key }) => key), ...draft.base.checked.view])];
  const saving = useRightsSave({ person, app, name, draft, keys });
  const reset = useAct({
    call: ourMembers.dropOwnRights(),
    confirm: () => ({ title: t.resetTitle(name), children: t.resetText, act: t.reset }),
    done: () => t.resetDone(name),
  });
  return (
    <SplitView side={<DataAccess before={draft.base.checked} value={checked} onChange={draft.check} platform={platform} />}>
      <Panel
        title={name}
        actions={
          app !== 0 && (
            <Button kind="ghost" size="sm" isDisabled={draft.changeCount > 0} onPress={() => setCopying(true)}>
              {t.copy}
            </Button>
          )
        }
        footer={
          <FormFooter note={draft.changeCount > 0 && t.changes(draft.changeCount)} blocker={saving.failure}>
            {isOwn && (
              <Button isBusy={reset.isRunning} onPress={() => void reset.run({ id: person.id, appId: app })}>
                {t.reset}
              </Button>
            )}
            <Button isDisabled={draft.changeCount === 0 || saving.isRunning} onPress={saving.discard}>
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
        }
      >
        <LeaveGuard isUnsaved={draft.changeCount > 0} leavesWith={['id', 'in']} />
        <Stack gap="3">
          <MeanwhileNote of={saving.meanwhile} title={t.meanwhile} gone={t.meanwhileGone} pages={pages} />
          {isOwn && <Note>{t.isOwn}</Note>}
          {!isOwn && draft.changeCount > 0 && <Note kind="info">{t.ownNote(roleNameIn(person.roleName, locale))}</Note>}
          <TogetherNote of={draft.together} pages={pages} onClose={draft.forgetTogether} />
          <RightsTree
            label={name}
            pages={pages}
            before={draft.base.checked}
            value={checked}
            onChange={draft.check}
            {...(platform && { platform })}
          />
        </Stack>
        {isCopying && (
          <CopyDialog
            name={name}
            body={{ member: person.id, ...authOf(draft.base.checked, keys) }}
            apps={others.filter((one) => one.app !== app)}
            onClose={() => setCopying(false)}
          />
        )}
      </Panel>
    </SplitView>
  );
}
