import { bilingual } from '#design-system/foundation/words.ts';
import type { App } from '../../api/apps/shapes.ts';
import type { CampaignDraft } from '../../api/ours/campaigns/shapes.ts';

export type MiniVersion = NonNullable<CampaignDraft['miniVersion']>;

/** Which version of a mini program a click opens. */
export const miniVersions = ['current', 'audit', 'latest'] as const satisfies readonly MiniVersion[];

export const isMiniProgram = ({ platform }: Pick<App, 'platform'>) => platform === 'wx' || platform === 'wg' || platform === 'dg';

export const miniVersionWords = bilingual({
  miniVersion: ['小程序版本', 'Mini-program version'],
  current: ['正式版', 'Release'],
  audit: ['体验版', 'Trial'],
  latest: ['开发版', 'Development'],
  versionHint: [
    '体验版和开发版只有项目成员能打开，投放用正式版。',
    'Only members of the project can open the trial and development versions. Use Release for ads.',
  ],
});
