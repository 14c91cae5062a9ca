import { useWords } from '#design-system';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useStored } from '#app/session/useStored.ts';
import { SavedMenu } from '#screens/kit/saved/index.ts';
import { pathRules, type FunnelQuestion } from '../useFunnel.ts';
import { words } from '../words.ts';
import { readFunnels, withFunnel } from './savedFunnels.ts';

/** Funnels that a reader named. Only this browser keeps them; whoever is sent the address sees the same. */
export function SavedFunnels({ of: question }: { of: FunnelQuestion }) {
  const t = useWords(words);
  const { account } = useSignedIn();
  const [saved, setSaved] = useStored(`funnels.${account?.id ?? 0}.${question.app.id}`, readFunnels);
  const { steps } = question.params;
  return (
    <SavedMenu
      title={t.saved}
      note={t.savedNote}
      size="sm"
      saved={saved}
      onOpen={(one) => question.setParams({ steps: one.steps, ...pathRules(one), step: null })}
      onRemove={(one) => setSaved(saved.filter((other) => other !== one))}
      save={{
        label: t.saveFunnel,
        nameLabel: t.funnelName,
        onSave: (name) => setSaved(withFunnel(saved, { name, steps, ...pathRules(question.params) })),
      }}
    />
  );
}
