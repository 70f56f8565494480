import type { ReactNode } from 'react';

/** Little key cap beside a control, shown when a keyboard was used last. */
export function KeyCap(props: { show: boolean; children: ReactNode }): ReactNode {
  return props.show ? (
    <kbd className="key-cap" aria-hidden="true">
      {props.children}
    </kbd>
  ) : null;
}
