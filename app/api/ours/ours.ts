/**
 * The calls that are ours. The specification lists 184 calls, yet some of its screens need more: to read and change campaigns, links and
 * packages (G-01), to fetch files and logs (G-02), to set conversion values and rules (G-03), to save an avatar (G-04), to trace a number
 * (G-05), and to bind media for which no call is given.
 *
 * They are declared like all others, with `calls(subject, { isOurs: true })`, so that the contract can tell them apart. A service that is
 * not the embedded one must add them, or map them to what it has: this folder is the whole of it.
 *
 * Paths are nouns: `/api/{app}/campaigns`, `/api/{app}/campaigns/{id}`, and a verb behind it where it is neither of the four methods.
 */
import { channelRules } from './apps/rules.ts';
import { ourCallbacks } from './apps/callbacks.ts';
import { ourChannels } from './apps/channels.ts';
import { appFigures } from './apps/figures.ts';
import { reportLimits } from './apps/limits.ts';
import { integration } from './apps/integration.ts';
import { appSettings } from './apps/settings.ts';
import { skan } from './apps/skan.ts';
import { campaigns } from './campaigns/campaigns.ts';
import { campaignInfo } from './campaigns/info.ts';
import { groups, subCampaigns } from './campaigns/groups.ts';
import { evidence } from './data/evidence.ts';
import { exportJobs } from './data/export-jobs.ts';
import { logs } from './data/logs.ts';
import { lookup } from './data/lookup.ts';
import { traces } from './data/traces.ts';
import { oneLinks } from './links/one-links.ts';
import { downloadAddresses, packages } from './links/packages.ts';
import { ourAccount } from './people/account.ts';
import { emailChange } from './people/emailChange.ts';
import { ourMembers } from './people/members.ts';
import { ourMenu } from './people/menu.ts';
import { connections, ourBindings } from './people/connections.ts';

export const ours = {
  campaigns,
  campaignInfo,
  groups,
  subCampaigns,
  oneLinks,
  packages,
  downloadAddresses,
  exportJobs,
  logs,
  lookup,
  traces,
  evidence,
  skan,
  channelRules,
  ourChannels,
  appFigures,
  appSettings,
  reportLimits,
  integration,
  ourCallbacks,
  ourAccount,
  emailChange,
  ourMembers,
  ourMenu,
  ourBindings,
  connections,
};
