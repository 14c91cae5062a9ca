import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FailedNote, Page, SplitView, Stack, TrailStop, useFieldForm, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { isOutcomeUnknown } from '#app/api/client/error.ts';
import { ours } from '#app/api/ours/ours.ts';
import type { CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { useLastAddress } from '#app/lib/address/lastAddress.ts';
import { miniVersionWords } from '#app/lib/glossary/miniProgram.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { useNavigate } from '#app/lib/router.ts';
import { choiceParam, useUrlState } from '#app/lib/urlState.ts';
import { afterSave, useSave, Wizard, type WizardStep } from '#screens/kit/form/index.ts';
import { PreflightPanel } from '../preflight/PreflightPanel.tsx';
import { useCallbackEvents } from '../preflight/useCallbackEvents.ts';
import { usePreflight } from '../preflight/usePreflight.ts';
import { ChannelStep } from './ChannelStep.tsx';
import { GoalStep } from './GoalStep.tsx';
import { MeanwhileNote } from './meanwhile/MeanwhileNote.tsx';
import { useBase } from './meanwhile/useBase.ts';
import { NameStep } from './NameStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { TrackingUrl } from './TrackingUrl.tsx';
import { useMacrosOf } from './useMacrosOf.ts';
import { draftOf, emptyValues, valuesOf, type Values } from './values.ts';
import { words } from './words.ts';

interface BuilderProps {
  /** The campaign that is changed, or that a new one begins as. */
  from?: CampaignDetail;
  media?: string;
  isCopy?: boolean;
}

const stepParams = { step: choiceParam(['channel', 'goal', 'name', 'review'], 'channel') };

/** A campaign from its channel to its link. What would go wrong is said beside it, before anything exists. */
export function Builder({ from, media = '', isCopy = false }: BuilderProps) {
  const t = useWords(words);
  const app = useApp();
  const navigate = useNavigate();
  const list = useLastAddress('/manage/campaign');
  const listTitle = usePageTitle('/manage/campaign');
  const newTitle = usePageTitle('/manage/campaignDetail');
  const { set: setStep } = useUrlState(stepParams);
  const form = useFieldForm<Values>({
    defaultValues: from ? { ...valuesOf(from, media), ...(isCopy && { name: '' }) } : emptyValues(app),
  });
  const { base, meanwhile, reasonOf } = useBase({ form, from, media });
  const edited = isCopy ? undefined : base;
  const values = form.getValues();
  // The name that is being saved, or has just been, or may have been before the answer was lost, is not taken by somebody else.
  const [savedName, setSavedName] = useState(edited?.name);
  const ownName = form.isSaving ? values.name.trim() : savedName;
  const checked = usePreflight({ draft: draftOf(values, base), ...(ownName !== undefined && { ownName }) });
  const groups = useQuery(campaignChoices.groups({ app: app.id }));
  const events = useCallbackEvents().request;
  useMacrosOf(checked, form);
  const stops = checked.findings.filter(({ level }) => level === 'stop');
  const input = (given: Values) => ({ app: app.id, body: draftOf(given, base) });
  const common = {
    form,
    failed: t.notSaved,
    draft: { name: edited ? `campaign ${edited.id}` : `new campaign ${app.id}` },
    afterFailure: (error: unknown, { name }: Values) => setSavedName(isOutcomeUnknown(error) ? name.trim() : edited?.name),
  };
  const create = useSave({
    ...common,
    call: ours.campaigns.create(),
    input,
    after: ({ id, name }) => {
      setSavedName(name);
      navigate(`/manage/campaignDetail?app=${app.id}&id=${id}&created=1`, afterSave);
    },
  });
  const update = useSave({
    ...common,
    call: ours.campaigns.update(),
    input: (given) => (edited ? { app: app.id, id: edited.id, body: { ...draftOf(given, base), revision: given.revision } } : null),
    reasonOf,
    done: ({ name }) => t.saved(name),
    after: ({ id }) => navigate(`/manage/campaignDetail?app=${app.id}&id=${id}`, afterSave),
  });
  const note = meanwhile && <MeanwhileNote of={meanwhile} draft={draftOf(values, base)} />;
  const steps = useSteps({ form, checked, isNew: edited === undefined, stops, note });
  const title = edited ? t.titleEdit(edited.name) : newTitle;
  return (
    <Page title={title} trail={<TrailStop href={list}>{listTitle}</TrailStop>}>
      <FailedNote of={[...checked.asked, groups, events]}>{t.notAllCame}</FailedNote>
      <SplitView
        side={
          <Stack gap="4">
            <TrackingUrl values={values} macros={checked.macros} {...(edited && { address: edited.link.split('?')[0] ?? edited.link })} />
            <PreflightPanel
              findings={checked.findings}
              isChecking={checked.isChecking}
              onAgain={checked.again}
              app={app.id}
              toStep={(step) => setStep({ step })}
              addMacro={(key) => form.setValue('macros', [...form.getValues('macros'), key], { shouldDirty: true })}
            />
          </Stack>
        }
      >
        <Wizard of={edited ? update : create} title={title} steps={steps} act={edited ? t.save : t.create} />
      </SplitView>
    </Page>
  );
}

interface StepsOf extends Pick<Parameters<typeof ChannelStep>[0], 'form' | 'isNew'> {
  checked: ReturnType<typeof usePreflight>;
  stops: readonly { fix: string | null }[];
  /** Above what is reviewed. */
  note: ReactNode;
}

function useSteps({ form, checked, isNew, stops, note }: StepsOf): WizardStep<Values>[] {
  const t = useWords(words);
  const versions = useWords(miniVersionWords);
  const nameOf = useMediaName();
  const app = useApp();
  const groups = useQuery(campaignChoices.groups({ app: app.id })).data ?? [];
  const groupOf = ({ group }: Values) => groups.find(({ id }) => id === group)?.name ?? t.noGroup;
  // A stop of a step is fixed there; one that is fixed elsewhere holds only the last step.
  const stopsAt = (step: string) => stops.filter(({ fix }) => fix === step).length;
  const blockerAt = (step: string) => (stopsAt(step) > 0 ? t.blocked(stopsAt(step)) : undefined);
  const blockers = (step: string) => {
    const blocker = blockerAt(step);
    return () => blocker;
  };
  return [
    {
      id: 'channel',
      title: t.channelStep,
      outlook: t.channelOutlook,
      fields: ['channel', 'account'],
      summary: ({ channel, account }) =>
        [checked.channels.find(({ id }) => id === channel)?.name, checked.accounts.find(({ id }) => id === account)?.alias]
          .flatMap((name) => (name ? nameOf(name) : []))
          .join(' · '),
      blocker: ({ channel }) => (channel === null ? t.channelBlocker : undefined),
      content: <ChannelStep form={form} known={checked} isNew={isNew} />,
    },
    {
      id: 'goal',
      title: t.goalStep,
      outlook: t.goalOutlook,
      fields: ['target', 'url', 'deepLink', 'miniVersion'],
      summary: ({ target, url, miniVersion }) =>
        [t[target], target === 'miniProgram' ? versions[miniVersion] : url].filter(Boolean).join(' · '),
      blocker: blockers('goal'),
      content: <GoalStep form={form} />,
    },
    {
      id: 'name',
      title: t.nameStep,
      outlook: t.nameOutlook,
      fields: ['name', 'group', 'clickWindow', 'viewWindow', 'billing', 'macros', 'parameters', 'callback', 'events', 'endsOn'],
      summary: ({ name, macros, parameters }) => `${name} · ${t.summary(macros.length, parameters.length)}`,
      blocker: blockers('name'),
      content: <NameStep form={form} known={checked} />,
    },
    {
      id: 'review',
      title: isNew ? t.reviewStep : t.reviewEdit,
      outlook: t.reviewOutlook,
      fields: [],
      summary: () => null,
      blocker: () => (stops.length > 0 ? t.blocked(stops.length) : undefined),
      content: (
        <Stack gap="4">
          {note}
          <ReviewStep of={form.getValues()} group={groupOf(form.getValues())} sent={checked.sent} />
        </Stack>
      ),
    },
  ];
}
