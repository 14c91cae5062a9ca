import { useMemo, type ReactNode } from 'react';
import { Tabs } from '#design-system';
import { choiceParam, useUrlState } from '#app/lib/urlState.ts';

interface DetailTab {
  id: string;
  label: string;
  count?: number;
  content: ReactNode;
}

interface DetailTabsProps {
  /** What the tabs are about: the name of the record. */
  label: string;
  items: readonly [DetailTab, ...DetailTab[]];
}

/** Several views of one record. The open one stands in the address as `tab`, the first one without. */
export function DetailTabs({ label, items }: DetailTabsProps) {
  const [{ id: first }] = items;
  const ids = items.map(({ id }) => id).join(' ');
  const params = useMemo(() => ({ tab: choiceParam(ids.split(' '), first) }), [ids, first]);
  const { values, set } = useUrlState(params);
  return <Tabs label={label} items={[...items]} selected={values.tab} onSelect={(tab) => set({ tab })} />;
}
