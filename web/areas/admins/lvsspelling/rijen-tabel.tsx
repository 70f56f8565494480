import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LvsRegel, LvsRegelsoort } from '#server/features/lvsspelling/lvsspelling.contract.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { Bladen } from '../importeren/bladen.tsx';
import { past } from '../leerlingen/naam.ts';
import { isMee, kies, kiesEnige, kiesLeerling, type Keuzestand } from './keuzestand.ts';
import { dagTekst, toetsmomentTekst, uitslagDelen } from './lvs-tekst.ts';

const PER_BLAD = 50;
const MET_VINK: ReadonlySet<LvsRegelsoort> = new Set<LvsRegelsoort>(['nieuw', 'gewijzigd']);
const NIEMAND = 'niemand';

interface KeuzeProps {
  keuzes: Keuzestand;
  onKeuzes: (stand: Keuzestand) => void;
}

/** The result; old and new beside each other where it changes. */
function UitslagCel({ regel }: { regel: LvsRegel }) {
  const { t } = useTranslation(['lvsspelling', 'woorden']);
  if (regel.uitslag === undefined) return null;
  const nieuw = uitslagDelen(t, regel.uitslag).join(', ');
  if (regel.oud === undefined) return <>{nieuw}</>;
  return (
    <span className="wissels">
      <span>
        <del>{uitslagDelen(t, regel.oud).join(', ')}</del> <Icoon naam="pijl" maat={14} /> <ins>{nieuw}</ins>
      </span>
    </span>
  );
}

/** Who an ambiguous row is about: somebody chooses, or leaves it. */
function WieCel({ regel, keuzes, onKeuzes }: KeuzeProps & { regel: LvsRegel }) {
  const { t } = useTranslation('lvsspelling');
  return (
    <TextField
      select
      size="small"
      className="voorstelkeuze"
      label={t('wie', { naam: regel.naam })}
      value={keuzes.kies.get(regel.nr) ?? NIEMAND}
      onChange={({ target }) =>
        onKeuzes(kiesLeerling(keuzes, regel.nr, target.value === NIEMAND ? null : target.value))
      }
    >
      <MenuItem value={NIEMAND}>{t('wie.niemand')}</MenuItem>
      {regel.kandidaten.map(({ id, naam, groep, geboortedatum }) => (
        <MenuItem key={id} value={id}>
          {[naam, groep, geboortedatum].filter(Boolean).join(', ')}
        </MenuItem>
      ))}
    </TextField>
  );
}

function NaamCel({ regel, keuzes, onKeuzes, vink }: KeuzeProps & { regel: LvsRegel; vink: boolean }) {
  const { t } = useTranslation('lvsspelling');
  const naam = regel.leerling?.naam ?? (regel.naam === '' ? t('zonderNaam') : regel.naam);
  const groep = regel.leerling?.groep;
  return (
    <span className="regel__naam">
      {vink && (
        <Checkbox
          size="small"
          checked={isMee(regel, keuzes)}
          onChange={({ target }) => onKeuzes(kies(keuzes, [regel], target.checked))}
          slotProps={{ input: { 'aria-label': t('vink', { naam }) } }}
        />
      )}
      <span>
        {naam}
        {groep !== undefined && <small className="zacht lvs-groep">{groep}</small>}
      </span>
    </span>
  );
}

const Rij = memo(function Rij(props: KeuzeProps & { regel: LvsRegel; vink: boolean }) {
  const { t, i18n } = useTranslation(['lvsspelling', 'woorden']);
  const { regel } = props;
  const { uitslag } = regel;
  return (
    <tr>
      <th scope="row">
        <NaamCel {...props} />
      </th>
      <td>
        {uitslag !== undefined && (
          <>
            {t(`aanbieder.${uitslag.aanbieder}`)} {uitslag.toets}
            <small className="zacht lvs-groep">{toetsmomentTekst(t, uitslag.moment)}</small>
          </>
        )}
      </td>
      <td>{uitslag !== undefined && dagTekst(i18n.language, uitslag.afnamedatum)}</td>
      <td>
        <div className="lvs-uitslag">
          <UitslagCel regel={regel} />
          {regel.melding !== '' && <span className="regel__code">{regel.melding}</span>}
          {regel.soort === 'ambigu' && <WieCel {...props} />}
        </div>
      </td>
      <td className="tabel__getal">{regel.regel}</td>
    </tr>
  );
});

/** Rows of one kind: search, tick, choose; a page at a time, so that 5,000 rows stay quick. */
export function RijenTabel({
  soort,
  regels,
  keuzes,
  onKeuzes,
}: KeuzeProps & { soort: LvsRegelsoort; regels: readonly LvsRegel[] }) {
  const { t } = useTranslation(['lvsspelling', 'importeren']);
  const [zoek, stelZoek] = useState('');
  const [blad, stelBlad] = useState(0);
  const gezocht = useDeferredValue(zoek);
  const gevonden = useMemo(
    () =>
      gezocht.trim() === ''
        ? regels
        : regels.filter((regel) =>
            past(`${regel.leerling?.naam ?? ''} ${regel.naam} ${regel.uitslag?.toets ?? ''}`, gezocht),
          ),
    [regels, gezocht],
  );
  const vink = MET_VINK.has(soort);
  const alle = gevonden.length > 0 && gevonden.every((regel) => isMee(regel, keuzes));
  return (
    <>
      <p className="zacht">{t(`tab.${soort}.uitleg`)}</p>
      <div className="filters">
        <TextField
          label={t('zoek')}
          value={zoek}
          onChange={({ target }) => {
            stelZoek(target.value);
            stelBlad(0);
          }}
        />
        {vink && (
          <Button onClick={() => onKeuzes(kies(keuzes, gevonden, !alle))}>{t(alle ? 'vink.geen' : 'vink.alle')}</Button>
        )}
        {soort === 'ambigu' && (
          <Button variant="outlined" onClick={() => onKeuzes(kiesEnige(keuzes, gevonden))}>
            {t('wie.enige')}
          </Button>
        )}
        <span className="zacht filters__telling" role="status">
          {t('rijen', { count: gevonden.length })}
        </span>
      </div>
      {gevonden.length === 0 ? (
        <p className="melding">
          <Icoon naam="zoek" />
          {t('niets')} <Button onClick={() => stelZoek('')}>{t('niets.wis')}</Button>
        </p>
      ) : (
        <div className="tabel-vak" role="tabpanel" aria-label={t(`tab.${soort}`)} tabIndex={0}>
          <table className="tabel tabel--vast">
            <caption className="alleen-lezer">{t(`tab.${soort}`)}</caption>
            <thead>
              <tr>
                {(['leerling', 'toets', 'datum', 'uitslag', 'regel'] as const).map((kolom) => (
                  <th key={kolom} scope="col">
                    {t(`kolom.${kolom}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {gevonden.slice(blad * PER_BLAD, (blad + 1) * PER_BLAD).map((regel) => (
                <Rij key={regel.nr} regel={regel} keuzes={keuzes} onKeuzes={onKeuzes} vink={vink} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Bladen blad={blad} bladen={Math.ceil(gevonden.length / PER_BLAD)} onBlad={stelBlad} />
    </>
  );
}
