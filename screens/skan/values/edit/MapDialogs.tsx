import type { CoarseRule, MapDraft, ValueRule } from '#app/api/ours/apps/skan.ts';
import type { SdkEvent } from '#app/api/reports/filters.ts';
import { CoarseDialog } from './CoarseDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { RuleDialog } from './RuleDialog.tsx';

/** What of the draft is edited. A rule without an index is a new one. */
export type Editing = { kind: 'rule'; index: number | null; rule: ValueRule } | { kind: 'coarse'; rule: CoarseRule } | { kind: 'import' };

interface MapDialogsProps {
  of: Editing | null;
  /** What the app sends. */
  events: readonly SdkEvent[];
  onRule: (index: number | null, rule: ValueRule) => void;
  onCoarse: (rule: CoarseRule) => void;
  onImport: (map: MapDraft) => void;
  onClose: () => void;
}

/** They stand outside the form of the page, because a form cannot hold another one. */
export function MapDialogs({ of: editing, events, onRule, onCoarse, onImport, onClose }: MapDialogsProps) {
  if (!editing) return null;
  if (editing.kind === 'coarse') return <CoarseDialog events={events} rule={editing.rule} onSave={onCoarse} onClose={onClose} />;
  if (editing.kind === 'import') return <ImportDialog onImport={onImport} onClose={onClose} />;
  const { index, rule } = editing;
  return <RuleDialog events={events} rule={rule} isNew={index === null} onSave={(next) => onRule(index, next)} onClose={onClose} />;
}
