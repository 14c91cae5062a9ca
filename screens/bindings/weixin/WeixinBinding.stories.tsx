import {
  confirmsTheAccount,
  offersNoConnection,
  refusesAForeignState,
  saysThatItFailed,
  showsNoAccount,
} from '#storybook/plays/bindingPages.ts';
import { leaveFor } from '#storybook/plays/leaveFor.ts';
import preview from '#storybook/preview.tsx';

/** The state that the demo world gives to the first who leaves for this network, and what this browser has stored of it. */
const state = 's5s0tbr1';
const path = '/manage/wxmpBindAccount';
const departure = { state, media: 'wxmp', account: 1, from: path, at: Date.parse('2026-11-20T10:27:00+08:00') };

const meta = preview.meta({
  title: 'Screens/Bindings/Weixin Official Accounts 微信公众平台',
  tags: ['screen'],
  parameters: { at: '/manage/wxmpBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

const returned = { at: `${path}?auth_code=c-1&state=${state}`, stored: { departures: [departure] } };

export const Filled = meta.story();

/** The confirmation of the kit, shown by Ocean Engine. */
export const Connects = meta.story({
  tags: ['no-picture'],
  parameters: returned,
  beforeEach: leaveFor('wxmp'),
  play: confirmsTheAccount,
});

/** Begun elsewhere: refused in words, and nothing is asked. Shown by Ocean Engine. */
export const ForeignState = meta.story({
  tags: ['no-picture'],
  parameters: { ...returned, stored: { departures: [] } },
  play: refusesAForeignState,
});

/** The table of the kit, shown by Ocean Engine. */
export const Empty = meta.story({
  tags: ['empty', 'no-picture'],
  parameters: { scenario: 'plan-ending' },
  play: showsNoAccount('还没有绑定微信公众平台账户'),
});

/** The note of the kit, shown by Ocean Engine. */
export const Failing = meta.story({
  tags: ['no-picture'],
  parameters: { scenario: 'failing' },
  play: saysThatItFailed,
});

/** Without the right to ad accounts: the page of the shell. */
export const NoRight = meta.story({
  tags: ['no-picture'],
  parameters: { scenario: 'staff-ios' },
  play: offersNoConnection,
});
