import { Eye, X } from 'lucide-react';
import styled from 'styled-components';
import { bilingual, Button, Icon, phone, useWords } from '#design-system';
import { useNavigate } from '../../lib/router.ts';
import type { Previewed } from '../../session/session.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** Says on every page that the console is shown as somebody else, and leads back. */
export function PreviewBar({ preview }: { preview: Previewed }) {
  const t = useWords(words);
  const session = useSession();
  const navigate = useNavigate();
  const leave = (path: string) => {
    session.endPreview();
    void navigate(path);
  };
  const isRole = preview.key.startsWith('role:');
  return (
    <Bar aria-label={t.label}>
      <Icon of={Eye} />
      <strong>{t.shownAs(preview.name)}</strong>
      {preview.cannotSignIn && <span>{t[preview.cannotSignIn]}</span>}
      <span>{t.readOnly}</span>
      <Acts>
        <Button size="sm" onPress={() => leave(isRole ? '/manage/authrole' : '/manage/auth')}>
          {t.change}
        </Button>
        <Button size="sm" icon={X} onPress={() => leave('/manage/app')}>
          {t.leave}
        </Button>
      </Acts>
    </Bar>
  );
}

const words = bilingual({
  label: ['预览', 'Preview'],
  shownAs: [(name: string) => `正以“${name}”的身份预览`, (name: string) => `Previewing as ${name}`],
  disabled: ['账号已停用，不能登录。启用后才会看到这些', 'Disabled and can’t sign in. They see this once enabled'],
  pending: ['还没有激活，不能登录。激活后才会看到这些', 'Not activated yet. They see this once they are'],
  readOnly: ['只读 · 不会改动任何内容 · 数据以服务端授权为准', 'Read-only · Nothing is changed · The service decides about data'],
  change: ['换一个', 'Change'],
  leave: ['退出预览', 'Exit preview'],
});

const Bar = styled.section`
  position: sticky;
  top: var(--size-navbar);
  z-index: var(--z-navbar);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  min-height: 44px;
  padding: var(--space-1h) var(--size-content-pad);
  background: var(--color-action-bg);
  color: var(--color-action-text);

  & > strong {
    font-weight: 600;
  }

  ${phone} {
    position: static;
  }
`;

const Acts = styled.div`
  display: flex;
  gap: var(--space-2);
  margin-left: auto;
`;
