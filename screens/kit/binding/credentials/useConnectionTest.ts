import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bilingual, useWords, type FieldForm } from '#design-system';
import { isSameCid, type CredentialFields, type Medium } from '#app/api/ad-accounts/mediaFacts.ts';
import { isLacking } from '#app/api/client/error.ts';
import type { Checks } from '#app/api/ours/checks.ts';
import { ours } from '#app/api/ours/ours.ts';
import { isCallLacking } from '#app/lib/config/current.ts';
import { useExplainError } from '../../acts/index.ts';
import { askUncached } from './uncached.ts';
import { credentialsIn, type BindingValues } from './values.ts';

type Tested = { checks: Checks; at: Date; credentials: string } | { error: string };

export interface ConnectionTest {
  run: () => Promise<void>;
  /** Tries credentials that do not stand in the form. Null where the service does not test. */
  check: (credentials: Readonly<Record<string, string>>) => Promise<Checks | null>;
  /** False once the service has said that it has no such test. */
  isOffered: boolean;
  isRunning: boolean;
  /** Null while the credentials that stand in the form have not been tested. */
  tested: Tested | null;
  /** The account that they open, where it is not the one whose credentials are replaced. */
  other: string | null;
  /** They have passed, or nobody can test them. */
  canSave: boolean;
  clear: () => void;
}

interface TestedForm {
  medium: Medium;
  fields: CredentialFields;
  form: FieldForm<BindingValues>;
  /** The account whose credentials are replaced, by its id at the medium. */
  expected: string | null;
}

/** Tries the credentials before anything is saved. A test counts for what was tested: whoever changes a field tests again. */
export function useConnectionTest({ medium, fields, form, expected }: TestedForm): ConnectionTest {
  const t = useWords(words);
  const cache = useQueryClient();
  const explain = useExplainError();
  const [last, setLast] = useState<Tested | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [isOffered, setOffered] = useState(() => !isCallLacking(ours.connections.test.call));
  const inForm = () => JSON.stringify(form.getValues('credentials'));
  const tested = last && 'checks' in last && last.credentials !== inForm() ? null : last;

  const check = async (credentials: Readonly<Record<string, string>>) => {
    try {
      return await askUncached(cache, ours.connections.test, { media: medium.key, body: { credentials } });
    } catch (error) {
      if (!isLacking(error)) throw error;
      setOffered(false);
      return null;
    }
  };
  const run = async () => {
    const isComplete = await form.trigger(Object.keys(fields).map((name) => `credentials.${name}` as const));
    if (!isComplete) {
      form.focusWrong();
      return;
    }
    setRunning(true);
    const tested = inForm();
    try {
      const entered = Object.entries(credentialsIn(fields, form.getValues()));
      const credentials = Object.fromEntries(entered.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
      const checks = await check(credentials);
      if (checks === null) return;
      setLast({ checks, at: new Date(), credentials: tested });
      const refused = checks.find(({ level }) => level === 'stop')?.values['field'];
      if (refused === undefined || !Object.hasOwn(fields, refused)) return;
      form.setError(`credentials.${refused}`, { type: 'refused', message: t.refused });
      form.focusWrong(`credentials.${refused}`);
    } catch (error) {
      setLast({ error: explain(error, t.failed) });
    } finally {
      setRunning(false);
    }
  };
  const isPassed = tested !== null && 'checks' in tested && tested.checks.every(({ level }) => level !== 'stop');
  const cid = tested && 'checks' in tested ? tested.checks.find(({ code }) => code === 'credentialAccepted')?.values['cid'] : undefined;
  const other = isPassed && expected !== null && cid !== undefined && !isSameCid(cid, expected) ? cid : null;
  const canSave = (isPassed && other === null) || !isOffered;
  return { run, check, isOffered, isRunning, tested, other, canSave, clear: () => setLast(null) };
}

const words = bilingual({
  refused: ['媒体拒绝了这项凭证，检查后再测一次', "The network doesn't accept this. Check it and test again"],
  failed: ['没有测成，凭证还没有保存', "Couldn't run the test. Nothing has been saved"],
});
