import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasswordItem, PasswordOverview } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { fileName } from '#web/ui/csv.ts';
import { secretOf } from '../shared/wachtwoorden/secret.tsx';
import type { Management } from './use-management.ts';

type Items = readonly PasswordItem[];
interface Ask {
  readable: Items;
  unreadable: Items;
  go: (items: Items) => void;
}

/** Cards on the screen or as a file: what cannot be read any more is asked about before anything is made. */
export function useCards({ data, management }: { data: PasswordOverview; management: Management }) {
  const { t } = useTranslation('wachtwoorden');
  const [ask, setAsk] = useState<Ask | null>(null);
  const [paper, setPaper] = useState<Items | null>(null);
  const closePaper = useCallback(() => setPaper(null), []);
  const close = () => setAsk(null);
  const start = (items: Items, go: (items: Items) => void): void => {
    const isReadable = (item: PasswordItem): boolean => secretOf(item, management.nieuw) !== undefined;
    const unreadable = items.filter((item) => !isReadable(item));
    if (unreadable.length === 0) go(items);
    else setAsk({ readable: items.filter(isReadable), unreadable, go });
  };
  const file = fileName([t('kaart.kop', { groep: data.groep.naam })], 'pdf');
  return {
    ask,
    paper,
    close,
    closePaper,
    show: (items: Items): void => start(items, setPaper),
    pdf: (items: Items): void =>
      start(
        items,
        (some) =>
          void management.pdf(
            some.map(({ leerlingId }) => leerlingId),
            file,
          ),
      ),
    /** Goes on with the cards that can be made as they are. */
    others: (): void => {
      ask?.go(ask.readable);
      close();
    },
  };
}
export type Cards = ReturnType<typeof useCards>;
