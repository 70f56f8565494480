import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { State } from '#web/platform/state.tsx';
import type { ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { longDate } from '#web/platform/date-text.ts';
import { UndoImport, type UndoOutcome } from './undo.tsx';

const SKELETON = <Skeleton variant="rounded" height={96} />;

/** One import of any kind. */
interface Rule {
  planId: string;
  op: string;
  status: string;
  ongedaanTot?: string | undefined;
}
interface Props<T extends Rule> {
  adminId: string;
  stand: ReadState<{ items: T[] }>;
  /** Namespace with the words of this kind of import: `eerder.*` and `ongedaan.*`. */
  texts: string;
  /** What was imported on that day, and how much of it. */
  regel: (item: T, date: string) => { titel: string; bij: string };
  draai: (item: T) => Promise<UndoOutcome>;
}

/** Imports of this school, newest first; the recent ones can be taken back. */
export function ImportHistoryList<T extends Rule>({
  adminId,
  stand: state,
  texts,
  regel: rule,
  draai: rotate,
}: Props<T>) {
  const { t: text, i18n } = useTranslation(texts);
  const { mutate } = useSWRConfig();
  const refresh = (): void => void mutate((key) => typeof key === 'string' && key.includes(adminId));
  return (
    <section className="step-box" aria-labelledby="geschiedenis-kop">
      <h2 id="geschiedenis-kop">{text('eerder.kop')}</h2>
      <State stand={state} skeleton={SKELETON}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="soft">{text('eerder.leeg')}</p>
          ) : (
            <ul className="choice-list card">
              {items
                .map((item) => ({ item, ...rule(item, longDate(i18n.language, new Date(item.op))) }))
                .map(({ item, titel: title, bij: at }) => (
                  <li key={item.planId} className="groep-row">
                    <span>
                      <strong>{title}</strong>
                      <small>{at}</small>
                    </span>
                    {item.status === 'ongedaan' && <span className="chip">{text('eerder.ongedaan')}</span>}
                    {item.ongedaanTot !== undefined && (
                      <UndoImport
                        draai={() => rotate(item)}
                        tekst={(part, values) => text(`ongedaan.${part}`, { ...values })}
                        onDone={refresh}
                      />
                    )}
                  </li>
                ))}
            </ul>
          )
        }
      </State>
    </section>
  );
}
