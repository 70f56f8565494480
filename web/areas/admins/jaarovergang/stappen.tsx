import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { JaarovergangStand } from '#server/features/jaarovergang/jaarovergang.contract.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { jarenTekst, jaarTekst, metHoofdletter } from '../jaargroep.ts';
import { Keuzes } from '../keuzes.tsx';
import { blokkenVan, tellingen, VERLAAT, verzoekVan, type Blok, type NieuweGroep, type Plan } from './plan.ts';

const JAREN = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
type Stel = (plan: Plan) => void;

/** Step 1: the groups of the new year. */
export function Groepen({ plan, onPlan }: { plan: Plan; onPlan: Stel }) {
  const { t } = useTranslation(['beheer', 'woorden']);
  const zet = (sleutel: string, deel: Partial<NieuweGroep>) =>
    onPlan({
      ...plan,
      groepen: plan.groepen.map((groep) => (groep.sleutel === sleutel ? { ...groep, ...deel } : groep)),
    });
  return (
    <ul className="jaar__groepen">
      {plan.groepen.map((groep) => (
        <li key={groep.sleutel}>
          <TextField
            label={t('groep.naam')}
            value={groep.naam}
            error={groep.naam.trim() === ''}
            onChange={({ target }) => zet(groep.sleutel, { naam: target.value })}
            slotProps={{ htmlInput: { maxLength: 64 } }}
          />
          <Keuzes
            titel={t('groep.jaargroepen')}
            opties={JAREN.map((jaar) => ({ waarde: jaar, tekst: metHoofdletter(jaarTekst(t, jaar)) }))}
            gekozen={groep.jaargroepen}
            onKies={(jaren) => zet(groep.sleutel, { jaargroepen: jaren.toSorted((a, b) => a - b) })}
          />
          <button
            type="button"
            className="knop-tekst"
            disabled={plan.groepen.length === 1}
            onClick={() =>
              onPlan({
                ...plan,
                groepen: plan.groepen.filter(({ sleutel }) => sleutel !== groep.sleutel),
                bestemming: zonderDoel(plan.bestemming, groep.sleutel),
              })
            }
          >
            <Icoon naam="prullenbak" maat={18} /> {t('jaar.zonderGroep')}
          </button>
        </li>
      ))}
    </ul>
  );
}

const zonderDoel = (bestemming: Plan['bestemming'], weg: string): Plan['bestemming'] =>
  Object.fromEntries(Object.entries(bestemming).map(([blok, doel]) => [blok, doel === weg ? '' : doel]));

function BlokRij({ blok, plan, onPlan }: { blok: Blok; plan: Plan; onPlan: Stel }) {
  const { t } = useTranslation(['beheer', 'woorden', 'admins']);
  const doel = plan.bestemming[blok.sleutel] ?? '';
  const blijft = blok.leerlingen.filter(({ id }) => plan.blijft.has(id)).length;
  const wissel = (id: string, aan: boolean) =>
    onPlan({ ...plan, blijft: new Set(aan ? [...plan.blijft, id] : [...plan.blijft].filter((ander) => ander !== id)) });
  return (
    <li>
      <div className="jaar__blok">
        <span>
          <strong>{blok.groep}</strong>
          <small>
            {metHoofdletter(jaarTekst(t, blok.jaargroep))},{' '}
            {t('admins:leerlingen.aantal', { count: blok.leerlingen.length })}
          </small>
        </span>
        <Icoon naam="pijl" />
        <TextField
          select
          label={t('jaar.naar')}
          value={doel}
          error={doel === ''}
          helperText={doel === '' ? t('jaar.naar.kies') : undefined}
          onChange={({ target }) =>
            onPlan({ ...plan, bestemming: { ...plan.bestemming, [blok.sleutel]: target.value } })
          }
        >
          {plan.groepen.map(({ sleutel, naam, jaargroepen }) => (
            <MenuItem key={sleutel} value={sleutel}>
              {naam} ({jarenTekst(t, jaargroepen)})
            </MenuItem>
          ))}
          <MenuItem value={VERLAAT}>{t('jaar.verlaat')}</MenuItem>
        </TextField>
      </div>
      <details className="jaar__blijft">
        <summary>{blijft === 0 ? t('jaar.blijft') : t('jaar.blijft.aantal', { count: blijft })}</summary>
        <div>
          {blok.leerlingen.map(({ id, naam, dier }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={plan.blijft.has(id)}
                onChange={({ target }) => wissel(id, target.checked)}
              />{' '}
              <DierTegel dier={dier} maat={26} /> {naam}
            </label>
          ))}
        </div>
      </details>
    </li>
  );
}

/** Step 2: where everybody goes, a year of a group at a time. */
export function Leerlingen({ stand, plan, onPlan }: { stand: JaarovergangStand; plan: Plan; onPlan: Stel }) {
  return (
    <ul className="jaar__blokken">
      {blokkenVan(stand).map((blok) => (
        <BlokRij key={blok.sleutel} blok={blok} plan={plan} onPlan={onPlan} />
      ))}
    </ul>
  );
}

/** Step 3: what is going to happen, before it happens. */
export function Controle({ stand, plan }: { stand: JaarovergangStand; plan: Plan }) {
  const { t } = useTranslation(['beheer', 'woorden', 'admins']);
  const verzoek = verzoekVan(stand, plan);
  return (
    <>
      <TabelVak naam={t('jaar.stap.controle')}>
        <thead>
          <tr>
            <th scope="col">{t('groep.naam')}</th>
            <th scope="col">{t('groep.jaargroepen')}</th>
            <th scope="col">{t('jaar.aantal')}</th>
          </tr>
        </thead>
        <tbody>
          {tellingen(verzoek, plan).map(({ groep, aantal }) => (
            <tr key={groep.sleutel}>
              <th scope="row">{groep.naam}</th>
              <td>{metHoofdletter(jarenTekst(t, groep.jaargroepen))}</td>
              <td>{aantal}</td>
            </tr>
          ))}
        </tbody>
      </TabelVak>
      <ul className="jaar__gevolgen">
        <li>{t('jaar.gevolg.archief', { count: verzoek.archiveren.length, jaar: stand.schooljaar })}</li>
        <li>{t('jaar.gevolg.blijft', { count: plan.blijft.size })}</li>
        <li>{t('jaar.gevolg.verlaters', { count: verzoek.verlaters.length })}</li>
        <li>{t('jaar.gevolg.kaartjes')}</li>
      </ul>
    </>
  );
}
