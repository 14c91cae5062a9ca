import type { ReactNode } from 'react';
import { FieldErrorContext, LabelContext, Provider, TextContext } from 'react-aria-components';
import styled from 'styled-components';
import { fieldColumn } from '../frame/FieldFrame.tsx';
import { customValidity } from '../frame/validity.ts';

interface ButtonFrameProps {
  /** The ids by which the button names its label and the one line below it. */
  label: string;
  message: string;
  isInvalid: boolean;
  /** In a toolbar it is as wide as its content, in a form as wide as the column. */
  isCompact: boolean;
  onLabelPress: () => void;
  children: ReactNode;
}

/** The field around a button: react-aria has fields only around inputs, so the ids of label and message are handed on here. */
export function ButtonFrame({ label, message, isInvalid, isCompact, onLabelPress, children }: ButtonFrameProps) {
  return (
    <Provider
      values={[
        [LabelContext, { id: label, elementType: 'span', onClick: onLabelPress }],
        [TextContext, { slots: { description: { id: message }, errorMessage: { id: message } } }],
        [FieldErrorContext, { isInvalid, validationErrors: [], validationDetails: customValidity }],
      ]}
    >
      <Column data-compact={isCompact || undefined}>{children}</Column>
    </Provider>
  );
}

const Column = styled.div`
  ${fieldColumn}

  &[data-compact] {
    justify-items: start;
  }
`;
