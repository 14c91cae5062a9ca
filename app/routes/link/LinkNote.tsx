import { Unlink } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Button, Dialog, inSentence, Note, phone, useProvenaLocale, useWords } from '#design-system';
import { may } from '../../access/may.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { DataFlag } from '../../api/reports/shapes.ts';
import { distinctLosses, type Loss } from '../../lib/address/losses.ts';
import { platformNames } from '../../lib/glossary/words.ts';
import { metricWords } from '../../lib/metrics/words.ts';
import { useRoleName } from '../../session/useRoleName.ts';
import { RequestAccess } from '../closed/RequestAccess.tsx';
import type { Screen } from '../screen.ts';
import type { Access } from '../useAccess.ts';
import { flagsOf, linesOf, titleOf } from './linesOf.ts';
import { dataFlagNames } from '../../lib/glossary/dataFlagNames.ts';
import { withLost } from './withLost.ts';
import { partNames, words } from './words.ts';

interface LinkNoteProps {
  losses: readonly Loss[];
  /** The data that the reader has seen on this page. */
  seen: readonly DataFlag[];
  screen: Screen;
  place: Access;
}

/** What of a link this reader does not get, and why, with a request for what somebody could grant. */
export function LinkNote({ losses: all, seen, screen, place: { app, context } }: LinkNoteProps) {
  const t = useWords(words);
  const flags = useWords(dataFlagNames);
  const platforms = useWords(platformNames);
  const wording = { t, flags, parts: useWords(partNames), metrics: useWords(metricWords), platform: app ? platforms[app.platform] : '' };
  const losses = distinctLosses(withLost(all, seen));
  const said = JSON.stringify(losses);
  const [closed, setClosed] = useState('');
  const [isAsking, setAsking] = useState(false);
  const lines = linesOf(losses, wording);
  const missing = flagsOf(losses).map((flag) => inSentence(flags[flag]));
  const mayAsk = missing.length > 0 && screen.access !== undefined && app !== null && may(context.viewer, 'edit profile');
  if (closed === said) return null;
  return (
    <Column>
      <Note
        icon={Unlink}
        title={titleOf(losses, t)}
        onClose={() => setClosed(said)}
        {...(mayAsk && {
          action: (
            <Button size="sm" onPress={() => setAsking(true)}>
              {t.ask}
            </Button>
          ),
        })}
      >
        <Lines>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      </Note>
      {isAsking && mayAsk && (
        <Asking screen={screen} app={app} viewer={context.viewer} missing={missing.join(t.and)} onClose={() => setAsking(false)} />
      )}
    </Column>
  );
}

interface AskingProps {
  screen: Screen;
  app: NonNullable<Access['app']>;
  viewer: Viewer | null;
  missing: string;
  onClose: () => void;
}

/** The request stands ready, and is sent to those who grant rights. */
function Asking({ screen, app, viewer, missing, onClose }: AskingProps) {
  const t = useWords(words);
  const platforms = useWords(platformNames);
  const title = screen.title[useProvenaLocale() === 'zh-CN' ? 0 : 1];
  const text = t.requestText(title, `${app.name} · ${platforms[app.platform]}`, missing, useRoleName());
  return (
    <Dialog title={t.askTitle} width={720} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RequestAccess page={screen.access ?? ''} app={app.id} text={text} viewer={viewer} onSent={onClose} />
    </Dialog>
  );
}

/* As wide as the page below it. */
const Column = styled.div`
  width: 100%;
  max-width: calc(var(--size-content-max) + 2 * var(--size-content-pad));
  margin: 0 auto;
  padding: var(--space-3) var(--size-content-pad) 0;

  ${phone} {
    padding: var(--space-3) var(--size-content-pad-mobile) 0;
  }
`;

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
