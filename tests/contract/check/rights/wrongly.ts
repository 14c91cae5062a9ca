import type { Outcome } from '../verdict.ts';

/** The caller lacks the right; the session is not known. A 401 without an envelope says the latter, too. */
const lacksRight = ['-1003'];
const noSession = ['-1002', 'HTTP 401'];

/** The same outcome, or what is wrong about who was answered and how the others were refused. */
export function withRights(outcome: Outcome, may: boolean | null, isSession: boolean): Outcome {
  const { verdict, detail } = outcome;
  const right = isSession ? lacksRight : noSession;
  if (may === false && (verdict === 'conforms' || verdict === 'malformed'))
    return { verdict: 'wrongly answered', detail: isSession ? 'this role may not' : 'without a session' };
  if (may === false && verdict === 'refused' && !right.includes(detail))
    return { verdict: 'wrongly refused', detail: `${detail}, not ${right[0]}` };
  if (may === true && verdict === 'refused' && lacksRight.includes(detail))
    return { verdict: 'wrongly refused', detail: `${detail}, though this role may` };
  return outcome;
}
