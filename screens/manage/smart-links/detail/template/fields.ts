import { systems, type RouteField, type Routes, type System } from '#app/lib/links/outcomes.ts';

/** A field of the form for each address of a template. */
export type AddressName = `${System}_${RouteField}`;
export type TemplateValues = { name: string } & Record<AddressName, string>;

export const addressFields = ['installed', 'missing', 'failing'] as const satisfies readonly RouteField[];

/** No app and no store is opened on a computer. */
export const fieldsOf = (system: System): readonly RouteField[] => (system === 'desktop' ? ['failing'] : addressFields);

export function valuesOf({ name, routes }: { name: string; routes: Routes }): TemplateValues {
  const at = (system: System, field: RouteField) => routes.find((one) => one.system === system)?.[field] ?? '';
  return {
    name,
    iOS_installed: at('iOS', 'installed'),
    iOS_missing: at('iOS', 'missing'),
    iOS_failing: at('iOS', 'failing'),
    Android_installed: at('Android', 'installed'),
    Android_missing: at('Android', 'missing'),
    Android_failing: at('Android', 'failing'),
    Harmony_installed: at('Harmony', 'installed'),
    Harmony_missing: at('Harmony', 'missing'),
    Harmony_failing: at('Harmony', 'failing'),
    desktop_installed: at('desktop', 'installed'),
    desktop_missing: at('desktop', 'missing'),
    desktop_failing: at('desktop', 'failing'),
  };
}

const filled = (text: string) => text.trim() || null;

export const routesOf = (values: TemplateValues): Routes =>
  systems.map((system) => ({
    system,
    installed: filled(values[`${system}_installed`]),
    missing: filled(values[`${system}_missing`]),
    failing: filled(values[`${system}_failing`]),
  }));
