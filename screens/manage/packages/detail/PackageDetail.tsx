import { Download, RotateCw, Trash2 } from 'lucide-react';
import {
  Button,
  Copyable,
  DescriptionList,
  Figure,
  LinkButton,
  Note,
  Panel,
  Progress,
  QrCode,
  SplitView,
  Stack,
  Text,
  useWords,
} from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { packages as calls, type Package } from '#app/api/ours/links/packages.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { useNavigate } from '#app/lib/router.ts';
import { idParam, useUrlState } from '#app/lib/urlState.ts';
import { usePolledQuery } from '#app/lib/usePolledQuery.ts';
import { DetailPage, useRecord } from '#screens/kit/detail/index.ts';
import { PackageState } from '../PackageState.tsx';
import { usePackageActs } from '../usePackageActs.ts';
import { words } from '../words.ts';

export const params = { id: idParam };
const list = '/manage/subpackage';

/** One package: where it is downloaded, and how its build goes. */
export function PackageDetail() {
  const t = useWords(words);
  const app = useApp().id;
  const id = useUrlState(params).values.id ?? -1;
  const mayEdit = useMay('edit campaign@manage');
  const navigate = useNavigate();
  const acts = usePackageActs(() => navigate(`${list}?app=${app}`));
  const record = useRecord((input) => calls.one({ app, ...input }), id);
  // The same question again, as long as the build goes on, and less often while it does not get on.
  usePolledQuery(calls.one({ app, id }), { every: 2000, isOn: record.data?.state === 'building', slowsDown: true });
  return (
    <DetailPage
      of={record}
      name={({ name }) => name}
      fallback={usePageTitle()}
      list={{ href: list, name: usePageTitle(list) }}
      state={(one) => <PackageState of={one} base={undefined} />}
      actions={(one) =>
        mayEdit && (
          <>
            <Button icon={Trash2} onPress={() => void acts.delete(one)}>
              {t.delete}
            </Button>
            {one.kind === 'package' && (
              <Button
                kind="primary"
                icon={RotateCw}
                isBusy={acts.isRebuilding || one.state === 'building'}
                onPress={() => void acts.rebuild([one.id])}
              >
                {t.rebuild}
              </Button>
            )}
          </>
        )
      }
    >
      {(one) => (
        <SplitView side={<DownloadPanel of={one} />}>
          {one.reason === 'signatureDiffers' && (
            <Note kind="negative" title={t.failed(t.signatureDiffers)}>
              {t.signatureFix}
            </Note>
          )}
          <Facts of={one} />
        </SplitView>
      )}
    </DetailPage>
  );
}

function Facts({ of: one }: { of: Package }) {
  const t = useWords(words);
  const nameOf = useMediaName();
  return (
    <Panel title={t.facts}>
      {one.progress !== null && <Progress label={t.building(Math.round(one.progress * 100))} value={one.progress} />}
      <DescriptionList
        items={[
          { term: t.channel, value: nameOf(one.channelName) },
          { term: t.kind, value: one.kind === 'link' ? t.kindLink : t.kindPackage },
          { term: t.version, value: one.version },
          { term: t.downloads, value: one.downloads === null ? null : <Figure value={one.downloads} as={{ kind: 'count' }} /> },
        ]}
      />
    </Panel>
  );
}

function DownloadPanel({ of: { url } }: { of: Package }) {
  const t = useWords(words);
  return (
    <Panel title={t.link}>
      {url === null ? (
        <Text tone="tertiary">{t.noAddress}</Text>
      ) : (
        <Stack gap="3" align="start">
          <QrCode text={url} what={t.address} />
          <Text kind="caption" tone="tertiary">
            {t.scan}
          </Text>
          <Copyable text={url} what={t.address} />
          <LinkButton icon={Download} href={url}>
            {t.download}
          </LinkButton>
        </Stack>
      )}
    </Panel>
  );
}
