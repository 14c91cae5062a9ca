import { useId, type FormEvent } from 'react';
import { bilingual, Button, Form, FormFooter, Link, Panel, Steps, useWords, VisuallyHidden } from '#design-system';
import { accountTime } from '#app/lib/periods/accountTime.ts';
import { SavedDraft } from '../draft/SavedDraft.tsx';
import { useDraft } from '../draft/useDraft.ts';
import { LeaveGuard } from '../leave/LeaveGuard.tsx';
import type { Save } from '../save/useSave.ts';
import { stepOf, type WizardStep } from './steps.ts';
import { useOpenStep } from './useOpenStep.ts';

interface WizardProps<Values extends object> {
  of: Save<Values>;
  title: string;
  steps: readonly WizardStep<Values>[];
  /** The verb of the last step: 创建推广活动. */
  act: string;
}

/**
 * A form in steps, as a path down the page: what was chosen in one line each, the open step, what is still to come. It stores itself as it
 * is filled. A form that fits on one page is a FormPage.
 */
export function Wizard<Values extends object>({ of: save, title, steps, act }: WizardProps<Values>) {
  const t = useWords(words);
  const id = useId();
  const { form } = save;
  const { open, states, place, href, go } = useOpenStep(steps, form);
  const step = steps[open];
  const { offered, savedAt } = useDraft({ ...save, ...(step && { step: step.id }), onRestore: go });
  const values = form.getValues();
  const blocker = step?.blocker?.(values);
  const isLast = open === steps.length - 1;
  const run = (given: Values) =>
    save.run(given).catch((error: unknown) => {
      go(stepOf(steps, save.explain(error).fields?.[0]?.name)?.id);
      throw error;
    });
  const next = async ({ fields }: WizardStep<Values>) => {
    const names: readonly string[] = fields;
    const isRight = await form.trigger(names.filter(form.isField));
    if (isRight) go(steps[open + 1]?.id);
    else form.focusWrong();
  };
  // Enter in a field, and the button, go on to the next step. Only the last one saves.
  const submit = (event: FormEvent) => {
    if (isLast || !step) return;
    event.preventDefault();
    event.stopPropagation();
    if (blocker === undefined) void next(step);
  };
  const footer = (
    <FormFooter blocker={blocker}>
      {open > 0 && (
        <Button isDisabled={form.isSaving} onPress={() => go(steps[open - 1]?.id)}>
          {t.back}
        </Button>
      )}
      <Button type="submit" form={id} kind="primary" isBusy={form.isSaving} isDisabled={blocker !== undefined}>
        {isLast ? act : t.next}
      </Button>
    </FormFooter>
  );
  return (
    <Panel title={title} {...(savedAt !== null && { note: t.stored(accountTime(savedAt)) })} footer={footer}>
      <div ref={place} onSubmitCapture={submit}>
        <Form of={form} id={id} label={title} onSave={run} explain={save.explain}>
          {/* A stored draft loses nothing, so nothing is asked. */}
          <LeaveGuard isUnsaved={form.changeCount > 0 && savedAt === null} />
          <SavedDraft of={offered} />
          <Steps
            label={title}
            steps={steps.map(({ summary, outlook, content, ...one }, index) => {
              const state = states[index] ?? 'ahead';
              return {
                id: one.id,
                title: one.title,
                state,
                ...(state === 'passed' && { summary: summary(values), action: <Change title={one.title} href={href(one.id)} /> }),
                ...(state === 'ahead' && { summary: outlook }),
                ...(state === 'current' && { content }),
              };
            })}
          />
        </Form>
      </div>
    </Panel>
  );
}

function Change({ title, href }: { title: string; href: string }) {
  const t = useWords(words);
  return (
    <Link href={href}>
      {t.change}
      <VisuallyHidden>{title}</VisuallyHidden>
    </Link>
  );
}

const words = bilingual({
  back: ['上一步', 'Back'],
  next: ['下一步', 'Next'],
  change: ['修改', 'Change'],
  stored: [(time: string) => `草稿已保存 ${time}`, (time: string) => `Draft saved ${time}`],
});
