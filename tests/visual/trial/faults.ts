/** A fault that the gate must catch, aimed at one picture. */
export interface Fault {
  kind: string;
  /** The picture's path without the variant. */
  story: string;
  variant?: string;
  /** Where it may be planted; the seed chooses among what matches and can have the fault. */
  on?: string;
  detail?: string;
}

const button = 'primitives/button/Button/states';
const badges = 'primitives/badge/Badge/kinds';
const deltas = 'data/delta/Delta/matrix';
const stats = 'data/stat/Stat/matrix';
const select = 'fields/select/Select/open';
const fields = 'fields/text-field/TextField/matrix';
const dialog = 'overlays/dialog/Dialog/open';
const popover = 'overlays/popover/Popover/open';

/** What goes wrong in user interfaces and is not noticed: each by its smallest step. */
export const faults: Fault[] = [
  { kind: 'shift', story: button, on: 'button', detail: '1px 0' },
  { kind: 'shift', story: 'primitives/status/Status/tones', variant: 'dark', on: 'span', detail: '0 1px' },
  { kind: 'shift', story: dialog, on: '[role="dialog"]', detail: '-1px 0' },
  { kind: 'radius', story: fields, on: 'input, div' },
  { kind: 'gap', story: 'primitives/chip/Chip/kinds', on: '*' },
  { kind: 'padding', story: 'primitives/tag/Tag/kinds', on: 'span, div' },
  { kind: 'missing row', story: select, on: '[role="option"]' },
  { kind: 'missing row', story: 'data/tree/CheckTree/permissions', on: '[role="row"]' },
  { kind: 'lost message', story: 'fields/number-field/NumberField/wrong', on: '[slot="errorMessage"], [role="alert"]' },
  { kind: 'swapped order', story: 'data/tabs/Tabs/plain', on: '[role="tab"]' },
  { kind: 'density leak', story: fields, variant: 'dark', on: '#storybook-root' },
  { kind: 'z-order', story: 'overlays/layers/Layers/popover-in-a-drawer', on: '[data-trigger]' },
  { kind: 'clipped text', story: 'primitives/note/Note/kinds', on: '*' },
  { kind: 'swapped icon', story: 'primitives/note/Note/kinds', variant: 'dark', on: 'svg' },
  { kind: 'wrong arrow', story: deltas, on: 'svg[class*="arrow"]' },
  { kind: 'icon stroke', story: 'overlays/icon-button/IconButton/states', on: 'svg.lucide' },
  { kind: 'icon size', story: 'data/empty/Empty/not-allowed', on: 'svg' },
  { kind: 'token', story: button, detail: '--color-action-bg' },
  { kind: 'token', story: fields, detail: '--color-border-control' },
  { kind: 'token', story: stats, variant: 'dark', detail: '--color-text-tertiary' },
  { kind: 'token', story: popover, detail: '--color-bg-raised' },
  { kind: 'theme leak', story: badges, on: '#storybook-root *' },
  { kind: 'theme leak', story: popover, variant: 'dark', on: '[role="dialog"]' },
  { kind: 'opacity', story: 'primitives/tag/Tag/removable', on: '#storybook-root *' },
  { kind: 'border colour', story: 'fields/text-area/TextArea/plain', on: '*' },
  { kind: 'background', story: 'primitives/kbd/Kbd/keys', variant: 'dark', on: '*' },
  { kind: 'text colour', story: 'data/description-list/DescriptionList/plain', on: '*' },
  { kind: 'lost shadow', story: popover, on: '*' },
  { kind: 'lost focus ring', story: 'overlays/tooltip/Tooltip/comes-with-the-focus', on: ':focus' },
  { kind: 'lost focus ring', story: 'primitives/dismiss/Dismiss/by-keyboard', on: ':focus, [data-focus-visible]' },
  { kind: 'lost selection', story: select, variant: 'dark', on: '[aria-selected="true"], [data-selected]' },
  { kind: 'weight', story: 'primitives/heading/Heading/looks', on: '*' },
  { kind: 'letter spacing', story: 'data/tabs/Tabs/plain', on: '*' },
  { kind: 'line height', story: 'data/empty/Empty/failed', on: '*' },
  { kind: 'wrong font', story: stats, on: '*' },
  { kind: 'underline', story: 'primitives/link/Link/kinds', on: '*' },
  { kind: 'text side', story: 'data/description-list/DescriptionList/plain', on: 'dt, dd' },
  { kind: 'figures not tabular', story: stats, on: '*' },
  { kind: 'lost placeholder', story: fields, on: '[placeholder]:not([placeholder=""])' },
  { kind: 'wrong number', story: 'data/pagination/Pagination/middle' },
  { kind: 'wrong number', story: stats, variant: 'dark' },
  { kind: 'lost unit', story: stats },
  { kind: 'wrong minus', story: 'primitives/figure/Figure/minus-is-a-minus' },
  { kind: 'locale leak', story: 'overlays/confirm/Confirm/open' },
  { kind: 'truncated label', story: 'fields/checkbox/Checkbox/matrix' },
  // What one state, one width or one medium alone shows.
  { kind: 'lost ground', story: 'data/table/Table/report', variant: 'light-hover', on: '[role="row"][data-index]' },
  { kind: 'lost ground', story: 'data/table/Table/list', variant: 'light-hover', on: '[role="row"][data-index]' },
  { kind: 'lost ground', story: 'overlays/menu/Menu/open', variant: 'light-hover', on: '[role="menuitem"]' },
  { kind: 'text colour', story: 'data/tabs/Tabs/plain', variant: 'light-hover', on: '[role="tab"]' },
  { kind: 'lost ground', story: button, variant: 'light-pressed', on: 'button:is([data-kind="primary"], [data-kind="secondary"])' },
  { kind: 'lost focus ring', story: 'fields/switch/Switch/matrix', variant: 'light-focus', on: '*' },
  { kind: 'lost focus ring', story: 'fields/radio-group/RadioGroup/matrix', variant: 'light-focus', on: '*' },
  { kind: 'lost border', story: fields, variant: 'light-forced-colors', on: 'input, div' },
  { kind: 'lost border', story: button, variant: 'light-forced-colors', on: 'button' },
  { kind: 'padding', story: 'app/shell/Shell/owner', variant: 'light-1200', on: 'header *' },
  { kind: 'padding', story: 'app/shell/Shell/owner', variant: 'light-1680', on: 'header *' },
  { kind: 'padding', story: 'manage/people/members/Members/filled', variant: 'light-1024-compact', on: '[role="row"] *' },
  { kind: 'text colour', story: 'account/announcements/Announcements/filled', variant: 'dark-390-en', on: 'li *' },
  { kind: 'wrong language', story: 'monitor/campaign-details/CampaignDetails/filled', variant: 'dark-390-en' },
  { kind: 'wrong language', story: 'data/table/Table/english', variant: 'dark' },
  { kind: 'wrong language', story: 'manage/people/members/Members/filled', variant: 'light-390-en' },
  { kind: 'wrong language', story: 'overlays/menu/Menu/english' },
  { kind: 'padding', story: button, variant: 'light-compact', on: 'button' },
  { kind: 'lost ground', story: 'app/shell/Shell/owner', variant: 'light-hover', on: 'nav li' },
  { kind: 'lost focus ring', story: 'charts/top-bars/TopBars/sizes', variant: 'light-focus', on: '*' },
  { kind: 'sideways', story: 'manage/people/members/Members/filled', variant: 'light-390-en', on: 'h1' },
  { kind: 'cut words', story: 'manage/smart-links/SmartLinks/filled', variant: 'light-1024-compact', on: 'h2, [role="row"] li' },
  { kind: 'words on words', story: 'data/description-list/DescriptionList/plain', on: 'dd' },
  { kind: 'words on words', story: 'manage/smart-links/SmartLinks/filled', variant: 'light-390-en', on: '*' },
  { kind: 'lost finger room', story: 'data/pagination/Pagination/on-a-phone', on: 'button:not([data-kind])' },
  { kind: 'lost finger room', story: 'monitor/dashboard/Dashboard/filled', variant: 'light-390-en', on: 'button[data-size="xs"]' },
  { kind: 'cut figure', story: 'data/table/Table/as-drawn', on: '.sheet .row .cell.end' },
  { kind: 'text colour', story: 'monitor/dashboard/Dashboard/filled', variant: 'light-print', on: 'h1, h2, td' },
  { kind: 'lost border', story: 'monitor/campaign-details/CampaignDetails/filled', variant: 'light-print', on: 'td, th, section' },
  { kind: 'unseen: cursor', story: button, on: 'button' },
  { kind: 'unseen: name for readers', story: badges, on: '#storybook-root *' },
];
