import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Importplan, PlanGroep } from '#server/features/importplan/importplan.contract.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { jaarTekst, jarenTekst } from '../jaargroep.ts';
import { FoutMelding } from '#web/platform/toestand.tsx';
import { JAREN } from './jaren.ts';
import { telUit, watMist, type Keuzestand } from './keuzestand.ts';
import { Stand } from './voorbeeld-stap.tsx';

interface Deel {
  plan: Importplan;
  keuzes: Keuzestand;
  onKeuzes: (stand: Keuzestand) => void;
}
interface Props extends Deel {
  bezig: boolean;
  fout: Error | null;
  onTerug: () => void;
  onDraai: () => void;
  onNieuwPlan: () => void;
}

const COMBINATIE = 'combinatie';

function GroepRij({ groep, plan, keuzes, onKeuzes }: Deel & { groep: PlanGroep }) {
  const { t } = useTranslation(['importeren', 'woorden']);
  const partner = plan.groepen.find(({ sleutel }) => sleutel === groep.samenMet);
  const jaar = keuzes.groepjaren.get(groep.sleutel);
  const zetSamen = (samen: boolean): void => {
    const apart = new Set(keuzes.apart);
    if (samen) apart.delete(groep.sleutel);
    else apart.add(groep.sleutel);
    onKeuzes({ ...keuzes, apart });
  };
  const zetJaar = (waarde: string): void =>
    onKeuzes({
      ...keuzes,
      groepjaren: new Map(keuzes.groepjaren).set(groep.sleutel, waarde === COMBINATIE ? null : Number(waarde)),
    });
  return (
    <li className="groeprij">
      <span>
        <strong>{groep.naam}</strong>
        <small>
          {[jarenTekst(t, groep.jaargroepen), t('groep.leerlingen', { count: groep.aantal })]
            .filter((deel) => deel !== '')
            .join(', ')}
        </small>
      </span>
      <span className={groep.bestaand ? 'chip' : 'chip chip--zee'}>
        {t(groep.bestaand ? 'groep.bestaand' : groep.samengesteld ? 'groep.extra' : 'groep.nieuw')}
      </span>
      {partner !== undefined && (
        <label className="vinkje">
          <input
            type="checkbox"
            checked={!keuzes.apart.has(groep.sleutel)}
            onChange={({ target }) => zetSamen(target.checked)}
          />
          {t('groep.samen')}
        </label>
      )}
      {groep.jaargroepNodig && (
        <TextField
          select
          size="small"
          className="jaarkeuze"
          label={t('groep.jaar')}
          value={jaar === undefined ? '' : (jaar ?? COMBINATIE)}
          onChange={({ target }) => zetJaar(String(target.value))}
        >
          {JAREN.map((nr) => (
            <MenuItem key={nr} value={nr}>
              {jaarTekst(t, nr)}
            </MenuItem>
          ))}
          <MenuItem value={COMBINATIE}>{t('groep.combinatie')}</MenuItem>
        </TextField>
      )}
    </li>
  );
}

function Leerkrachten({ plan, keuzes, onKeuzes }: Deel) {
  const { t } = useTranslation(['importeren', 'woorden']);
  const zet = (nr: number, email: string | null): void => {
    const leerkrachten = new Map(keuzes.leerkrachten);
    if (email === null) leerkrachten.delete(nr);
    else leerkrachten.set(nr, email);
    onKeuzes({ ...keuzes, leerkrachten });
  };
  return (
    <section className="kaart">
      <h2>{t('leerkrachten.kop')}</h2>
      <p className="zacht">{t('leerkrachten.uitleg')}</p>
      <ul className="keuzelijst">
        {plan.leerkrachten.map((wie) => {
          const email = keuzes.leerkrachten.get(wie.nr);
          return (
            <li key={wie.nr} className="groeprij">
              <span>
                <label className="vinkje">
                  <input
                    type="checkbox"
                    checked={email !== undefined}
                    onChange={({ target }) => zet(wie.nr, target.checked ? (wie.email ?? '') : null)}
                  />
                  {wie.naam}
                </label>
                <small>{[...wie.groepen, ...wie.rollen.map((rol) => t(`rol.${rol}`))].join(', ')}</small>
              </span>
              {wie.bekend && <span className="chip chip--goed">{t('leerkrachten.bekend')}</span>}
              {email !== undefined && (
                <TextField
                  type="email"
                  size="small"
                  label={t('leerkrachten.email')}
                  value={email}
                  onChange={({ target }) => zet(wie.nr, target.value)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Bevestig({ plan, keuzes, onKeuzes }: Deel) {
  const { t } = useTranslation(['importeren', 'woorden']);
  const { weg, groot } = telUit(plan, keuzes);
  if (!groot) return null;
  return (
    <section className="kaart kaart--let">
      <h2>{t('groot.kop', { count: weg })}</h2>
      <p>{t('groot.uitleg', { count: weg })}</p>
      <TextField
        label={t('groot.veld')}
        value={keuzes.bevestigd}
        error={keuzes.bevestigd !== '' && Number(keuzes.bevestigd) !== weg}
        helperText={keuzes.bevestigd !== '' && Number(keuzes.bevestigd) !== weg ? t('groot.fout', { count: weg }) : ' '}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onChange={({ target }) => onKeuzes({ ...keuzes, bevestigd: target.value.replace(/\D/g, '') })}
      />
    </section>
  );
}

/** Step 3: groups, teachers, large removals, and the button. */
export function KeuzesStap({ plan, keuzes, bezig, fout, onKeuzes, onTerug, onDraai, onNieuwPlan }: Props) {
  const { t } = useTranslation(['importeren', 'woorden']);
  const mist = watMist(plan, keuzes, telUit(plan, keuzes));
  const vervallen = fout instanceof HttpFout && fout.code === 'PLAN_VERVALLEN';
  const deel = { plan, keuzes, onKeuzes };
  return (
    <section className="stapvak" aria-label={t('stap.keuzes')}>
      <Stand plan={plan} keuzes={keuzes} />
      <section className="kaart">
        <h2>{t('groep.kop')}</h2>
        <ul className="keuzelijst">
          {plan.groepen.map((groep) => (
            <GroepRij key={groep.sleutel} groep={groep} {...deel} />
          ))}
        </ul>
        {plan.school.nieuwSchooljaar && (
          <label className="vinkje">
            <input
              type="checkbox"
              checked={keuzes.oudeGroepenWeg}
              onChange={({ target }) => onKeuzes({ ...keuzes, oudeGroepenWeg: target.checked })}
            />
            {t('oudeGroepen')}
          </label>
        )}
      </section>
      {plan.leerkrachten.length > 0 && <Leerkrachten {...deel} />}
      <Bevestig {...deel} />
      {fout !== null && <FoutMelding fout={fout} onOpnieuw={vervallen ? onNieuwPlan : onDraai} />}
      {bezig && (
        <div className="bezig" role="status">
          <p>{t('bezig.draai')}</p>
          <LinearProgress />
        </div>
      )}
      <div className="stapknoppen">
        <Button onClick={onTerug} disabled={bezig}>
          {t('terug')}
        </Button>
        {mist !== null && (
          <span className="stapknoppen__waarom" role="status">
            <Icoon naam="let" maat={18} />
            {t(`mist.${mist}`)}
          </span>
        )}
        <Button variant="contained" onClick={onDraai} disabled={bezig || mist !== null}>
          {t('draai')}
        </Button>
      </div>
    </section>
  );
}
