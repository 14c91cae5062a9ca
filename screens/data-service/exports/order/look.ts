import styled from 'styled-components';
import { phone } from '#design-system';

/** Groups, fields, and what is chosen, beside each other; on a phone below each other. */
export const PickerColumns = styled.div`
  display: grid;
  grid-template-columns: 152px minmax(0, 1fr) 248px;
  border-top: 1px solid var(--color-border-default);

  & > * {
    min-width: 0;
    padding: var(--space-3);
  }
  & > * + * {
    border-left: 1px solid var(--color-border-default);
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);

    & > * + * {
      border-top: 1px solid var(--color-border-default);
      border-left: 0;
    }
  }
`;
