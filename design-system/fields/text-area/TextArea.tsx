import { TextArea as AriaTextArea, TextField as AriaTextField, type TextAreaProps as AriaTextAreaProps } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { ControlBox } from '../frame/ControlBox.tsx';
import { Counter } from '../frame/Counter.tsx';
import { fieldColumn, FieldFrame, type Bindable, type FieldProps } from '../frame/FieldFrame.tsx';

export interface TextAreaProps
  extends FieldProps, Bindable<string>, Pick<AriaTextAreaProps, 'placeholder' | 'autoComplete' | 'spellCheck'> {
  /** Lines in sight when it is empty. It grows with the text. */
  rows?: number;
  /** Lines after which it scrolls instead of growing. */
  maxRows?: number;
  /** Keys, tokens, tables: what is compared letter by letter. */
  isMono?: boolean;
  /** Lines are not broken, as for a pasted table; long ones scroll sideways. */
  isUnbroken?: boolean;
  /** Counts the characters against this number. Nothing is cut off: a rule of the form says that it is too long. */
  limit?: number;
}

/** Text of more than one line. Pairs of keys and values are KeyValueRows. */
export function TextArea({ value = '', onChange, onBlur, ref, name, rows = 3, maxRows = 12, limit, ...rest }: TextAreaProps) {
  const { label, hint, error, confirmation, isRequired, isLabelHidden, isBusy, isDisabled, isReadOnly, isMono, isUnbroken, ...text } = rest;
  return (
    <Column
      value={value}
      isDisabled={isDisabled ?? false}
      isReadOnly={isReadOnly ?? false}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...(onChange && { onChange })}
      {...(name && { name })}
    >
      <FieldFrame {...{ label, hint, error, confirmation, isLabelHidden, isRequired }}>
        <ControlBox
          {...{ isBusy, isDisabled, isReadOnly }}
          isInvalid={Boolean(error)}
          after={limit !== undefined && <Counter text={value} limit={limit} />}
        >
          <Lines
            {...text}
            rows={rows}
            style={{ '--rows': rows, '--max-rows': maxRows }}
            wrap={isUnbroken ? 'off' : 'soft'}
            data-mono={isMono || undefined}
            onBlur={onBlur}
            ref={ref}
          />
        </ControlBox>
      </FieldFrame>
    </Column>
  );
}

const Column = styled(AriaTextField)`
  ${fieldColumn}
`;

// The rows attribute alone gives a fixed height where field-sizing is not known.
const Lines = styled(AriaTextArea)`
  && {
    display: block;
    min-height: calc(var(--rows) * 1lh + 14px);
    max-height: calc(var(--max-rows) * 1lh + 14px);
    padding: 7px 10px;
    line-height: 20px;
    field-sizing: content;
    resize: none;
  }
  &[wrap='off'] {
    white-space: pre;
    overflow: auto;
  }
  ${phone} {
    && {
      line-height: 24px;
    }
  }
`;
