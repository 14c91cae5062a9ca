import {
  Bell,
  ChartLine,
  Check,
  Download,
  Filter,
  Info,
  Link2,
  Lock,
  Megaphone,
  Pencil,
  Plus,
  RefreshCw,
  Route,
  Search,
  Settings,
  ShieldCheck,
  Trash2,
  TriangleAlert,
  Users,
  X,
} from 'lucide-react';

/** Icons to choose from, by the names that code imports them by. */
const icons = {
  Bell,
  ChartLine,
  Check,
  Download,
  Filter,
  Info,
  Link2,
  Lock,
  Megaphone,
  Pencil,
  Plus,
  RefreshCw,
  Route,
  Search,
  Settings,
  ShieldCheck,
  Trash2,
  TriangleAlert,
  Users,
  X,
};

interface Control {
  control?: unknown;
  type?: { name: string };
  table?: { type?: { summary?: string } };
}

interface Story<Types> {
  argTypes: Types;
  initialArgs: Record<string, unknown>;
}

/**
 * Controls for people who do not write code: an icon is chosen by its name, content that is a text is typed, and what only code can write (objects,
 * elements, functions) has no control instead of one that would break the part.
 */
export function offerControls<Types extends object>({ argTypes, initialArgs }: Story<Types>): Types {
  const offered = Object.entries(argTypes).map(([name, argType]: [string, Control]) => [
    name,
    argType.control === undefined ? { ...argType, ...controlOf(argType, initialArgs[name]) } : argType,
  ]);
  // Each type of an argument keeps its name and all that was said of it.
  return Object.fromEntries(offered) as Types;
}

/** Storybook has read what stories say of controls by now: these are in its own form. */
const typed = { control: { type: 'text' } };
const none = { control: { disable: true } };

function controlOf({ type, table }: Control, value: unknown): object {
  const summary = table?.type?.summary ?? '';
  if (/^LucideIcon\b/.test(summary)) return { control: { type: 'select' }, options: Object.keys(icons), mapping: icons };
  if (typeof value === 'function' || (typeof value === 'object' && value !== null)) return none;
  if (/\bReactNode\b/.test(summary)) return value === undefined || typeof value === 'string' ? typed : none;
  if (['array', 'object', 'function'].includes(type?.name ?? '') || /=>|\[\]|^(?:Ref|Record|Map|Set)</.test(summary)) return none;
  // A type of the design system that is not spelled out: Storybook would offer JSON.
  return type?.name === 'other' && !/^(?:string|number|boolean)\b/.test(summary) && typeof value !== 'string' && typeof value !== 'number'
    ? none
    : {};
}
