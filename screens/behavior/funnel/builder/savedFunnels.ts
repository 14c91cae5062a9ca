import { stepsParam } from '../steps.ts';
import { ruleParams, type PathRules } from '../useFunnel.ts';

/** A funnel that somebody named: its path and how it is gone. Days and filters are those at hand when it is opened. */
export interface SavedFunnel extends PathRules {
  name: string;
  steps: readonly string[];
}

/** What was stored, as far as it is still understood: a path whose events are no longer known is none. Older ones say neither order nor unit. */
export function readFunnels(stored: unknown): SavedFunnel[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown): SavedFunnel[] => {
    if (typeof one !== 'object' || one === null) return [];
    const textOf = (field: string): string | undefined => {
      const value: unknown = Reflect.get(one, field);
      return typeof value === 'string' ? value : undefined;
    };
    const [name, path]: [string | undefined, unknown] = [textOf('name'), Reflect.get(one, 'steps')];
    const steps = Array.isArray(path) && path.every((step) => typeof step === 'string') ? stepsParam.parse(path.join('.')) : undefined;
    const window = ruleParams.window.parse(textOf('window') ?? '');
    const order = ruleParams.order.parse(textOf('order') ?? ruleParams.order.fallback);
    const unit = ruleParams.unit.parse(textOf('unit') ?? ruleParams.unit.fallback);
    return name && steps && window && order && unit ? [{ name, steps, window, order, unit }] : [];
  });
}

/** With one more; a name is there once. */
export const withFunnel = (all: readonly SavedFunnel[], saved: SavedFunnel): SavedFunnel[] => [
  ...all.filter(({ name }) => name !== saved.name),
  saved,
];
