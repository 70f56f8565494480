import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { leesKoppelcode } from '#engine/core/domein/koppelcode.ts';
import type { Gekoppeld } from '#server/features/koppelingen/koppelingen.contract.ts';
import { useFormulier } from '#web/ui/formulier/gebruik-formulier.ts';
import { Veld } from '#web/ui/formulier/veld.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { FoutMelding } from '#web/platform/toestand.tsx';
import { gedeeldSleutel, koppelKind } from './delen.api.ts';
import './delen.css';

const VOORBEELD = 'BCDF-GH23';

/** Same rules as the server; what it says about the code itself comes back as a sentence. */
const controleer = ({ thuiscode }: { thuiscode: string }): Record<string, string> => {
  if (thuiscode.trim() === '') return { thuiscode: 'verplicht' };
  return leesKoppelcode(thuiscode) === undefined ? { thuiscode: 'formaat' } : {};
};

function Gelukt({ uit, naar, onMeer }: { uit: Gekoppeld; naar: string; onMeer: () => void }) {
  const { t } = useTranslation('delen');
  const { roepnaam, groep } = uit.leerling;
  return (
    <section className="deel" role="status">
      <h2 className="deel__gelukt">
        <Icoon naam="vink" maat={22} /> {t('koppel.gelukt', { naam: roepnaam })}
      </h2>
      <p>
        {groep === undefined
          ? t('koppel.van', { school: uit.school })
          : t('koppel.vanGroep', { school: uit.school, groep })}
      </p>
      <div className="deel__knoppen">
        <Link className="knop-vol" to={naar}>
          {t('koppel.bekijk')}
        </Link>
        <button type="button" className="knop-tekst" onClick={onMeer}>
          {t('koppel.meer')}
        </button>
      </div>
    </section>
  );
}

/** A code of the school becomes a child in this home or practice. `naar` = where linked children are shown. */
export function CodeFormulier({
  adminId,
  soort,
  dicht,
  naar,
}: {
  adminId: string;
  soort: 'thuis' | 'rt';
  /** The licence lets nobody be added. */ dicht: boolean;
  naar: string;
}) {
  const { t } = useTranslation('delen');
  const bewaren = useBewaren();
  const { mutate } = useSWRConfig();
  const formulier = useFormulier({ thuiscode: '' }, controleer);
  const { anker } = formulier;
  const [uit, stelUit] = useState<Gekoppeld | null>(null);
  const koppel = async (gebeurtenis?: FormEvent) => {
    gebeurtenis?.preventDefault();
    if (!formulier.controleer()) return;
    const gelukt = await bewaren.run(() => koppelKind(adminId, formulier.waarden.thuiscode), formulier.stelServer);
    if (!gelukt) return;
    await mutate(gedeeldSleutel(adminId));
    stelUit(gelukt.uit);
  };
  const meer = () => {
    formulier.stel('thuiscode', '');
    stelUit(null);
  };
  if (uit !== null) return <Gelukt uit={uit} naar={naar} onMeer={meer} />;
  return (
    <form ref={anker} noValidate className="kind-formulier" onSubmit={(gebeurtenis) => void koppel(gebeurtenis)}>
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={() => void koppel()} />}
      <Veld
        formulier={formulier}
        naam="thuiscode"
        label={t('koppel.code')}
        hulp={t(`koppel.hulp.${soort}`)}
        regel={{ n: 40, voorbeeld: VOORBEELD }}
        veld={{
          required: true,
          autoComplete: 'off',
          slotProps: { htmlInput: { spellCheck: false, autoCapitalize: 'characters', className: 'koppel__veld' } },
        }}
      />
      <p className="zacht">{t(`koppel.uitleg.${soort}`)}</p>
      <button type="submit" className="knop-vol" disabled={bewaren.bezig || dicht}>
        {bewaren.bezig ? t('bezig') : t('koppel.knop')}
      </button>
    </form>
  );
}
