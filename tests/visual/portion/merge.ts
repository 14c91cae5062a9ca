import { clustersOf } from '../cause/clusters.ts';
import type { RuleEntry } from '../stage/rules.ts';
import { inOrder, type GateRecord } from '../compare/record.ts';
import { packed, unpacked } from '../ran/packed.ts';

/** One record of those of all shares. Shares that are missing, there twice or shot of other sources are refused. */
export function merged(records: GateRecord[]): GateRecord {
  const [first] = records;
  if (!first) throw new Error('Which folders? Each holds the report of one share');
  const shares = records.map(({ shard }) => shard);
  const of = first.shard?.of ?? 0;
  const indexes = shares.map((shard) => shard?.index ?? 0).sort((a, b) => a - b);
  if (shares.some((shard) => shard?.of !== of) || indexes.length !== of || indexes.some((index, at) => index !== at + 1))
    throw new Error(
      `Not every share is there once: ${shares.map((shard) => (shard ? `${shard.index}/${shard.of}` : 'no share')).join(', ')}`,
    );
  if (records.some(({ inputs }) => inputs !== first.inputs)) throw new Error('The shares were shot of different sources');
  const causes = records.flatMap((record) => record.causes);
  const { shard: _, spent: __, ...rest } = first;
  return {
    ...rest,
    same: sum(records.map(({ same }) => same)),
    seen: sum(records.map(({ seen }) => seen)),
    shot: sum(records.map(({ shot }) => shot)),
    whole: records.flatMap(({ whole = [] }) => whole),
    ran: packed(new Map(records.flatMap(({ ran }) => [...unpacked(ran)]))),
    redrawn: records.flatMap(({ redrawn = [] }) => redrawn),
    withoutBefore: sum(records.map(({ withoutBefore = 0 }) => withoutBefore)),
    // Machines look at the same time.
    seconds: Math.max(...records.map(({ seconds }) => seconds)),
    again: records.flatMap(({ again = [] }) => again),
    complaints: records.flatMap(({ complaints = [] }) => complaints),
    findings: inOrder(records.flatMap(({ findings }) => findings)),
    causes,
    rules: rulesOf(records.flatMap(({ rules = [] }) => rules)),
    clusters: clustersOf(new Map(causes)),
  };
}

/** What one share has shown is shown. */
function rulesOf(entries: RuleEntry[]): RuleEntry[] {
  const known = new Map<string, RuleEntry>();
  for (const entry of entries) known.set(entry.key, { ...entry, isShown: entry.isShown || known.get(entry.key)?.isShown === true });
  return [...known.values()];
}

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
