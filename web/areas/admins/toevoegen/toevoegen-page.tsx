import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  leerlingenToevoegenSchema,
  type LeerlingenToegevoegd,
} from '#server/features/leerlingen/leerlingen-beheer.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { FoutSamenvatting } from '#web/ui/formulier/fout-samenvatting.tsx';
import { useFormulier } from '#web/ui/formulier/gebruik-formulier.ts';
import { useRegel } from '#web/ui/formulier/regel.ts';
import { useAdmin } from '../admins.api.ts';
import { herstel, useGroep, voegLeerlingenToe } from '../beheer.api.ts';
import { CodeFormulier } from '../delen/code-formulier.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { useRecht } from '../gebruik-recht.ts';
import { GeenRecht } from '../geen-recht.tsx';
import { jaarTekst } from '../jaargroep.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { TabelGeraamte } from '#web/ui/geraamte.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { useMag } from '../recht.tsx';
import { FoutMelding, Toestand } from '#web/platform/toestand.tsx';
import { useVoorstellen } from './gebruik-voorstellen.ts';
import { Kaartenlijst } from './kaartenlijst.tsx';
import { isLeeg, leesPlak, legeRegel, type Regel } from './plak.ts';
import { RoosterRij, VELDEN } from './rooster.tsx';
import './toevoegen.css';

const RIJEN = 10;
const RIJEN_MAX = 60;
const JAREN = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const INLOG = ['', 'plaatjes', 'tekst'] as const;
interface Waarden {
  regels: readonly Regel[];
  inlogsoort: string;
}

const weglaten = (tekst: string): string | undefined => (tekst.trim() === '' ? undefined : tekst);
const lees = ({ regels, inlogsoort }: Waarden) => ({
  leerlingen: regels
    .filter((regel) => !isLeeg(regel))
    .map(({ roepnaam, voorvoegsel, achternaam, jaargroep, gebruikersnaam }) => ({
      roepnaam,
      voorvoegsel: weglaten(voorvoegsel),
      achternaam: weglaten(achternaam),
      jaargroep: Number(jaargroep),
      gebruikersnaam: weglaten(gebruikersnaam),
    })),
  ...(inlogsoort === '' ? {} : { inlogsoort }),
});

/** At least one empty line at the end, up to the size of a group. */
function metRuimte(regels: readonly Regel[], jaargroep: string): Regel[] {
  const uit = [...regels].slice(0, RIJEN_MAX);
  let sleutel = Math.max(-1, ...uit.map((regel) => regel.sleutel)) + 1;
  while (uit.length < RIJEN || (uit.length < RIJEN_MAX && !isLeeg(uit.at(-1) ?? legeRegel(0, jaargroep)))) {
    uit.push(legeRegel(sleutel, jaargroep));
    sleutel += 1;
  }
  return uit;
}

function Plaatsen({ nodig }: { nodig: number }) {
  const { t } = useTranslation('beheer');
  const { adminId } = usePlek();
  const { data: admin } = useAdmin(adminId);
  if (admin?.plaatsen === undefined) return null;
  const vrij = admin.plaatsen.totaal - admin.plaatsen.gebruikt;
  return (
    <p className={nodig > vrij ? 'plaatsen plaatsen--vol' : 'plaatsen'} role="status">
      {t(nodig > vrij ? 'plaatsen.vol' : 'plaatsen', { vrij: Math.max(0, vrij), totaal: admin.plaatsen.totaal, nodig })}
    </p>
  );
}

function RoosterKop() {
  const { t } = useTranslation('beheer');
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="alleen-lezer">{t('rooster.nr')}</span>
        </th>
        {VELDEN.map((veld) => (
          <th key={veld} scope="col">
            {t(`leerling.${veld}`)}
          </th>
        ))}
        <th scope="col">
          <span className="alleen-lezer">{t('rooster.merk')}</span>
        </th>
      </tr>
    </thead>
  );
}

/** The grid for one group. */
export function Rooster({
  groepId,
  jaargroep,
  dicht,
  onKlaar,
}: {
  groepId: string;
  jaargroep: string;
  /** The licence lets nobody be added. */ dicht: boolean;
  onKlaar: (toegevoegd: LeerlingenToegevoegd) => void;
}) {
  const { t } = useTranslation(['beheer', 'woorden']);
  const { adminId, groepenPad } = usePlek();
  const { data: admin } = useAdmin(adminId);
  const regel = useRegel();
  const bewaren = useBewaren();
  const formulier = useFormulier<Waarden>(
    { regels: metRuimte([], jaargroep), inlogsoort: '' },
    controleMet(leerlingenToevoegenSchema, lees),
  );
  const { anker } = formulier;
  const { regels, inlogsoort } = formulier.waarden;
  const voorstellen = useVoorstellen(adminId, regels);
  const gevuld = regels.filter((rij) => !isLeeg(rij));
  const vrij = admin?.plaatsen === undefined ? RIJEN_MAX : admin.plaatsen.totaal - admin.plaatsen.gebruikt;
  const stelRegels = (nieuw: readonly Regel[]) => formulier.stel('regels', metRuimte(nieuw, jaargroep));
  const foutVan = (rij: Regel) => (veld: (typeof VELDEN)[number]) =>
    formulier.fouten[`leerlingen.${gevuld.indexOf(rij)}.${veld}`];
  const plak = (nr: number, tekst: string) => {
    const jaren = JAREN.map((jaar) => ({
      jaar,
      namen: [
        jaarTekst(t, jaar).toLocaleLowerCase('nl'),
        t('woorden:jaar.kort.3') === '3' ? String(jaar) : String(jaar - 2),
      ],
    }));
    const nieuw = leesPlak(tekst, { jaren, jaargroep }, Math.max(...regels.map(({ sleutel }) => sleutel)) + 1);
    stelRegels([
      ...regels.slice(0, nr).filter((rij) => !isLeeg(rij)),
      ...nieuw,
      ...regels.slice(nr).filter((rij) => !isLeeg(rij)),
    ]);
  };
  const terug = async (leerlingId: string) => {
    const gelukt = await bewaren.run(() => herstel(adminId, { ids: [leerlingId], groepId }));
    if (gelukt) stelRegels(regels.filter((rij) => voorstellen.get(rij.sleutel)?.dubbel[0]?.leerlingId !== leerlingId));
  };
  const bewaar = async (gebeurtenis?: FormEvent) => {
    gebeurtenis?.preventDefault();
    if (!formulier.controleer()) return;
    const gelukt = await bewaren.run(
      () => voegLeerlingenToe(adminId, groepId, leerlingenToevoegenSchema.parse(lees(formulier.waarden))),
      formulier.stelServer,
    );
    if (gelukt) onKlaar(gelukt.uit);
  };
  return (
    <form ref={anker} noValidate onSubmit={(gebeurtenis) => void bewaar(gebeurtenis)} className="rooster">
      <FoutSamenvatting fouten={formulier.fouten} toon={formulier.geprobeerd} />
      {formulier.fouten['leerlingen'] !== undefined && (
        <p className="rooster__fout">{regel(formulier.fouten['leerlingen'], { a: 1, b: RIJEN_MAX })}</p>
      )}
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={() => void bewaar()} />}
      <TabelVak klasse="rooster__tabel" naam={t('toevoegen.titel')}>
        <RoosterKop />
        <tbody>
          {regels.map((rij, nr) => (
            <RoosterRij
              key={rij.sleutel}
              regel={rij}
              nr={nr}
              fout={foutVan(rij)}
              voorstel={voorstellen.get(rij.sleutel)}
              onPlak={plak}
              onTerug={(id) => void terug(id)}
              stel={(plek, veld, waarde) =>
                stelRegels(regels.map((ander, anderNr) => (anderNr === plek ? { ...ander, [veld]: waarde } : ander)))
              }
              onWis={(plek) => stelRegels(regels.filter((_, anderNr) => anderNr !== plek))}
            />
          ))}
        </tbody>
      </TabelVak>
      <div className="rooster__voet">
        <TextField
          select
          label={t('toevoegen.inlog')}
          value={inlogsoort}
          onChange={({ target }) => formulier.stel('inlogsoort', target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          {INLOG.map((soort) => (
            <MenuItem key={soort} value={soort}>
              {t(`toevoegen.inlog.${soort === '' ? 'jaar' : soort}`)}
            </MenuItem>
          ))}
        </TextField>
        <Plaatsen nodig={gevuld.length} />
        <span className="rooster__knoppen">
          <Link className="knop-tekst" to={`${groepenPad}/${groepId}/leerlingen`}>
            {t('annuleren')}
          </Link>
          <button type="submit" className="knop-vol" disabled={bewaren.bezig || dicht || gevuld.length > vrij}>
            {bewaren.bezig ? t('bezig') : t('toevoegen.bewaar', { count: gevuld.length })}
          </button>
        </span>
      </div>
    </form>
  );
}

/** `/{groepId}/leerlingen/toevoegen`: type or paste a class. */
export function ToevoegenPage() {
  const { t } = useTranslation(['beheer', 'woorden', 'delen']);
  const { adminId, groepId } = usePlek();
  const [metCode, stelMetCode] = useState(false);
  const groep = useGroep(adminId, groepId);
  const recht = useMag('leerlingen.toevoegen');
  const mag = useRecht(adminId);
  const [toegevoegd, stelToegevoegd] = useState<LeerlingenToegevoegd | null>(null);
  useTitel(t('toevoegen.titel'));
  if (!recht.mag) return <GeenRecht recht="leerlingen.toevoegen" titel={t('toevoegen.titel')} />;
  return (
    <>
      <div className="pagina-kop">
        <div>
          <h1>{t('toevoegen.titel')}</h1>
          <p>
            {[groep.data?.naam, toegevoegd === null && !metCode ? t('toevoegen.uitleg') : undefined]
              .filter((deel) => deel !== undefined)
              .join('. ')}
          </p>
        </div>
        {mag('koppelingen.inlezen') && toegevoegd === null && (
          <span className="pagina-kop__knoppen">
            <button type="button" className="knop-tint" onClick={() => stelMetCode(!metCode)}>
              {t(metCode ? 'delen:koppel.zelf' : 'delen:koppel.deelcode')}
            </button>
          </span>
        )}
      </div>
      {metCode ? (
        <CodeFormulier adminId={adminId} soort="rt" dicht={recht.alleenLezen} naar={`/admins/${adminId}/leerlingen`} />
      ) : (
        <Toestand stand={groep} geraamte={<TabelGeraamte rijen={8} />}>
          {(data) =>
            toegevoegd === null ? (
              <Rooster
                key={data.id}
                groepId={data.id}
                jaargroep={String(data.jaargroepen[0] ?? 3)}
                dicht={recht.alleenLezen}
                onKlaar={stelToegevoegd}
              />
            ) : (
              <Kaartenlijst toegevoegd={toegevoegd} groepId={data.id} onMeer={() => stelToegevoegd(null)} />
            )
          }
        </Toestand>
      )}
    </>
  );
}
