import { useEffect, useState } from 'react';
import { stock } from './stock.ts';
import type { WorkbenchContent } from './workbench.contract.ts';

export type ContentState = { soort: 'laden' } | { soort: 'fout' } | { soort: 'klaar'; inhoud: WorkbenchContent };

/** Content of this checkout; `opnieuw` asks once more after a failure. */
export function useContent(): { staat: ContentState; opnieuw: () => void } {
  const [state, setState] = useState<ContentState>({ soort: 'laden' });
  const [poging, setPoging] = useState(0);
  useEffect(() => {
    let gone = false;
    stock().then(
      (content) => {
        if (!gone) setState({ soort: 'klaar', inhoud: content });
      },
      () => {
        if (!gone) setState({ soort: 'fout' });
      },
    );
    return () => {
      gone = true;
    };
  }, [poging]);
  return {
    staat: state,
    opnieuw: () => {
      setState({ soort: 'laden' });
      setPoging((n) => n + 1);
    },
  };
}
