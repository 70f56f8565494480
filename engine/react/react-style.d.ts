import 'react';

declare module 'react' {
  interface CSSProperties {
    [eigenschap: `--${string}`]: string | number | undefined;
  }
}
