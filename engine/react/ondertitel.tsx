import type { ReactNode } from 'react';

/** What the voice says now; the text never holds the answer. */
export function Ondertitel(props: { tekst: string | null | undefined }): ReactNode {
  return props.tekst ? <p className="ondertitel" aria-hidden="true">{props.tekst}</p> : null;
}
