import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  subgroepInvoerSchema,
  type GroepDetail,
  type Subgroep,
} from '#server/features/groepen/groepen-beheer.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { useFormulier } from '#web/ui/formulier/gebruik-formulier.ts';
import { Veld } from '#web/ui/formulier/veld.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { useLeerlingen } from '../admins.api.ts';
import { bewaarSubgroep, verwijderSubgroep } from '../beheer.api.ts';
import { Dialoog } from '../dialoog.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { Keuzes } from '../keuzes.tsx';
import { volleNaam } from '../leerlingen/naam.ts';

interface Props {
  adminId: string;
  groep: GroepDetail;
  onSluit: () => void;
  onGroep: (groep: GroepDetail) => void;
}

function EenSubgroep({ adminId, groep, subgroep, onSluit, onGroep }: Props & { subgroep: Subgroep | null }) {
  const { t } = useTranslation('beheer');
  const { data } = useLeerlingen(adminId, groep.id);
  const bewaren = useBewaren();
  const formulier = useFormulier<{ naam: string; leerlingIds: string[] }>(
    { naam: subgroep?.naam ?? '', leerlingIds: subgroep?.leerlingIds ?? [] },
    controleMet(subgroepInvoerSchema),
  );
  const bewaar = async () => {
    if (!formulier.controleer()) return;
    const gelukt = await bewaren.run(
      () => bewaarSubgroep(adminId, { groepId: groep.id, id: subgroep?.id ?? null }, formulier.waarden),
      formulier.stelServer,
    );
    if (gelukt) onGroep(gelukt.uit);
  };
  return (
    <Dialoog
      titel={t(subgroep === null ? 'subgroep.nieuw' : 'subgroep.wijzig')}
      knop={t('bewaar')}
      bewaren={bewaren}
      anker={formulier.anker}
      onSluit={onSluit}
      onBewaar={() => void bewaar()}
    >
      <Veld
        formulier={formulier}
        naam="naam"
        label={t('subgroep.naam')}
        regel={{ n: 40 }}
        veld={{ autoFocus: true, fullWidth: true, required: true }}
      />
      <Keuzes
        titel={t('subgroep.leerlingen')}
        opties={(data?.items ?? []).map((kind) => ({ waarde: kind.id, tekst: volleNaam(kind) }))}
        gekozen={formulier.waarden.leerlingIds}
        onKies={(ids) => formulier.stel('leerlingIds', ids)}
      />
    </Dialoog>
  );
}

/** The subgroups of a group: add, change, remove. */
export function SubgroepenDialoog({ adminId, groep, onSluit, onGroep }: Props) {
  const { t } = useTranslation('beheer');
  const bewaren = useBewaren();
  const [bewerkt, stelBewerkt] = useState<Subgroep | 'nieuw' | null>(null);
  if (bewerkt !== null) {
    const klaar = (nieuw: GroepDetail) => {
      onGroep(nieuw);
      stelBewerkt(null);
    };
    return (
      <EenSubgroep
        adminId={adminId}
        groep={groep}
        subgroep={bewerkt === 'nieuw' ? null : bewerkt}
        onSluit={() => stelBewerkt(null)}
        onGroep={klaar}
      />
    );
  }
  const weg = async (id: string) => {
    const gelukt = await bewaren.run(() => verwijderSubgroep(adminId, { groepId: groep.id, id }));
    if (gelukt) onGroep(gelukt.uit);
  };
  return (
    <Dialoog
      titel={t('subgroepen.titel', { naam: groep.naam })}
      knop={t('subgroep.nieuw')}
      bewaren={bewaren}
      onSluit={onSluit}
      onBewaar={() => stelBewerkt('nieuw')}
    >
      <p>{t('subgroepen.uitleg')}</p>
      <ul className="subgroepen">
        {groep.subgroepen.map((subgroep) => (
          <li key={subgroep.id}>
            <span>
              <strong>{subgroep.naam}</strong>
              <small>{t('admins:leerlingen.aantal', { count: subgroep.leerlingIds.length })}</small>
            </span>
            <Button onClick={() => stelBewerkt(subgroep)}>{t('wijzig')}</Button>
            <Button onClick={() => void weg(subgroep.id)} aria-label={t('subgroep.weg', { naam: subgroep.naam })}>
              <Icoon naam="prullenbak" maat={18} />
            </Button>
          </li>
        ))}
      </ul>
    </Dialoog>
  );
}
