import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  leerlingnotitieSchema,
  verplaatsingSchema,
  verwijderingSchema,
} from '#server/features/leerlingen/leerlingen-beheer.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { useFormulier } from '#web/ui/formulier/gebruik-formulier.ts';
import { useRegel } from '#web/ui/formulier/regel.ts';
import { Veld } from '#web/ui/formulier/veld.tsx';
import { useGroepen } from '../admins.api.ts';
import { naarPrullenbak, stuurNotitie, useGroep, verplaats } from '../beheer.api.ts';
import { Dialoog } from '../dialoog.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import type { BulkProps } from './bulk.types.ts';
import { Instapmeting, Instelling, Startniveau } from './oefen-dialogen.tsx';

export const BULKACTIES = ['verplaats', 'startniveau', 'instap', 'instelling', 'notitie', 'prullenbak'] as const;
export type Bulkactie = (typeof BULKACTIES)[number];

const ZONDER = 'zonder';
const GEEN = '';

/** Puts everybody back, a group at a time. */
async function zetTerug(
  adminId: string,
  vorige: readonly { leerlingId: string; groepId: string | null }[],
): Promise<void> {
  for (const groepId of new Set(vorige.map((plek) => plek.groepId))) {
    await verplaats(adminId, {
      ids: vorige.filter((plek) => plek.groepId === groepId).map(({ leerlingId }) => leerlingId),
      naarGroepId: groepId,
    });
  }
}

function Verplaats({ adminId, ids, groepId, onSluit, onKlaar }: BulkProps) {
  const { t } = useTranslation(['beheer', 'woorden']);
  const regel = useRegel();
  const bewaren = useBewaren();
  const { data } = useGroepen(adminId, false);
  const groepen = data?.items ?? [];
  const naar = (waarden: { groepId: string; subgroepId: string }) => ({
    ids,
    ...(waarden.groepId === GEEN ? {} : { naarGroepId: waarden.groepId === ZONDER ? null : waarden.groepId }),
    ...(waarden.subgroepId === GEEN ? {} : { subgroepId: waarden.subgroepId }),
  });
  const formulier = useFormulier({ groepId: GEEN, subgroepId: GEEN }, controleMet(verplaatsingSchema, naar));
  const { waarden } = formulier;
  const { data: doel } = useGroep(
    adminId,
    waarden.groepId === GEEN || waarden.groepId === ZONDER ? null : waarden.groepId,
  );
  const subgroepen = doel?.id === waarden.groepId ? doel.subgroepen : [];
  const bewaar = async () => {
    if (!formulier.controleer()) return;
    const gelukt = await bewaren.run(() => verplaats(adminId, verplaatsingSchema.parse(naar(waarden))));
    const naam = groepen.find(({ id }) => id === waarden.groepId)?.naam ?? t('zonder');
    if (gelukt)
      onKlaar({
        tekst: t('verplaats.gedaan', { count: ids.length, naam }),
        herstel: () => zetTerug(adminId, gelukt.uit.vorige),
      });
  };
  const fout = formulier.fouten['naarGroepId'];
  return (
    <Dialoog
      titel={t('verplaats.titel', { count: ids.length })}
      knop={t('verplaats.knop')}
      bewaren={bewaren}
      anker={formulier.anker}
      onSluit={onSluit}
      onBewaar={() => void bewaar()}
    >
      <TextField
        select
        label={t('verplaats.naar')}
        value={waarden.groepId}
        error={fout !== undefined}
        helperText={fout === undefined ? undefined : regel('verplicht')}
        onChange={({ target }) => {
          formulier.stel('groepId', target.value);
          formulier.stel('subgroepId', GEEN);
        }}
      >
        {groepen
          .filter(({ id }) => id !== groepId || waarden.groepId === id)
          .map(({ id, naam }) => (
            <MenuItem key={id} value={id}>
              {naam}
            </MenuItem>
          ))}
        <MenuItem value={ZONDER}>{t('zonder')}</MenuItem>
      </TextField>
      {subgroepen.length > 0 && (
        <TextField
          select
          label={t('verplaats.subgroep')}
          value={waarden.subgroepId}
          onChange={({ target }) => formulier.stel('subgroepId', target.value)}
        >
          <MenuItem value={GEEN}>{t('verplaats.geenSubgroep')}</MenuItem>
          {subgroepen.map(({ id, naam }) => (
            <MenuItem key={id} value={id}>
              {naam}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Dialoog>
  );
}

function Notitie({ adminId, ids, onSluit, onKlaar }: BulkProps) {
  const { t } = useTranslation('beheer');
  const bewaren = useBewaren();
  const formulier = useFormulier(
    { tekst: '' },
    controleMet(leerlingnotitieSchema, ({ tekst }: { tekst: string }) => ({ ids, tekst })),
  );
  const bewaar = async () => {
    if (!formulier.controleer()) return;
    const gelukt = await bewaren.run(() => stuurNotitie(adminId, ids, formulier.waarden.tekst), formulier.stelServer);
    if (gelukt) onKlaar({ tekst: t('notitie.gedaan', { count: ids.length }), herstel: null });
  };
  return (
    <Dialoog
      titel={t('notitie.titel', { count: ids.length })}
      knop={t('notitie.knop')}
      bewaren={bewaren}
      anker={formulier.anker}
      onSluit={onSluit}
      onBewaar={() => void bewaar()}
    >
      <p>{t('notitie.uitleg')}</p>
      <Veld
        formulier={formulier}
        naam="tekst"
        label={t('notitie.label')}
        regel={{ n: 200 }}
        veld={{ multiline: true, minRows: 3, autoFocus: true, required: true }}
      />
    </Dialoog>
  );
}

function Prullenbak({
  adminId,
  ids,
  onSluit,
  onKlaar,
  terug,
}: BulkProps & { terug: (ids: readonly string[]) => Promise<unknown> }) {
  const { t } = useTranslation('beheer');
  const bewaren = useBewaren();
  const formulier = useFormulier(
    { reden: '' },
    controleMet(verwijderingSchema, ({ reden }: { reden: string }) => ({ ids, reden })),
  );
  const bewaar = async () => {
    if (!formulier.controleer()) return;
    const gelukt = await bewaren.run(() => naarPrullenbak(adminId, ids, formulier.waarden.reden), formulier.stelServer);
    if (gelukt) onKlaar({ tekst: t('weg.gedaan', { count: ids.length }), herstel: () => terug(ids) });
  };
  return (
    <Dialoog
      titel={t('weg.titel', { count: ids.length })}
      knop={t('weg.knop')}
      gevaar
      bewaren={bewaren}
      anker={formulier.anker}
      onSluit={onSluit}
      onBewaar={() => void bewaar()}
    >
      <p>{t('weg.uitleg')}</p>
      <Veld formulier={formulier} naam="reden" label={t('weg.reden')} regel={{ n: 120 }} veld={{ autoFocus: true }} />
    </Dialoog>
  );
}

/** The dialog of a bulk action. */
export function BulkDialoog({
  actie,
  terug,
  ...props
}: BulkProps & { actie: Bulkactie; terug: (ids: readonly string[]) => Promise<unknown> }) {
  const dialogen: Record<Bulkactie, ReactNode> = {
    verplaats: <Verplaats {...props} />,
    startniveau: <Startniveau {...props} />,
    instap: <Instapmeting {...props} />,
    instelling: props.groepId === null ? null : <Instelling {...props} groepId={props.groepId} />,
    notitie: <Notitie {...props} />,
    prullenbak: <Prullenbak {...props} terug={terug} />,
  };
  return dialogen[actie];
}
