import { readFileSync } from 'node:fs';
import type { Declared } from '#app/api/contract.ts';
import { table } from '#app/routes/table.ts';
import { sampleOf } from '../check/sample.ts';
import { levelOf } from '../check/levels/levels.ts';
import { countPlaceholders } from '../openapi/overlaps.ts';
import { readmeOf } from './readme.ts';

/** Who signs in at the stub. */
export const stubAccount = { email: 'owner@example.com', password: 'provena' };

const timeZone = 'Asia/Shanghai';

/** A call that the stub answers. */
export interface StubCall {
  name: string;
  method: string;
  path: string;
  isOpen: boolean;
  sample: unknown;
}

/** The files of a back end of the first level, by their names. */
export function stubFiles(contract: readonly Declared[]): Readonly<Record<string, string>> {
  const calls = contract
    .filter(isAnswered)
    .toSorted((a, b) => countPlaceholders(a.endpoint.path) - countPlaceholders(b.endpoint.path))
    .map(({ name, endpoint }): StubCall => {
      const { method, path, isOpen, result } = endpoint;
      return { name, method, path, isOpen, sample: merged(sampleOf(result.json), examples[name]) };
    });
  return {
    'server.mjs': readFileSync(new URL('./server.mjs', import.meta.url), 'utf8'),
    'answers.json': `${JSON.stringify({ timeZone, account: stubAccount, calls }, null, 2)}\n`,
    'README.md': readmeOf(
      contract.filter((one) => levelOf(one) === 1),
      stubAccount,
    ),
  };
}

/** The first level, and what the shell writes by itself. */
const isAnswered = (declared: Declared) => {
  const { isOurs, isShell } = declared.endpoint;
  return levelOf(declared) === 1 || (isShell && !isOurs && declared.name !== 'session.loginByCode');
};

const overview = table.find(({ report }) => report === 'dashboard')?.access ?? '';

const app = { id: 1, name: 'First app', appkey: 'first-app', platform: 'iOS', menus: [overview], enabled: true };
const right = { auth: overview, parentAuth: null, view: true, edit: true, sort: 0 };
const rights = { roleAuthDetailList: [right], payAuth: true, retentionAuth: true, isNatureOpen: true, topAuth: true, orderAuth: true };
const columns = ['clicks', 'installs', 'registrations', 'active', 'income', 'cost'];

/** Where the sample of a declaration says too little to draw an overview. */
const examples: Readonly<Record<string, unknown>> = {
  'session.login': {
    id: 1,
    email: stubAccount.email,
    status: 1,
    isSuperUser: true,
    roleCategory: 0,
    activeStatus: true,
    roleName: 'Owner',
  },
  'apps.all': { generalUsed: [], all: [app] },
  'apps.one': app,
  'rights.menus': rights,
  'rights.of': rights,
  'flow.usage': { trackLimit: -1, trackTotalFlow: 0 },
  'columns.all': columns.map((column) => ({ column, group: null, defaultShow: true })),
  'columns.chosen': columns,
  'channels.inUse': [{ id: 1, name: 'First channel', type: 'custom', enabled: true, campaignCount: 1 }],
  'reminders.isRead': true,
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merged = (sample: unknown, example: unknown): unknown =>
  example === undefined ? sample : isRecord(sample) && isRecord(example) ? { ...sample, ...example } : example;
