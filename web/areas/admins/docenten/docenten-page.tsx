import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Docent, Docenten, Stafrol } from '#server/features/docenten/docenten.contract.ts';
import { bestandsnaam, bewaarCsv } from '#web/ui/csv.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { useAdmin } from '../admins.api.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { TabelGeraamte } from '#web/ui/geraamte.tsx';
import { past } from '../leerlingen/naam.ts';
import { Recht, useMag } from '../recht.tsx';
import { Toestand } from '#web/platform/toestand.tsx';
import { Leeg } from '#web/ui/leeg.tsx';
import { useDocenten } from './docenten.api.ts';
import { DocentDialoog } from './docent-dialoog.tsx';
import { DocentenTabel, sorteer, type Kolom, type Sortering } from './docenten-tabel.tsx';
import { UitnodigenDialoog } from './uitnodigen-dialoog.tsx';
import { UitnodigingenTabel } from './uitnodigingen-tabel.tsx';
import './docenten.css';

const GERAAMTE = <TabelGeraamte rijen={6} />;
const rollenVan = (soort: string | undefined): readonly Stafrol[] =>
  soort === 'rt' ? ['rtadmin'] : ['docent', 'schooladmin'];

function Lijst({
  adminId,
  data,
  onOpen,
  onUitnodigen,
}: {
  adminId: string;
  data: Docenten;
  onOpen: ((docent: Docent) => void) | null;
  onUitnodigen: (() => void) | null;
}) {
  const { t } = useTranslation(['docenten', 'admins']);
  const [zoek, stelZoek] = useState('');
  const [sortering, stelSortering] = useState<Sortering>({ kolom: 'naam', omlaag: false });
  const { data: admin } = useAdmin(adminId);
  const items = sorteer(
    data.items.filter((docent) => past(`${docent.naam} ${docent.email ?? ''}`, zoek)),
    sortering,
  );
  const onSorteer = (kolom: Kolom) => stelSortering((oud) => ({ kolom, omlaag: oud.kolom === kolom && !oud.omlaag }));
  const csv = () =>
    bewaarCsv(bestandsnaam([admin?.naam ?? '', t('titel')]), [
      [t('kolom.naam'), t('kolom.email'), t('rol'), t('groepen'), t('kolom.laatst')],
      ...items.map((d) => [
        d.naam,
        d.email ?? '',
        t(`rol.${d.rol}`),
        d.groepen.map(({ naam }) => naam).join(', '),
        d.laatsteLogin ?? '',
      ]),
    ]);
  return (
    <>
      <div className="filters niet-op-papier">
        <TextField
          label={t('zoek')}
          value={zoek}
          onChange={({ target }) => stelZoek(target.value)}
          slotProps={{ htmlInput: { type: 'search', maxLength: 80 } }}
        />
        <span className="filters__knoppen">
          <Button variant="outlined" startIcon={<Icoon naam="download" maat={18} />} onClick={csv}>
            {t('admins:csv')}
          </Button>
          <Button variant="outlined" startIcon={<Icoon naam="print" maat={18} />} onClick={() => globalThis.print()}>
            {t('admins:print')}
          </Button>
        </span>
      </div>
      {items.length === 0 ? (
        <Leeg titel={t('admins:niets')} uitleg={t('nietsGevonden', { zoek })}>
          <Button variant="outlined" onClick={() => stelZoek('')}>
            {t('admins:filters.wis')}
          </Button>
        </Leeg>
      ) : (
        <DocentenTabel items={items} sortering={sortering} onSorteer={onSorteer} onOpen={onOpen} />
      )}
      {isAlleen(data) && onUitnodigen !== null && (
        <Leeg titel={t('leeg')} uitleg={t('leeg.uitleg')}>
          <Button variant="contained" onClick={onUitnodigen}>
            {t('uitnodigen')}
          </Button>
        </Leeg>
      )}
    </>
  );
}

const isAlleen = (data: Docenten | undefined): boolean => data?.items.length === 1 && data.uitnodigingen.length === 0;
const actiesVan = ({ mag, alleenLezen }: ReturnType<typeof useMag>): 'geen' | 'uit' | 'aan' =>
  mag ? (alleenLezen ? 'uit' : 'aan') : 'geen';

function Scherm() {
  const { t } = useTranslation(['docenten', 'admins']);
  const { adminId } = usePlek();
  const docenten = useDocenten(adminId);
  const { data: admin } = useAdmin(adminId);
  const recht = useMag('docenten.wijzigen');
  const [open, stelOpen] = useState<Docent | 'nieuw' | null>(null);
  const [melding, stelMelding] = useState('');
  const rollen = rollenVan(admin?.soort);
  const klaar = (zin: string) => {
    stelOpen(null);
    stelMelding(zin);
    void docenten.mutate();
  };
  const acties = actiesVan(recht);
  const magWijzigen = acties === 'aan';
  const alleen = isAlleen(docenten.data);
  return (
    <>
      <div className="pagina-kop">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t(recht.mag ? 'uitleg' : 'uitleg.lezen')}</p>
        </div>
        {recht.mag && !alleen && (
          <span className="pagina-kop__knoppen niet-op-papier">
            <Button
              variant="contained"
              disabled={recht.alleenLezen}
              title={recht.alleenLezen ? t('alleenLezen') : ''}
              onClick={() => stelOpen('nieuw')}
            >
              {t('uitnodigen')}
            </Button>
          </span>
        )}
      </div>
      {melding !== '' && (
        <Alert severity="success" onClose={() => stelMelding('')}>
          {melding}
        </Alert>
      )}
      <Toestand stand={docenten} geraamte={GERAAMTE}>
        {(data) => (
          <>
            <Lijst
              adminId={adminId}
              data={data}
              onOpen={magWijzigen ? stelOpen : null}
              onUitnodigen={magWijzigen ? () => stelOpen('nieuw') : null}
            />
            <UitnodigingenTabel adminId={adminId} items={data.uitnodigingen} acties={acties} onKlaar={klaar} />
          </>
        )}
      </Toestand>
      {open === 'nieuw' && (
        <UitnodigenDialoog
          adminId={adminId}
          rollen={rollen}
          onKlaar={() => klaar(t('uitgenodigd'))}
          onSluit={() => stelOpen(null)}
        />
      )}
      {open !== null && open !== 'nieuw' && (
        <DocentDialoog
          adminId={adminId}
          docent={open}
          rollen={rollen}
          onKlaar={() => klaar(t('bewaard'))}
          onSluit={() => stelOpen(null)}
        />
      )}
    </>
  );
}

/** The people who work here, and who was invited. */
export function DocentenPage() {
  const { t } = useTranslation('docenten');
  useTitel(t('titel'));
  return (
    <Recht actie="docenten.lezen" titel={t('titel')}>
      <Scherm />
    </Recht>
  );
}
