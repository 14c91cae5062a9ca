import { useMemo } from 'react';
import { ComboBox, type ComboBoxProps } from '#design-system';
import type { SdkEvent } from '#app/api/reports/filters.ts';
import { useEventName } from '#app/lib/glossary/useEventName.ts';

interface EventFieldProps extends Omit<ComboBoxProps, 'options' | 'fromText'> {
  events: readonly SdkEvent[];
}

/** An event that the app sends, or the key of one that it is to send: that can be typed. */
export function EventField({ events, ...field }: EventFieldProps) {
  const nameOf = useEventName();
  const options = useMemo(
    () => events.map((one) => ({ id: one.event, label: one.event, ...(one.name !== null && { description: nameOf(one) }) })),
    [events, nameOf],
  );
  return <ComboBox {...field} options={options} fromText={(text) => text.trim() || null} />;
}
