import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { DIEREN } from '#engine/core/domein/dieren.ts';
import {
  leerlingWijzigingSchema,
  type LeerlingDetail,
} from '#server/features/leerlingen/leerlingen-beheer.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { FoutSamenvatting } from '#web/ui/formulier/fout-samenvatting.tsx';
import { useFormulier } from '#web/ui/formulier/gebruik-formulier.ts';
import { Veld } from '#web/ui/formulier/veld.tsx';
import { useLeerling, wijzigLeerling } from '../beheer.api.ts';
import { Dialoog } from '../dialoog.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { jaarTekst, metHoofdletter } from '../jaargroep.ts';
import { LeerlingExport } from '../leerling-export.tsx';
import { FoutMelding } from '#web/platform/toestand.tsx';

const JAREN = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const velden = ({ roepnaam, voorvoegsel, achternaam, gebruikersnaam, notitie, jaargroep, dier }: LeerlingDetail) => ({
  roepnaam,
  voorvoegsel,
  achternaam,
  gebruikersnaam,
  notitie,
  jaargroep,
  dier,
});

function Formulier({
  adminId,
  leerling,
  onSluit,
  onKlaar,
}: {
  adminId: string;
  leerling: LeerlingDetail;
  onSluit: () => void;
  onKlaar: (leerling: LeerlingDetail) => void;
}) {
  const { t } = useTranslation(['beheer', 'woorden']);
  const bewaren = useBewaren();
  const formulier = useFormulier(
    velden(leerling),
    controleMet(leerlingWijzigingSchema, (waarden) => ({ versie: leerling.versie, ...waarden })),
  );
  const { waarden } = formulier;
  const bewaar = async () => {
    if (!formulier.controleer()) return;
    const gelukt = await bewaren.run(
      () =>
        wijzigLeerling(adminId, leerling.id, leerlingWijzigingSchema.parse({ versie: leerling.versie, ...waarden })),
      formulier.stelServer,
    );
    if (gelukt) onKlaar(gelukt.uit);
  };
  return (
    <Dialoog
      titel={t('leerling.wijzig', { naam: leerling.roepnaam })}
      knop={t('bewaar')}
      bewaren={bewaren}
      anker={formulier.anker}
      onSluit={onSluit}
      onBewaar={() => void bewaar()}
    >
      <FoutSamenvatting fouten={formulier.fouten} toon={formulier.geprobeerd} />
      <div className="leerling-velden">
        <Veld
          formulier={formulier}
          naam="roepnaam"
          label={t('leerling.roepnaam')}
          regel={{ n: 64, voorbeeld: 'Zoë' }}
          veld={{ autoFocus: true, required: true }}
        />
        <Veld
          formulier={formulier}
          naam="voorvoegsel"
          label={t('leerling.voorvoegsel')}
          regel={{ n: 20, voorbeeld: 'van der' }}
        />
        <Veld
          formulier={formulier}
          naam="achternaam"
          label={t('leerling.achternaam')}
          regel={{ n: 200, voorbeeld: 'Bakker' }}
        />
      </div>
      <div className="leerling-velden">
        <TextField
          select
          required
          label={t('leerling.jaargroep')}
          value={waarden.jaargroep}
          onChange={({ target }) => formulier.stel('jaargroep', Number(target.value))}
        >
          {JAREN.map((jaar) => (
            <MenuItem key={jaar} value={jaar}>
              {metHoofdletter(jaarTekst(t, jaar))}
            </MenuItem>
          ))}
        </TextField>
        <Veld
          formulier={formulier}
          naam="gebruikersnaam"
          label={t('leerling.gebruikersnaam')}
          regel={{ n: waarden.gebruikersnaam.trim().length < 3 ? 3 : 64, voorbeeld: 'zoe.b' }}
          veld={{ required: true }}
        />
        <TextField
          select
          label={t('leerling.dier')}
          value={waarden.dier}
          onChange={({ target }) => formulier.stel('dier', target.value)}
          slotProps={{
            select: {
              renderValue: (dier) => (
                <span className="dier-keuze">
                  <DierTegel dier={String(dier)} maat={24} /> {t('leerling.dier.gekozen')}
                </span>
              ),
              MenuProps: { className: 'dier-menu' },
            },
          }}
        >
          {DIEREN.map((dier) => (
            <MenuItem key={dier} value={dier} aria-label={dier}>
              <DierTegel dier={dier} maat={40} />
            </MenuItem>
          ))}
        </TextField>
      </div>
      <Veld
        formulier={formulier}
        naam="notitie"
        label={t('leerling.notitie')}
        hulp={t('leerling.notitie.hulp')}
        regel={{ n: 500 }}
        veld={{ multiline: true, minRows: 2 }}
      />
      <LeerlingExport adminId={adminId} leerlingId={leerling.id} naam={leerling.roepnaam} />
    </Dialoog>
  );
}

/** Changes one leerling; somebody else's change in the meantime is shown and nothing is lost. */
export function LeerlingDialoog({
  adminId,
  leerlingId,
  onSluit,
  onKlaar,
}: {
  adminId: string;
  leerlingId: string;
  onSluit: () => void;
  onKlaar: (leerling: LeerlingDetail) => void;
}) {
  const stand = useLeerling(adminId, leerlingId);
  if (stand.error !== undefined && stand.data === undefined)
    return <FoutMelding fout={stand.error} onOpnieuw={() => void stand.mutate()} />;
  if (stand.data === undefined || stand.data.id !== leerlingId) return null;
  return <Formulier adminId={adminId} leerling={stand.data} onSluit={onSluit} onKlaar={onKlaar} />;
}
