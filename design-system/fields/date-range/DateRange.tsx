import { Suspense, useState } from 'react';
import { DialogTrigger } from 'react-aria-components';
import type { Bindable, FieldProps } from '../frame/FieldFrame.tsx';
import { PeriodSurface } from './panel/PeriodSurface.tsx';
import { todayHere, type Day } from '../../foundation/period/days.ts';
import { lazyComponent } from '../../foundation/lazy/lazyComponent.ts';
import { usePreloadWhenIdle } from '../../foundation/lazy/usePreloadWhenIdle.ts';
import type { PeriodLimits } from '../../foundation/period/limits.ts';
import type { Period } from '../../foundation/period/period.ts';
import { commonPresets, type PresetName, type WeekStart } from '../../foundation/period/presets.ts';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { PeriodButton } from './PeriodButton.tsx';

// The calendar is large, so it is loaded when the page is idle.
const PeriodPanel = lazyComponent(async () => (await import('./panel/PeriodPanel.tsx')).PeriodPanel);

/** For stories: React forgets what it waits for when a click inside `act` meets it first, and where nothing is animated nothing else wakes it up. */
export const loadPeriodPanel = PeriodPanel.preload;

export interface DateRangeProps extends Omit<FieldProps, 'name' | 'confirmation'>, Bindable<Period> {
  /** Which presets, in which order. */
  presets?: readonly PresetName[];
  limits?: PeriodLimits;
  /** Without it the panel does not offer a comparison. */
  hasComparison?: boolean;
  /** The time up to which today has data: `10:32`. */
  freshUntil?: string;
  /** Today in the time zone of the service, where that differs from the reader's. */
  today?: Day;
  weekStart?: WeekStart;
}

/**
 * From a day to a day, and what it is compared with: the date filter of a report. Applied explicitly. With its label hidden it is a
 * button of a toolbar, with a label a field of a form. One day is DateField.
 */
export function DateRange({ value, onChange, onBlur, ref, ...rest }: DateRangeProps) {
  const { presets = commonPresets, limits = {}, hasComparison = true, freshUntil, today, weekStart = 'mon', ...field } = rest;
  const [isOpen, setOpen] = useState(false);
  usePreloadWhenIdle(PeriodPanel.preload);
  const setting = { today: today ?? todayHere(), limits, weekStart };
  const turn = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen) onBlur?.();
  };
  const button = <PeriodButton {...field} value={value} setting={setting} {...(onBlur && !isOpen && { onBlur })} {...(ref && { ref })} />;
  if (field.isReadOnly) return button;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={turn}>
      {button}
      <PeriodSurface label={field.label}>
        {(close) => (
          <Suspense fallback={<Skeleton shape="block" width={664} height={392} />}>
            <PeriodPanel
              {...{ presets, hasComparison, freshUntil, setting, value }}
              label={field.label}
              onCancel={close}
              onApply={(period) => {
                onChange?.(period);
                close();
              }}
            />
          </Suspense>
        )}
      </PeriodSurface>
    </DialogTrigger>
  );
}
