import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
} from 'react-aria-components';
import styled, { keyframes } from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Dismiss } from '../../primitives/dismiss/Dismiss.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { toastQueue, type ToastMessage } from './toasts.ts';

/** Where toasts appear: top right, above everything. Stands once, beside the content of the app. F6 leads there; a pointer or the focus stops the clock. */
export function ToastRegion() {
  const t = useWords(words);
  const hasToasts = useSyncExternalStore(subscribe, () => toastQueue.visibleToasts.length > 0);
  // react-aria makes it a landmark when it is mounted; an empty one has no element yet and F6 would never find it.
  if (!hasToasts) return null;
  return (
    <Region queue={toastQueue} aria-label={t.region}>
      {({ toast }) => <Toast toast={toast} />}
    </Region>
  );
}

const subscribe = (listener: () => void) => toastQueue.subscribe(listener);

function Toast({ toast }: { toast: QueuedToast<ToastMessage> }) {
  const t = useWords(words);
  const { kind, title, detail, action } = toast.content;
  const close = () => toastQueue.close(toast.key);
  return (
    <Card toast={toast} data-kind={kind}>
      <Sign>
        <Icon of={signs[kind]} label={t[kind]} />
      </Sign>
      <Content role={kind === 'bad' ? 'alert' : 'status'}>
        <Text slot="title">{title}</Text>
        {detail && <Detail slot="description">{detail}</Detail>}
      </Content>
      {action && 'href' in action && (
        <Link href={action.href} onPress={close}>
          {action.label}
        </Link>
      )}
      {action && 'onPress' in action && (
        <Action
          kind="link"
          onPress={(event) => {
            action.onPress(event);
            close();
          }}
        >
          {action.label}
        </Action>
      )}
      <Close>
        <Dismiss label={t.close} onPress={close} />
      </Close>
    </Card>
  );
}

const signs = { good: CircleCheck, bad: CircleX, warning: TriangleAlert, info: Info };

const words = bilingual({
  region: ['通知', 'Notifications'],
  close: ['关闭', 'Dismiss'],
  good: ['成功', 'Done'],
  bad: ['出错', 'Error'],
  warning: ['注意', 'Warning'],
  info: ['提示', 'Note'],
});

const Region = styled(AriaToastRegion<ToastMessage>)`
  position: fixed;
  top: calc(var(--size-navbar) + var(--space-2));
  right: var(--space-4);
  z-index: var(--z-toast);
  display: grid;
  gap: var(--space-2);
  width: 360px;
  max-width: calc(100vw - 2 * var(--space-4));
  outline: 0;

  /* Below the head of a drawer, whose close button would stand under it. */
  body:has([data-layer='drawer']) & {
    top: calc(var(--size-navbar) + 80px);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--color-border-focus);
    outline-offset: 4px;
    border-radius: var(--radius-md);
  }
  ${phone} {
    left: var(--space-4);
    width: auto;
  }
`;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

const Card = styled(AriaToast<ToastMessage>)`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: 10px var(--space-2) 10px var(--space-3);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-md);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-popover);
  color: var(--color-text-primary);
  animation: ${arrive} var(--motion-duration-base) var(--motion-easing-enter);
`;

const Sign = styled.span`
  display: inline-flex;
  padding: 2px 0;

  [data-kind='good'] > & {
    color: var(--color-positive-text);
  }
  [data-kind='bad'] > & {
    color: var(--color-negative-text);
  }
  [data-kind='warning'] > & {
    color: var(--color-warning-text);
  }
  [data-kind='info'] > & {
    color: var(--color-accent-solid);
  }
`;

const Content = styled(AriaToastContent)`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Detail = styled(Text)`
  font: var(--type-caption);
  color: var(--color-text-tertiary);
`;

/* The cross is taller than a line of text and must not make the card taller. */
const Close = styled.span`
  display: inline-flex;
  margin: -2px 0;

  ${phone} {
    margin: -8px 0;
  }
`;

/* Stands on the line of the title; the finger needs more than the eye. */
const Action = styled(Button)`
  && {
    position: relative;
    height: 20px;
    padding: 0;
    font: var(--type-body);
  }
  &&::after {
    content: '';
    position: absolute;
    inset: min(-4px, 50% - 20px);
  }
`;
