import { Popover } from 'react-aria-components';
import styled from 'styled-components';
import { floatingSurface } from '../../overlays/surface.ts';

/** The room of a list under its field, as wide as the field or wider. It closes at once, as the lists of a browser do. */
export const OptionsPopover = styled(Popover)`
  ${floatingSurface}
  display: flex;
  flex-direction: column;
  width: max(var(--trigger-width, 0px), var(--list-width, 0px));
  max-width: calc(100vw - 16px);
  overflow: hidden;

  &[data-exiting] {
    animation: none;
  }
`;
