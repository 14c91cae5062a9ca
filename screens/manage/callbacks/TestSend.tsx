import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button, Stack, Status, useWords } from '#design-system';
import { ourCallbacks, type CallbackTest } from '#app/api/ours/apps/callbacks.ts';
import { useAct } from '#screens/kit/acts/index.ts';
import { words } from './words.ts';

/** One request to the address as it stands, saved or not. Another address has another answer. */
export function TestSend({ body }: { body: { appkey: string; method: 'GET' | 'POST'; url: string } }) {
  const t = useWords(words);
  const [result, setResult] = useState<CallbackTest | null>(null);
  const test = useAct({ call: ourCallbacks.test(), failed: () => t.notTested, after: setResult });
  const isAddress = URL.canParse(body.url);
  return (
    <Stack direction="row" gap="3" align="center">
      <Button size="sm" icon={Send} isBusy={test.isRunning} isDisabled={!isAddress} onPress={() => void test.run({ body })}>
        {t.test}
      </Button>
      <output>{result && <Answer of={result} />}</output>
    </Stack>
  );
}

function Answer({ of: { status, milliseconds, reason } }: { of: CallbackTest }) {
  const t = useWords(words);
  if (status === null) return <Status tone="negative">{reason === 'privateHost' ? t.privateHost : t.noAnswer}</Status>;
  const isFine = status >= 200 && status < 300;
  return <Status tone={isFine ? 'good' : 'negative'}>{t.answered(status, milliseconds ?? 0)}</Status>;
}
