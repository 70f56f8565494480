import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  nieuweToestemmingSchema,
  TOESTEMMINGEN,
  type Toestemming,
  type Toestemmingsoort,
} from '#server/features/koppelingen/koppelingen.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { serverKlok } from '#web/platform/klok.ts';
import { FoutSamenvatting } from '#web/ui/formulier/fout-samenvatting.tsx';
import { useFormulier } from '#web/ui/formulier/gebruik-formulier.ts';
import { useRegel } from '#web/ui/formulier/regel.ts';
import { Veld } from '#web/ui/formulier/veld.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { datumTekst, isoDag } from '../datum.ts';
import { Dialoog } from '../dialoog.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { FoutMelding, Toestand } from '#web/platform/toestand.tsx';
import { geefToestemming, trekToestemmingIn, useToestemmingen, type Kind } from './delen.api.ts';

interface Waarden {
  soort: string;
  gegevenDoor: string;
  op: string;
}

/** Who said yes, to what and when. */
function ToestemmingDialoog({
  kind,
  soort,
  onKlaar,
  onSluit,
}: {
  kind: Kind;
  soort: Toestemmingsoort;
  onKlaar: () => void;
  onSluit: () => void;
}) {
  const { t } = useTranslation('delen');
  const regel = useRegel();
  const bewaren = useBewaren();
  const formulier = useFormulier<Waarden>(
    { soort, gegevenDoor: '', op: isoDag(new Date(serverKlok.nu())) },
    controleMet(nieuweToestemmingSchema),
  );
  const bewaar = async () => {
    if (!formulier.controleer()) return;
    const gelukt = await bewaren.run(
      () => geefToestemming(kind, nieuweToestemmingSchema.parse(formulier.waarden)),
      formulier.stelServer,
    );
    if (gelukt) onKlaar();
  };
  const fout = formulier.fouten['soort'];
  return (
    <Dialoog
      titel={t('toestemming.nieuw')}
      knop={t('toestemming.bewaar')}
      bewaren={bewaren}
      anker={formulier.anker}
      onSluit={onSluit}
      onBewaar={() => void bewaar()}
    >
      <p>{t('toestemming.hulp')}</p>
      <FoutSamenvatting fouten={formulier.fouten} toon={formulier.geprobeerd} />
      <TextField
        select
        required
        label={t('toestemming.soort')}
        value={formulier.waarden.soort}
        error={fout !== undefined}
        helperText={
          fout === undefined ? undefined : t(fout === 'bestaat_al' ? 'toestemming.bestaat' : 'toestemming.kies')
        }
        onChange={({ target }) => formulier.stel('soort', target.value)}
      >
        {TOESTEMMINGEN.map((wat) => (
          <MenuItem key={wat} value={wat}>
            {t(`soort.${wat}`)}
          </MenuItem>
        ))}
      </TextField>
      <Veld
        formulier={formulier}
        naam="gegevenDoor"
        label={t('toestemming.door')}
        regel={{ n: 120 }}
        veld={{ required: true, autoComplete: 'off' }}
      />
      <TextField
        type="date"
        required
        label={t('toestemming.op')}
        value={formulier.waarden.op}
        error={formulier.fouten['op'] !== undefined}
        helperText={foutTekst(formulier.fouten['op'], t('toestemming.datum'), regel)}
        onChange={({ target }) => formulier.stel('op', target.value)}
        onBlur={() => formulier.verlaat('op')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Dialoog>
  );
}

const foutTekst = (code: string | undefined, datum: string, regel: (code: string) => string): string | undefined => {
  if (code === undefined) return undefined;
  return code === 'verplicht' ? regel(code) : datum;
};

function Regel({ item, bezig, onTrekIn }: { item: Toestemming; bezig: boolean; onTrekIn: () => void }) {
  const { t, i18n } = useTranslation('delen');
  const dag = (op: string): string => datumTekst(i18n.language, new Date(op));
  const soort = t(`soort.${item.soort}`);
  return (
    <li className={item.ingetrokkenOp === undefined ? undefined : 'deel__voorbij'}>
      <span className="deel__wat">
        <strong>{soort}</strong>
        <span className="zacht">{t('toestemming.van', { naam: item.gegevenDoor, datum: dag(item.op) })}</span>
      </span>
      {item.ingetrokkenOp === undefined ? (
        <Button size="small" disabled={bezig} aria-label={t('toestemming.trekInVan', { soort })} onClick={onTrekIn}>
          {t('trekIn')}
        </Button>
      ) : (
        <span className="chip">{t('toestemming.ingetrokken', { datum: dag(item.ingetrokkenOp) })}</span>
      )}
    </li>
  );
}

/** Consent of the parents, as the school keeps it. */
export function ToestemmingDeel({
  kind,
  dicht,
  onWijzig,
}: {
  kind: Kind;
  /** The licence lets nothing be written. */ dicht: boolean;
  onWijzig: () => void;
}) {
  const { t } = useTranslation('delen');
  const stand = useToestemmingen(kind);
  const bewaren = useBewaren();
  const [open, stelOpen] = useState(false);
  const ververs = () => {
    void stand.mutate();
    onWijzig();
  };
  const trekIn = async (id: string) => {
    await bewaren.run(() => trekToestemmingIn(kind, id));
    ververs();
  };
  return (
    <section className="deel" aria-labelledby="deel-toestemming">
      <div className="deel__kop">
        <h2 id="deel-toestemming">{t('toestemming.kop')}</h2>
        <button type="button" className="knop-tint" disabled={dicht} onClick={() => stelOpen(true)}>
          <Icoon naam="plus" maat={18} /> {t('toestemming.knop')}
        </button>
      </div>
      <p className="zacht">{t('toestemming.uitleg')}</p>
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={ververs} />}
      <Toestand stand={stand} geraamte={<Skeleton variant="rounded" height={90} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="deel__leeg">{t('toestemming.leeg')}</p>
          ) : (
            <ul className="deel__lijst">
              {items.map((item) => (
                <Regel key={item.id} item={item} bezig={bewaren.bezig || dicht} onTrekIn={() => void trekIn(item.id)} />
              ))}
            </ul>
          )
        }
      </Toestand>
      {open && (
        <ToestemmingDialoog
          kind={kind}
          soort="thuis_delen"
          onSluit={() => stelOpen(false)}
          onKlaar={() => {
            stelOpen(false);
            ververs();
          }}
        />
      )}
    </section>
  );
}
