import 'react';

// Measured values reach styles as CSS variables: style={{ '--stack-gap': … }}.
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}
