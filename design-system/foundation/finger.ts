import { css } from 'styled-components';
import { phone } from './media.ts';

/**
 * On a phone a finger needs 40 pixels both ways: what lies around something smaller answers for it. Lines of such things stand 40 pixels apart, or the
 * lower one takes what is meant for the one above; the gate of pictures names those that do not.
 */
export const fingerRoom = css`
  ${phone} {
    position: relative;

    &::after {
      content: '';
      position: absolute;
      inset: min(0px, 50% - 20px);
    }
  }
`;
