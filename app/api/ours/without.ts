/**
 * What the console does where a back end does not have a call of ours: by the name of its domain, or of the call where it differs. A page whose own
 * rows are missing says that the service does not offer them; everything else is left out, and the page stands. For the report of `contract:check`.
 */
export const without: Readonly<Record<string, string>> = {
  campaigns:
    'Campaign management says that the service does not offer it; campaign reports, filters and channel names come from calls of the specification.',
  'campaigns.named':
    'Pasted names are looked up among the campaigns of each channel (findbychannel); archived campaigns are not among them.',
  'campaigns.names': 'Whether a name is free is looked up by searching for it (campaign/dropdown).',
  'campaigns.page':
    'Campaign management says that the service does not offer it; the search over pages finds campaigns by campaign/dropdown.',
  'campaigns.macros': 'The list of macros of a medium is not shown; links can be written by hand.',
  campaignInfo: 'Authors, naming rules, history, dependents and arrivals are left out of campaign pages.',
  groups: 'Campaign groups say that the service does not offer them; campaigns have no group.',
  subCampaigns: 'Parts of campaigns say that the service does not offer them.',
  oneLinks: 'Smart links say that the service does not offer them.',
  packages: 'Channel packages say that the service does not offer them.',
  downloadAddresses: 'Download URLs are typed for each campaign instead of chosen.',
  'downloadAddresses.restore':
    'A deleted download URL is not brought back. Where `lacks` names the call, the question says so and no undo is offered.',
  exportJobs: 'Data export says that the service does not offer it; every table still exports what it shows, in the browser.',
  logs: 'Event logs and device journeys say that the service does not offer them. Where it lists logs and knows of no filters, those that are loaded are filtered, and the page says so.',
  lookup: 'A pasted link or identifier is looked for in the app that is open, and in no other.',
  traces: 'Explanations show definition, formula, filters and freshness, and leave out the steps of this number.',
  evidence: 'Fraud reports come without the file of evidence and without the list of its records.',
  skan: 'Conversion values say that the service does not offer them; the SKAN report stands.',
  channelRules: 'Rules of channels say that the service does not offer them; channels themselves stand.',
  reportLimits: 'Reports mark by their usual thresholds and count organic traffic; neither can be set.',
  ourChannels: 'Channels cannot be merged.',
  appFigures: 'The list of apps comes without small curves.',
  appSettings: 'Counting settings of an app say that the service does not offer them.',
  integration: 'The integration check says that the service does not offer it; the guide and the lists of the debug pages stand.',
  ourCallbacks: 'Callbacks cannot be tested, traced or deleted; they can be created, changed and disabled.',
  ourAccount: 'The avatar cannot be changed and other sessions cannot be ended here; requests for access are not offered.',
  'ourAccount.forecast': 'Data volume is shown without the day on which it will be used up.',
  emailChange: 'The sign-in email cannot be changed.',
  ourMembers: 'Members are shown without the list of who may open a page, and cannot be previewed.',
  'ourMembers.belongings': 'The question before a member is removed says what goes with them without counts.',
  ourMenu: 'The menu keeps its usual order.',
  ourBindings:
    'These media cannot be connected; all media of the specification can. Where `lacks` names the call, the form is left out and the page says so.',
  connections:
    'Credentials are saved without a test. Nobody is sent out to authorize where `lacks` names the confirmation, or the call that tells who came back; elsewhere the return says that it is not offered.',
};

/** `ourBindings.youdao.create` is found under its own name, or else under that of its domain. */
export const withoutCall = (name: string): string | undefined => without[name] ?? without[name.split('.')[0] ?? ''];
