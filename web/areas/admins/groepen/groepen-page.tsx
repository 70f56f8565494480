import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { serverKlok } from '#web/platform/klok.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { useAlleLeerlingen, useGroepen, useMij, useSignalen } from '../admins.api.ts';
import { useLeerlinglijst } from '../beheer.api.ts';
import { dagdeel, langeDatum } from '../datum.ts';
import { useRecht } from '../gebruik-recht.ts';
import { metHoofdletter } from '../jaargroep.ts';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { KaartenGeraamte, TabelGeraamte } from '#web/ui/geraamte.tsx';
import { usePlek } from '../kader/gebruik-plek.ts';
import { Toestand } from '#web/platform/toestand.tsx';
import { Leeg } from '#web/ui/leeg.tsx';
import { useGroepacties } from './gebruik-groepacties.tsx';
import { GroepKaart } from './groep-kaart.tsx';
import { GroepMenu } from './groep-menu.tsx';
import { GroepenTabel } from './groepen-tabel.tsx';
import { Startkaarten } from './startkaarten.tsx';
import { SignalenKaart } from './signalen-kaart.tsx';
import './groepen.css';

type Weergave = 'kaarten' | 'tabel';

const GERAAMTE = <KaartenGeraamte kaarten={3} regels={3} plaat={100} />;
const GERAAMTE_SIGNALEN = <TabelGeraamte rijen={5} />;

function Groet({ signalen, knoppen }: { signalen: number | undefined; knoppen: ReactNode }) {
  const { t, i18n } = useTranslation('admins');
  const { data: mij } = useMij();
  const nu = new Date(serverKlok.nu());
  const [voornaam = ''] = (mij?.naam ?? '').split(' ');
  const aandacht = signalen === undefined || signalen === 0 ? '' : t('groet.aandacht', { count: signalen });
  return (
    <div className="pagina-kop">
      <div>
        <h1>{t(`groet.${dagdeel(nu)}`, { naam: voornaam })}</h1>
        <p>
          {metHoofdletter(langeDatum(i18n.language, nu))}. {aandacht}
        </p>
      </div>
      {knoppen}
    </div>
  );
}

function Leegte({ onNieuw }: { onNieuw: () => void }) {
  const { t } = useTranslation('admins');
  const { adminId } = usePlek();
  if (useGebruiker()?.role === 'docent')
    return (
      <Leeg titel={t('groepen.leeg')} uitleg={t('groepen.leeg.docent')}>
        <Link className="knop-vol" to={`/admins/${adminId}/docenten`}>
          {t('groepen.leeg.wie')}
        </Link>
      </Leeg>
    );
  return (
    <Leeg titel={t('groepen.leeg')} uitleg={t('groepen.leeg.beheerder')}>
      <Startkaarten onNieuw={onNieuw} />
    </Leeg>
  );
}

/** Who has no group, in a row of their own. */
function ZonderGroep() {
  const { t } = useTranslation('beheer');
  const { adminId } = usePlek();
  const { data } = useLeerlinglijst(adminId, { pagina: 1, grootte: 1, zoek: '', sorteer: 'naam', groep: 'zonder' });
  if (data === undefined || data.totaal === 0) return null;
  return (
    <p className="zonder-groep">
      <Icoon naam="let" /> <span>{t('zonderGroep', { count: data.totaal })}</span>
      <Link className="knop-tekst" to={`/admins/${adminId}/leerlingen?groep=zonder`}>
        {t('zonderGroep.knop')} <Icoon naam="pijl" maat={18} />
      </Link>
    </p>
  );
}

/** Adding, importing and the end of the year: only what the user may do. */
function Knoppen({ onNieuw }: { onNieuw: () => void }) {
  const { t } = useTranslation('beheer');
  const { adminId, groepenPad } = usePlek();
  const mag = useRecht(adminId);
  return (
    <span className="pagina-kop__knoppen niet-op-papier">
      {mag('leerlingen.importeren') && (
        <Link className="knop-tint" to={`${groepenPad}/edexml`}>
          <Icoon naam="leerlingen" maat={18} /> {t('admins:menu.edexml')}
        </Link>
      )}
      {mag('lvs.importeren') && (
        <Link className="knop-tint" to={`${groepenPad}/lvsspelling`}>
          <Icoon naam="tabel" maat={18} /> {t('admins:menu.lvsspelling')}
        </Link>
      )}
      {mag('jaarovergang.uitvoeren') && (
        <Link className="knop-tint" to={`${groepenPad}/jaarovergang`}>
          <Icoon naam="kalender" maat={18} /> {t('jaar.knop')}
        </Link>
      )}
      {mag('groepen.toevoegen') && (
        <button type="button" className="knop-tint" onClick={onNieuw}>
          <Icoon naam="plus" maat={18} /> {t('groep.nieuw')}
        </button>
      )}
    </span>
  );
}

function Groepen({ items, start }: { items: readonly GroepItem[]; start: ReturnType<typeof useGroepacties>['start'] }) {
  const { t } = useTranslation(['admins', 'beheer']);
  const { adminId } = usePlek();
  const [weergave, stelWeergave] = useState<Weergave>('kaarten');
  const [archief, stelArchief] = useState(false);
  const [schooljaar, stelSchooljaar] = useState('');
  const jaren = [
    ...new Set(items.filter(({ gearchiveerd }) => archief || !gearchiveerd).map((groep) => groep.schooljaar)),
  ]
    .sort()
    .toReversed();
  const getoond = items.filter(
    (groep) => (archief || !groep.gearchiveerd) && (schooljaar === '' || groep.schooljaar === schooljaar),
  );
  const aantal = getoond.reduce((som, groep) => som + groep.aantal, 0);
  const heeftArchief = items.some(({ gearchiveerd }) => gearchiveerd);
  const menu = (groep: GroepItem) => <GroepMenu adminId={adminId} groep={groep} onActie={start} />;
  return (
    <section aria-labelledby="groepen-kop">
      <div className="groepen__kop">
        <h2 id="groepen-kop">{t('menu.groepen')}</h2>
        <p>
          {t('groepen.aantal', { count: getoond.length })}, {t('leerlingen.aantal', { count: aantal })}
        </p>
        <span className="groepen__knoppen">
          {heeftArchief && (
            <label className="schakel">
              <input type="checkbox" checked={archief} onChange={({ target }) => stelArchief(target.checked)} />{' '}
              {t('groepen.metArchief')}
            </label>
          )}
          {jaren.length > 1 && (
            <TextField
              select
              label={t('beheer:groep.schooljaar')}
              value={schooljaar}
              onChange={({ target }) => stelSchooljaar(target.value)}
              sx={{ minWidth: 136 }}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              <MenuItem value="">{t('beheer:alleJaren')}</MenuItem>
              {jaren.map((jaar) => (
                <MenuItem key={jaar} value={jaar}>
                  {jaar}
                </MenuItem>
              ))}
            </TextField>
          )}
          <ToggleButtonGroup
            exclusive
            size="small"
            value={weergave}
            aria-label={t('weergave')}
            onChange={(_, nieuw: Weergave | null) => {
              if (nieuw !== null) stelWeergave(nieuw);
            }}
          >
            <ToggleButton value="kaarten">
              <Icoon naam="groepen" maat={18} /> {t('weergave.kaarten')}
            </ToggleButton>
            <ToggleButton value="tabel">
              <Icoon naam="tabel" maat={18} /> {t('weergave.tabel')}
            </ToggleButton>
          </ToggleButtonGroup>
        </span>
      </div>
      {getoond.length === 0 && <Leegte onNieuw={() => start('nieuw', null)} />}
      {getoond.length > 0 && weergave === 'kaarten' && (
        <ul className="groepen__kaarten">
          {getoond.map((groep, nummer) => (
            <GroepKaart key={groep.id} groep={groep} nummer={nummer} menu={menu(groep)} />
          ))}
        </ul>
      )}
      {getoond.length > 0 && weergave === 'tabel' && <GroepenTabel groepen={getoond} menu={menu} />}
      <ZonderGroep />
    </section>
  );
}

/** Landing of the panel: who needs me today, and my groups. */
export function GroepenPage() {
  const { t } = useTranslation(['admins', 'beheer']);
  const { adminId } = usePlek();
  const groepen = useGroepen(adminId, true);
  const signalen = useSignalen(adminId);
  const acties = useGroepacties(adminId);
  const items = groepen.data?.items ?? [];
  const metSignaal = new Set(signalen.data?.items.map(({ groepId }) => groepId));
  const { data: leerlingen = [] } = useAlleLeerlingen(
    adminId,
    items.filter(({ id }) => metSignaal.has(id)).map(({ id }) => id),
  );
  const nieuw = () => acties.start('nieuw', null);
  const leeg = groepen.data?.items.length === 0;
  // One fault is told once.
  const metSignalen = !leeg && !groepen.error;
  useTitel(t('menu.groepen'));
  return (
    <>
      <Groet
        signalen={signalen.data?.items.filter(({ leerlingId }) => leerlingId !== undefined).length}
        knoppen={!leeg && <Knoppen onNieuw={nieuw} />}
      />
      {metSignalen && (
        <Toestand stand={signalen} geraamte={GERAAMTE_SIGNALEN}>
          {(data) => <SignalenKaart signalen={data.items} groepen={items} leerlingen={leerlingen} />}
        </Toestand>
      )}
      <Toestand stand={groepen} geraamte={GERAAMTE}>
        {(data) =>
          leeg ? (
            <>
              <Leegte onNieuw={nieuw} />
              <ZonderGroep />
            </>
          ) : (
            <Groepen items={data.items} start={acties.start} />
          )
        }
      </Toestand>
      {acties.delen}
    </>
  );
}
