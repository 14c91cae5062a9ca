import { useQuery } from '@tanstack/react-query';
import { Download, Eye, PackagePlus, Pencil, RotateCw, Trash2, Upload } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Button, Empty, FailedNote, MenuDivider, MenuItem, Page, Panel, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { packages as calls, type Package } from '#app/api/ours/links/packages.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { choiceParam } from '#app/lib/urlState.ts';
import { usePolledQuery } from '#app/lib/usePolledQuery.ts';
import { LinkTabs } from '#screens/kit/links/index.ts';
import { BulkButton, FilterChip, listAddress, ListFilters, ListTable, useBulkAct, usePagedListing } from '#screens/kit/listing/index.ts';
import { BasePanel } from './BasePanel.tsx';
import { PackageDialog, RenameDialog } from './PackageDialog.tsx';
import { usePackageActs, type PackageActs } from './usePackageActs.ts';
import { UploadDialog } from './upload/UploadDialog.tsx';
import { UploadPanel } from './upload/UploadPanel.tsx';
import { useBaseUpload } from './upload/useBaseUpload.ts';
import { usePackageColumns } from './usePackageColumns.tsx';
import { words } from './words.ts';

export const address = listAddress({ kind: choiceParam(['package', 'link'], null) });

/** Packages by channel, and links that only count. Not every platform is installed from packages. */
export function Packages() {
  const t = useWords(words);
  const { platform } = useApp();
  const title = usePageTitle();
  if (platform === 'Android' || platform === 'Harmony' || platform === 'quickApp') return <PackageList />;
  return (
    <Page title={title}>
      <LinkTabs>
        <Panel>
          <Empty kind="no-data" headingLevel={2} title={t.unfit} cause={t.unfitCause} />
        </Panel>
      </LinkTabs>
    </Page>
  );
}

function PackageList() {
  const t = useWords(words);
  const app = useApp().id;
  const mayEdit = useMay('edit campaign@manage');
  const base = useQuery(calls.base({ app }));
  const upload = useBaseUpload(mayEdit);
  const acts = usePackageActs();
  const list = usePackageList(base.data?.version, mayEdit);
  const rebuildMany = useBulkAct(list, {
    verb: t.rebuild,
    call: calls.rebuild,
    inputOf: (rows) => ({ app, body: { ids: rows.map(({ id }) => id) } }),
    can: ({ state, kind }) => kind === 'package' && state !== 'building' && state !== 'disabled',
    done: t.rebuilding,
  });
  useBuildWatch(list.of.data?.rows ?? [], () => void list.of.refetch());
  const [open, setOpen] = useState<{ dialog: 'create' | 'upload' } | { dialog: 'rename'; of: Package }>();
  const close = () => setOpen(undefined);
  const create = mayEdit && (
    <Button kind="primary" icon={PackagePlus} onPress={() => setOpen({ dialog: 'create' })}>
      {t.create}
    </Button>
  );
  return (
    <Page
      title={list.title}
      actions={
        mayEdit && (
          <>
            {base.data !== undefined && (
              <Button icon={Upload} isDisabled={upload.job?.isSending ?? false} onPress={() => setOpen({ dialog: 'upload' })}>
                {t.upload}
              </Button>
            )}
            {create}
          </>
        )
      }
    >
      <LinkTabs>
        <FailedNote of={[base]}>{t.baseFailed}</FailedNote>
        <FailedNote of={[upload.pending]}>{t.pendingFailed}</FailedNote>
        {base.data !== undefined && (
          <>
            <BasePanel
              base={base.data}
              mayEdit={mayEdit}
              isRebuilding={acts.isRebuildingOutdated}
              onRebuild={() => void acts.rebuildOutdated()}
            />
            <UploadPanel of={upload} base={base.data} onChoose={() => setOpen({ dialog: 'upload' })} />
          </>
        )}
        <ListFilters of={list} search={t.search}>
          <FilterChip of={list.filters.kind} />
        </ListFilters>
        <Panel isFlush>
          <ListTable
            of={list}
            headingLevel={2}
            rowMenu={(one) => <PackageMenu of={one} acts={mayEdit ? acts : null} onRename={() => setOpen({ dialog: 'rename', of: one })} />}
            bulk={mayEdit ? <BulkButton of={rebuildMany} icon={RotateCw} /> : undefined}
            none={{ title: t.none, cause: t.noneCause, action: create || undefined }}
          />
        </Panel>
      </LinkTabs>
      {open?.dialog === 'upload' && <UploadDialog of={upload} base={base.data ?? null} onClose={close} />}
      {open?.dialog === 'create' && <PackageDialog onClose={close} />}
      {open?.dialog === 'rename' && <RenameDialog of={open.of} onClose={close} />}
    </Page>
  );
}

function usePackageList(base: string | undefined, mayEdit: boolean) {
  const t = useWords(words);
  const app = useApp().id;
  return usePagedListing({
    name: 'packages',
    title: usePageTitle(),
    address,
    page: ({ paging, values }) => calls.page({ app, ...paging, kind: values.kind }),
    rowKey: useCallback(({ id }: Package) => String(id), []),
    columns: usePackageColumns(base, mayEdit),
    filters: useMemo(
      () => ({
        kind: {
          label: t.kind,
          options: [
            { id: 'package', label: t.kindPackage },
            { id: 'link', label: t.kindLink },
          ],
        },
      }),
      [t],
    ),
  });
}

/** While something in sight is built, one of it is looked at every few seconds, and the list is asked again when it has got on. */
function useBuildWatch(rows: readonly Package[], onProgress: () => void) {
  const app = useApp().id;
  const building = rows.find(({ state }) => state === 'building');
  const { data } = usePolledQuery(calls.one({ app, id: building?.id ?? -1 }), {
    every: 2000,
    isOn: building !== undefined,
    slowsDown: true,
  });
  const refresh = useEffectEvent(onProgress);
  const state = data && `${data.state} ${data.progress}`;
  useEffect(() => {
    if (state !== undefined) refresh();
  }, [state]);
}

function PackageMenu({ of: one, acts, onRename }: { of: Package; acts: PackageActs | null; onRename: () => void }) {
  const t = useWords(words);
  return (
    <>
      <MenuItem icon={Eye} href={`/manage/subpackageDetail?id=${one.id}`}>
        {t.open}
      </MenuItem>
      {one.url !== null && (
        <MenuItem icon={Download} href={one.url}>
          {t.download}
        </MenuItem>
      )}
      {acts && (
        <>
          <MenuItem icon={Pencil} onAction={onRename}>
            {t.rename}
          </MenuItem>
          {one.kind === 'package' && one.state !== 'building' && (
            <MenuItem icon={RotateCw} onAction={() => void acts.rebuild([one.id])}>
              {t.rebuild}
            </MenuItem>
          )}
          <MenuDivider />
          <MenuItem icon={Trash2} isDanger onAction={() => void acts.delete(one)}>
            {t.delete}
          </MenuItem>
        </>
      )}
    </>
  );
}
