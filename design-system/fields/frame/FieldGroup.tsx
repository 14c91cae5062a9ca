import { useId, type FocusEvent, type ReactNode } from 'react';
import { FieldErrorContext, LabelContext, Provider, TextContext } from 'react-aria-components';
import styled from 'styled-components';
import { fieldColumn, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { customValidity } from './validity.ts';

interface FieldGroupProps extends Omit<FieldProps, 'name' | 'isDisabled' | 'isReadOnly'> {
  /** When the focus leaves all of it. */
  onBlur?: (() => void) | undefined;
  children: ReactNode;
}

/** The frame around a field made of several controls, for which react-aria has none of its own: label, message and one departure of the focus. */
export function FieldGroup({ onBlur, children, ...frame }: FieldGroupProps) {
  const id = useId();
  const below = { id: `${id}-below` };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  return (
    <Column
      aria-labelledby={`${id}-label`}
      aria-describedby={frame.error || frame.confirmation || frame.hint ? below.id : undefined}
      aria-busy={frame.isBusy || undefined}
      onBlur={leave}
    >
      <Provider
        values={[
          [LabelContext, { id: `${id}-label`, elementType: 'span' }],
          [TextContext, { slots: { description: below, errorMessage: below } }],
          [FieldErrorContext, { isInvalid: Boolean(frame.error), validationErrors: [], validationDetails: customValidity }],
        ]}
      >
        <FieldFrame {...frame}>
          <Provider
            values={[
              [LabelContext, {}],
              [TextContext, {}],
              [FieldErrorContext, null],
            ]}
          >
            {children}
          </Provider>
        </FieldFrame>
      </Provider>
    </Column>
  );
}

const Column = styled.fieldset`
  ${fieldColumn}
`;
