import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AUDITSOORTEN, auditQuerySchema, type Auditlijst } from '#server/features/audit/audit.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { bestandsnaam, bewaarCsv } from '#web/ui/csv.ts';
import { useRegel } from '#web/ui/formulier/regel.ts';
import { TabelGeraamte } from '#web/ui/geraamte.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { momentTekst } from '../datum.ts';
import { useBewaren } from '../gebruik-bewaren.ts';
import { FoutMelding, Toestand } from '#web/platform/toestand.tsx';
import { Leeg } from '#web/ui/leeg.tsx';
import { logWie, logZin } from './logregel.ts';
import { leesHeelLogboek, useLogboek, type Logvraag } from './tenant.api.ts';

const GERAAMTE = <TabelGeraamte rijen={7} />;
const ALLES: Logvraag = { pagina: 1, soort: '', van: '', tot: '' };
const SMAL = { inputLabel: { shrink: true } } as const;

function Filters({
  vraag,
  fout,
  onStel,
}: {
  vraag: Logvraag;
  fout: string | undefined;
  onStel: (deel: Partial<Logvraag>) => void;
}) {
  const { t } = useTranslation('logboek');
  const regel = useRegel();
  return (
    <>
      <TextField
        select
        label={t('soort')}
        value={vraag.soort}
        onChange={({ target }) => onStel({ soort: AUDITSOORTEN.find((soort) => soort === target.value) ?? '' })}
        slotProps={{ ...SMAL, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('soort.alles')}</MenuItem>
        {AUDITSOORTEN.map((soort) => (
          <MenuItem key={soort} value={soort}>
            {t(`soort.${soort}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('van')}
        type="date"
        value={vraag.van}
        onChange={({ target }) => onStel({ van: target.value })}
        slotProps={SMAL}
      />
      <TextField
        label={t('tot')}
        type="date"
        value={vraag.tot}
        error={fout !== undefined}
        helperText={fout === undefined ? '' : regel(fout)}
        onChange={({ target }) => onStel({ tot: target.value })}
        slotProps={SMAL}
      />
    </>
  );
}

function Tabel({ items }: { items: Auditlijst['items'] }) {
  const { t, i18n } = useTranslation(['logboek', 'tenant']);
  return (
    <TabelVak klasse="tabel--vast tenant__log" naam={t('titel')}>
      <thead>
        <tr>
          {(['wanneer', 'wie', 'wat'] as const).map((kolom) => (
            <th key={kolom} scope="col">
              {t(`kolom.${kolom}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((regel) => (
          <tr key={regel.id}>
            <td>{momentTekst(i18n.language, new Date(regel.op))}</td>
            <td>{logWie(t, regel)}</td>
            <td>
              {logZin(t, regel)}
              {regel.reden !== undefined && <small> {t('reden', { reden: regel.reden })}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </TabelVak>
  );
}

/** What happened in the tenant: filtered, in pages, as a file and on paper. */
export function LogboekDeel({ adminId, naam }: { adminId: string; naam: string }) {
  const { t } = useTranslation(['logboek', 'tenant', 'admins']);
  const [vraag, stelVraag] = useState<Logvraag>(ALLES);
  const [goed, stelGoed] = useState<Logvraag>(ALLES);
  const stand = useLogboek(adminId, goed);
  const bewaren = useBewaren();
  const controleer = controleMet(auditQuerySchema);
  const kaal = ({ van, tot }: Logvraag) => ({ ...(van === '' ? {} : { van }), ...(tot === '' ? {} : { tot }) });
  const stel = (deel: Partial<Logvraag>) => {
    const nieuw = { ...vraag, pagina: 1, ...deel };
    stelVraag(nieuw);
    if (Object.keys(controleer(kaal(nieuw))).length === 0) stelGoed(nieuw);
  };
  const csv = async () => {
    const uit = await bewaren.run(() => leesHeelLogboek(adminId, goed));
    if (uit === undefined) return;
    bewaarCsv(bestandsnaam([naam, t('titel')]), [
      [t('kolom.wanneer'), t('kolom.wie'), t('kolom.wat'), t('kolom.reden')],
      ...uit.uit.map((regel) => [regel.op, logWie(t, regel), logZin(t, regel), regel.reden ?? '']),
    ]);
  };
  const gefilterd = vraag.soort !== '' || vraag.van !== '' || vraag.tot !== '';
  return (
    <>
      <p className="zacht">{t('uitleg')}</p>
      <div className="filters niet-op-papier">
        <Filters vraag={vraag} fout={controleer(kaal(vraag))['tot']} onStel={stel} />
        <span className="filters__knoppen">
          <Button
            variant="outlined"
            disabled={bewaren.bezig}
            startIcon={<Icoon naam="download" maat={18} />}
            onClick={() => void csv()}
          >
            {t('admins:csv')}
          </Button>
          <Button variant="outlined" startIcon={<Icoon naam="print" maat={18} />} onClick={() => globalThis.print()}>
            {t('admins:print')}
          </Button>
        </span>
      </div>
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={bewaren.wis} />}
      <Toestand stand={stand} geraamte={GERAAMTE}>
        {(data) => {
          if (data.totaal > 0) return <Tabel items={data.items} />;
          if (!gefilterd) return <Leeg titel={t('leeg')} uitleg={t('leeg.uitleg')} />;
          return (
            <Leeg titel={t('admins:niets')} uitleg={t('niets')}>
              <Button variant="outlined" onClick={() => stel(ALLES)}>
                {t('admins:filters.wis')}
              </Button>
            </Leeg>
          );
        }}
      </Toestand>
      {stand.data !== undefined && stand.data.totaal > stand.data.grootte && (
        <Pagination
          className="niet-op-papier"
          count={Math.ceil(stand.data.totaal / stand.data.grootte)}
          page={goed.pagina}
          onChange={(_, pagina) => stel({ pagina })}
        />
      )}
    </>
  );
}
