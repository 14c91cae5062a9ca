import { Check, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { bilingual, Link, Text, useProvenaLocale, useWords } from '#design-system';
import type { AccessRequest } from '../../../api/ours/people/account.ts';
import { useAllPages } from '../../../lib/pages.ts';
import { BellNote } from './BellNote.tsx';

interface RequestAnswersProps {
  /** Those that the reader has not seen. */
  of: readonly AccessRequest[];
  /** Whether the reader may now do more than view it. */
  mayEdit: (page: string, app: number | null) => boolean;
  onSeen: () => void;
  onOpen: () => void;
}

/** In the bell: what became of the own requests for access. Each is shown until the bell is closed, and is not counted again. */
export function RequestAnswers({ of: answers, mayEdit, onSeen, onOpen }: RequestAnswersProps) {
  const t = useWords(words);
  const side = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const pages = useAllPages();
  const [shown] = useState(answers);
  useEffect(() => {
    if (shown.length > 0) onSeen();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when they are shown; `onSeen` is new with every render
  }, [shown]);
  return shown.map(({ id, page, app, state, reason }) => {
    const known = pages.find(({ access }) => access === page);
    const title = known?.title[side] ?? page;
    const isGranted = state === 'granted';
    return (
      <BellNote key={id} icon={isGranted ? Check : X} {...(isGranted && { tone: 'positive' as const })}>
        <Link href={`${known?.path ?? '/manage/app'}${app === null ? '' : `?app=${app}`}`} kind="quiet" onPress={onOpen}>
          {!isGranted ? t.declined(title) : mayEdit(page, app) ? t.grantedEdit(title) : t.granted(title)}
        </Link>
        {reason !== null && (
          <Text as="p" kind="caption" tone="secondary">
            {t.reason(reason)}
          </Text>
        )}
      </BellNote>
    );
  });
}

const words = bilingual({
  granted: [(page: string) => `你现在可以查看“${page}”`, (page: string) => `You can now view ${page}`],
  grantedEdit: [(page: string) => `你现在可以查看和编辑“${page}”`, (page: string) => `You can now view and edit ${page}`],
  declined: [(page: string) => `“${page}”的权限申请未通过`, (page: string) => `Your request for ${page} was declined`],
  reason: [(text: string) => `回复：${text}`, (text: string) => `Reply: ${text}`],
});
