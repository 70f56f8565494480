import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Docent } from '#server/features/docenten/docenten.contract.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { momentTekst } from '../datum.ts';
import { Initialen } from '../kader/initialen.tsx';

export const KOLOMMEN = ['naam', 'rol', 'laatst'] as const;
export type Kolom = (typeof KOLOMMEN)[number];
export interface Sortering {
  kolom: Kolom;
  omlaag: boolean;
}

const WAARDE: Record<Kolom, (docent: Docent) => string> = {
  naam: ({ naam }) => naam,
  rol: ({ rol }) => rol,
  laatst: ({ laatsteLogin }) => laatsteLogin ?? '',
};

/** Order of the rows; equal ones stay in the order of their names. */
export function sorteer(items: readonly Docent[], { kolom, omlaag }: Sortering): Docent[] {
  const vergelijk = new Intl.Collator('nl').compare;
  const uit = items.toSorted((a, b) => vergelijk(WAARDE[kolom](a), WAARDE[kolom](b)) || vergelijk(a.naam, b.naam));
  return omlaag ? uit.reverse() : uit;
}

function Status({ docent }: { docent: Docent }) {
  const { t } = useTranslation('docenten');
  if (!docent.actief)
    return (
      <span className="chip chip--bijna">
        <Icoon naam="slot" maat={16} /> {t('status.geblokkeerd')}
      </span>
    );
  if (docent.mailTeruggekomen)
    return (
      <span className="chip chip--bijna">
        <Icoon naam="let" maat={16} /> {t('status.mail')}
      </span>
    );
  return docent.totpAan ? (
    <span className="chip chip--goed">
      <Icoon naam="vink" maat={16} /> {t('status.totp')}
    </span>
  ) : (
    <span className="zacht">{t('status.zonderTotp')}</span>
  );
}

function Rij({ docent, onOpen }: { docent: Docent; onOpen: ((docent: Docent) => void) | null }) {
  const { t, i18n } = useTranslation('docenten');
  return (
    <tr>
      <th scope="row">
        <span className="docenten__wie">
          <Initialen naam={docent.naam} />{' '}
          <span>
            {docent.naam}
            {docent.zelf && <small> ({t('jij')})</small>}
            <small>{docent.email ?? docent.gebruikersnaam}</small>
          </span>
        </span>
      </th>
      <td>{t(`rol.${docent.rol}`)}</td>
      <td>
        {docent.laatsteLogin === undefined ? t('nooit') : momentTekst(i18n.language, new Date(docent.laatsteLogin))}
      </td>
      <td className="docenten__groepen">
        {docent.groepen.length === 0 ? (
          <span className="zacht">{t('geen')}</span>
        ) : (
          docent.groepen.map(({ naam }) => naam).join(', ')
        )}
      </td>
      <td>
        <Status docent={docent} />
      </td>
      {onOpen !== null && (
        <td className="niet-op-papier">
          <Button aria-label={t('wijzig.van', { naam: docent.naam })} onClick={() => onOpen(docent)}>
            {t('wijzig')}
          </Button>
        </td>
      )}
    </tr>
  );
}

interface Props {
  items: readonly Docent[];
  sortering: Sortering;
  onSorteer: (kolom: Kolom) => void;
  onOpen: ((docent: Docent) => void) | null;
}

/** One row a colleague; below md the table scrolls sideways with its first column fixed. */
export function DocentenTabel({ items, sortering, onSorteer, onOpen }: Props) {
  const { t } = useTranslation('docenten');
  return (
    <TabelVak klasse="tabel--vast docenten" naam={t('titel')}>
      <thead>
        <tr>
          {KOLOMMEN.map((kolom) => (
            <th
              key={kolom}
              scope="col"
              aria-sort={sortering.kolom !== kolom ? 'none' : sortering.omlaag ? 'descending' : 'ascending'}
            >
              <button type="button" className="tabel__sorteer" onClick={() => onSorteer(kolom)}>
                {t(`kolom.${kolom}`)}{' '}
                {sortering.kolom === kolom && <Icoon naam={sortering.omlaag ? 'af' : 'op'} maat={14} />}
              </button>
            </th>
          ))}
          <th scope="col">{t('groepen')}</th>
          <th scope="col">{t('kolom.status')}</th>
          {onOpen !== null && (
            <th scope="col" className="niet-op-papier">
              <span className="alleen-lezer">{t('wijzig')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((docent) => (
          <Rij key={docent.id} docent={docent} onOpen={onOpen} />
        ))}
      </tbody>
    </TabelVak>
  );
}
