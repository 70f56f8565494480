import { useTranslation } from 'react-i18next';
import {
  groepKopieSchema,
  groepWijzigingSchema,
  nieuweGroepSchema,
  type GroepDetail,
} from '#server/features/groepen/groepen-beheer.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { serverKlok } from '#web/platform/klok.ts';
import { FoutSamenvatting } from '#web/ui/formulier/fout-samenvatting.tsx';
import { useFormulier } from '#web/ui/formulier/gebruik-formulier.ts';
import { Veld } from '#web/ui/formulier/veld.tsx';
import { kopieerGroep, maakGroep, useDocentnamen, wijzigGroep, zetDocenten } from '../beheer.api.ts';
import { Dialoog } from '../dialoog.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { useRecht } from '../gebruik-recht.ts';
import { jaarTekst, metHoofdletter } from '../jaargroep.ts';
import { Keuzes } from '../keuzes.tsx';
import { schooljaarVan, volgendSchooljaar } from '../schooljaar.ts';

const JAREN = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
type GroepVelden = { naam: string; jaargroepen: number[]; schooljaar: string; docentIds: string[] };

function Docenten({
  adminId,
  gekozen,
  onKies,
}: {
  adminId: string;
  gekozen: readonly string[];
  onKies: (ids: string[]) => void;
}) {
  const { t } = useTranslation('beheer');
  const { data } = useDocentnamen(adminId, true);
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Keuzes
      titel={t('groep.docenten')}
      opties={data.items.map(({ id, naam }) => ({ waarde: id, tekst: naam }))}
      gekozen={gekozen}
      onKies={onKies}
    />
  );
}

/** Adds a group, or changes one. */
export function GroepDialoog({
  adminId,
  groep,
  onSluit,
  onKlaar,
}: {
  adminId: string;
  groep: GroepDetail | null;
  onSluit: () => void;
  onKlaar: (groep: GroepDetail) => void;
}) {
  const { t } = useTranslation(['beheer', 'woorden']);
  const magDocenten = useRecht(adminId)('groepen.docenten');
  const bewaren = useBewaren();
  const begin: GroepVelden =
    groep === null
      ? { naam: '', jaargroepen: [], schooljaar: schooljaarVan(new Date(serverKlok.nu())), docentIds: [] }
      : { ...groep };
  const formulier = useFormulier<GroepVelden>(
    { naam: begin.naam, jaargroepen: begin.jaargroepen, schooljaar: begin.schooljaar, docentIds: begin.docentIds },
    groep === null
      ? controleMet(nieuweGroepSchema)
      : controleMet(groepWijzigingSchema, ({ naam, jaargroepen }) => ({ versie: groep.versie, naam, jaargroepen })),
  );
  const { waarden } = formulier;
  const stuur = async (): Promise<GroepDetail> => {
    if (groep === null) return maakGroep(adminId, waarden);
    const nieuw = await wijzigGroep(adminId, groep.id, {
      versie: groep.versie,
      naam: waarden.naam,
      jaargroepen: waarden.jaargroepen,
    });
    return magDocenten ? zetDocenten(adminId, groep.id, waarden.docentIds) : nieuw;
  };
  const bewaar = async () => {
    if (!formulier.controleer()) return;
    const gelukt = await bewaren.run(stuur, formulier.stelServer);
    if (gelukt) onKlaar(gelukt.uit);
  };
  return (
    <Dialoog
      titel={t(groep === null ? 'groep.nieuw' : 'groep.wijzig')}
      knop={t('bewaar')}
      bewaren={bewaren}
      anker={formulier.anker}
      onSluit={onSluit}
      onBewaar={() => void bewaar()}
    >
      <FoutSamenvatting fouten={formulier.fouten} toon={formulier.geprobeerd} />
      <Veld
        formulier={formulier}
        naam="naam"
        label={t('groep.naam')}
        regel={{ n: 64 }}
        veld={{ autoFocus: true, fullWidth: true, required: true }}
      />
      <Keuzes
        titel={t('groep.jaargroepen')}
        opties={JAREN.map((jaar) => ({ waarde: jaar, tekst: metHoofdletter(jaarTekst(t, jaar)) }))}
        gekozen={waarden.jaargroepen}
        fout={formulier.fouten['jaargroepen']}
        onKies={(jaren) => formulier.stel('jaargroepen', jaren)}
      />
      {groep === null && (
        <Veld
          formulier={formulier}
          naam="schooljaar"
          label={t('groep.schooljaar')}
          regel={{ voorbeeld: '2026-2027' }}
          veld={{ required: true }}
        />
      )}
      {magDocenten && (
        <Docenten adminId={adminId} gekozen={waarden.docentIds} onKies={(ids) => formulier.stel('docentIds', ids)} />
      )}
    </Dialoog>
  );
}

/** Copies a group to the next school year. */
export function KopieDialoog({
  adminId,
  groep,
  onSluit,
  onKlaar,
}: {
  adminId: string;
  groep: GroepDetail;
  onSluit: () => void;
  onKlaar: (groep: GroepDetail) => void;
}) {
  const { t } = useTranslation('beheer');
  const bewaren = useBewaren();
  const formulier = useFormulier(
    { naam: groep.naam, schooljaar: volgendSchooljaar(groep.schooljaar) },
    controleMet(groepKopieSchema),
  );
  const bewaar = async () => {
    if (!formulier.controleer()) return;
    const gelukt = await bewaren.run(() => kopieerGroep(adminId, groep.id, formulier.waarden), formulier.stelServer);
    if (gelukt) onKlaar(gelukt.uit);
  };
  return (
    <Dialoog
      titel={t('groep.kopieer')}
      knop={t('groep.kopieer.knop')}
      bewaren={bewaren}
      anker={formulier.anker}
      onSluit={onSluit}
      onBewaar={() => void bewaar()}
    >
      <p>{t('groep.kopieer.uitleg')}</p>
      <FoutSamenvatting fouten={formulier.fouten} toon={formulier.geprobeerd} />
      <Veld
        formulier={formulier}
        naam="naam"
        label={t('groep.naam')}
        regel={{ n: 64 }}
        veld={{ autoFocus: true, fullWidth: true, required: true }}
      />
      <Veld
        formulier={formulier}
        naam="schooljaar"
        label={t('groep.schooljaar')}
        regel={{ voorbeeld: '2027-2028' }}
        veld={{ required: true }}
      />
    </Dialoog>
  );
}
