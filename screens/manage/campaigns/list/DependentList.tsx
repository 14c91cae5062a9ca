import { bilingual, DescriptionList, useWords } from '#design-system';
import type { Dependents } from '#app/api/ours/campaigns/info.ts';

/** More names than these are counted. */
const named = 8;

/** What hangs on campaigns that are about to be deleted, by name. */
export function DependentList({ of: { subCampaigns, smartLinks, packages } }: { of: Dependents }) {
  const t = useWords(words);
  const joined = (names: readonly string[]) => {
    if (names.length === 0) return t.none;
    const shown = names.slice(0, named).join(t.and);
    return names.length > named ? t.more(shown, names.length - named) : shown;
  };
  return (
    <DescriptionList
      termWidth={150}
      items={[
        { term: t.subCampaigns, value: joined(subCampaigns) },
        { term: t.smartLinks, value: joined(smartLinks) },
        { term: t.packages, value: joined(packages) },
      ]}
    />
  );
}

const words = bilingual({
  subCampaigns: ['一起删除的子活动', 'Sub-campaigns, deleted too'],
  smartLinks: ['指向它的一键链接', 'Smart links leading to it'],
  packages: ['属于它的分包', 'Channel packages of it'],
  none: ['没有', 'None'],
  and: ['、', ', '],
  more: [(names: string, n: number) => `${names}，另有 ${n} 个`, (names: string, n: number) => `${names} and ${n} more`],
});
