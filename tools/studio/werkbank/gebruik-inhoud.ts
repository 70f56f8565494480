import { useEffect, useState } from 'react';
import { voorraad } from './voorraad.ts';
import type { WerkbankInhoud } from './werkbank.contract.ts';

export type InhoudStaat = { soort: 'laden' } | { soort: 'fout' } | { soort: 'klaar'; inhoud: WerkbankInhoud };

/** Content of this checkout; `opnieuw` asks once more after a failure. */
export function useInhoud(): { staat: InhoudStaat; opnieuw: () => void } {
  const [staat, setStaat] = useState<InhoudStaat>({ soort: 'laden' });
  const [poging, setPoging] = useState(0);
  useEffect(() => {
    let weg = false;
    voorraad().then(
      (inhoud) => {
        if (!weg) setStaat({ soort: 'klaar', inhoud });
      },
      () => {
        if (!weg) setStaat({ soort: 'fout' });
      },
    );
    return () => {
      weg = true;
    };
  }, [poging]);
  return {
    staat,
    opnieuw: () => {
      setStaat({ soort: 'laden' });
      setPoging((n) => n + 1);
    },
  };
}
