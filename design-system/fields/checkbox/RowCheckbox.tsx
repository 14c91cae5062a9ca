import { CheckboxButton, CheckboxField } from 'react-aria-components';
import styled from 'styled-components';
import { CheckMark } from './CheckMark.tsx';

/** The checkbox that react-aria's tables, trees and lists expect in a row and, to select everything, in a head. They give it its state and its name. */
export function RowCheckbox() {
  return (
    <CheckboxField slot="selection">
      <Target>
        <CheckMark />
      </Target>
    </CheckboxField>
  );
}

// The area around the mark can be pressed as well: a row is 32 to 44 pixels high, the mark 16.
const Target = styled(CheckboxButton)`
  display: grid;
  place-items: center;
  margin: calc(var(--space-2) * -1);
  padding: var(--space-2);
  cursor: pointer;

  &[data-disabled] {
    cursor: not-allowed;
  }
`;
