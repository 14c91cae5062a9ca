import { MenuItem, useWords } from '#design-system';
import { useStored } from '#app/session/useStored.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useNavigate } from '#app/lib/router.ts';
import { SavedMenu } from '#screens/kit/saved/index.ts';
import { toAddress, type Report } from '#screens/kit/report/view/index.ts';
import { reportWords } from './words.ts';

interface SavedView {
  name: string;
  address: string;
}

/** Views that a reader named: addresses. */
export function SavedViews({ of: report }: { of: Report }) {
  const t = useWords(reportWords);
  const { account } = useSignedIn();
  const [views, setViews] = useStored(`views.${account?.id ?? 0}.${report.name}`, readViews);
  const navigate = useNavigate();
  const open = (address: string) => void navigate(`${report.pathname}?app=${report.app.id}${address ? `&${address}` : ''}`);
  const save = (name: string) => {
    const address = toAddress({ ...report.state, why: null, page: 1 }, report.defaults).toString();
    setViews([...views.filter((one) => one.name !== name), { name, address }]);
  };
  return (
    <SavedMenu
      title={t.views}
      saved={views}
      first={<MenuItem onAction={() => open('')}>{t.firstView}</MenuItem>}
      onOpen={(one) => open(one.address)}
      onRemove={(one) => setViews(views.filter((other) => other !== one))}
      save={{ label: t.saveView, nameLabel: t.viewName, onSave: save }}
    />
  );
}

function readViews(kept: unknown): SavedView[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((one: unknown): SavedView[] => {
    if (typeof one !== 'object' || one === null) return [];
    const [name, address]: unknown[] = [Reflect.get(one, 'name'), Reflect.get(one, 'address')];
    return typeof name === 'string' && typeof address === 'string' ? [{ name, address }] : [];
  });
}
