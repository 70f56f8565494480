import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import type { Ingelezen, Inzage } from '#server/features/verhuistokens/verhuistokens.contract.ts';
import { bestandsnaam, bewaarBlob } from '#web/ui/csv.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { FoutMelding } from '#web/platform/toestand.tsx';
import { GeheimBeeld } from '../wachtwoorden/geheim.tsx';
import { haalKaartjes } from '../wachtwoorden/wachtwoorden.api.ts';
import { codesVan, regelsVan, type Keuze } from './codes.ts';
import { type Actie, useActie } from './gebruik-actie.ts';
import { InzageTabel } from './inzage-tabel.tsx';
import { leesIn, zieIn } from './verhuizen.api.ts';

/** Who came in, with the card of each new pupil; passwords are only known here and now. */
function Uitslag({ adminId, uit, actie }: { adminId: string; uit: Ingelezen; actie: Actie }) {
  const { t } = useTranslation('verhuizen');
  const groepIds = [...new Set(uit.items.filter(({ kaart }) => kaart !== undefined).map(({ groepId }) => groepId))];
  const print = (groepId: string) => {
    const nieuw = uit.items.filter((item) => item.groepId === groepId && item.kaart !== undefined);
    const wachtwoorden = Object.fromEntries(
      nieuw.flatMap(({ leerlingId, kaart }) => (typeof kaart === 'string' ? [[leerlingId, kaart] as const] : [])),
    );
    void actie.doe(async () =>
      bewaarBlob(
        bestandsnaam([t('inlezen.kaartjes')], 'pdf'),
        await haalKaartjes(
          { adminId, groepId },
          { leerlingIds: nieuw.map(({ leerlingId }) => leerlingId), wachtwoorden },
        ),
      ),
    );
  };
  return (
    <>
      <Alert severity="success" className="gedaan-melding">
        {t('inlezen.gedaan', { count: uit.items.length })}
      </Alert>
      <ul className="verhuis__uitslag">
        {uit.items.map((item) => (
          <li key={item.leerlingId}>
            <strong>{item.naam}</strong>
            {item.kaart === undefined ? (
              <span className="zacht">{t('inlezen.samengevoegd')}</span>
            ) : (
              <GeheimBeeld geheim={item.kaart} />
            )}
          </li>
        ))}
      </ul>
      <div className="verhuis__knoppen">
        {groepIds.map((groepId) => (
          <Button
            key={groepId}
            variant="contained"
            disabled={actie.bezig}
            startIcon={<Icoon naam="print" maat={18} />}
            onClick={() => print(groepId)}
          >
            {t('inlezen.kaartjes')}
          </Button>
        ))}
      </div>
    </>
  );
}

interface InvoerProps {
  tekst: string;
  fout: boolean;
  bezig: boolean;
  onTekst: (tekst: string) => void;
  onBekijk: () => void;
}

function Invoer({ tekst, fout, bezig, onTekst, onBekijk }: InvoerProps) {
  const { t } = useTranslation('verhuizen');
  const id = useId();
  const bestandVeld = useRef<HTMLInputElement>(null);
  const kiesBestand = (gebeurtenis: ChangeEvent<HTMLInputElement>) => {
    const [bestand] = gebeurtenis.target.files ?? [];
    if (bestand !== undefined) void bestand.text().then(onTekst);
  };
  const stuur = (gebeurtenis: FormEvent) => {
    gebeurtenis.preventDefault();
    onBekijk();
    if (tekst.trim() === '') document.getElementById(`${id}-codes`)?.focus();
  };
  return (
    <form className="verhuis__invoer" onSubmit={stuur} noValidate>
      <TextField
        id={`${id}-codes`}
        label={t('inlezen.codes')}
        value={tekst}
        multiline
        minRows={3}
        maxRows={10}
        fullWidth
        error={fout}
        helperText={t(fout ? 'inlezen.verplicht' : 'inlezen.codes.uitleg')}
        onChange={({ target }) => onTekst(target.value)}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'characters', autoComplete: 'off' } }}
      />
      <div className="verhuis__knoppen">
        <Button type="submit" variant="contained" disabled={bezig}>
          {t(bezig ? 'bezig' : 'inlezen.bekijk')}
        </Button>
        <Button variant="outlined" onClick={() => bestandVeld.current?.click()}>
          {t('inlezen.bestand')}
        </Button>
        <input ref={bestandVeld} type="file" accept=".txt,.csv,text/plain" hidden onChange={kiesBestand} />
      </div>
    </form>
  );
}

/** Codes in, a look at what they hold, and then the pupils in. */
export function InlezenDeel({
  adminId,
  groepId,
  groepen,
  onKlaar,
}: {
  adminId: string;
  groepId: string;
  groepen: readonly GroepItem[];
  onKlaar: () => void;
}) {
  const { t } = useTranslation('verhuizen');
  const actie = useActie();
  const [tekst, stelTekst] = useState('');
  const [leeg, stelLeeg] = useState(false);
  const [items, stelItems] = useState<readonly Inzage[] | null>(null);
  const [keuze, stelKeuze] = useState<ReadonlyMap<string, Keuze>>(new Map());
  const [uit, stelUit] = useState<Ingelezen | null>(null);
  const regels = regelsVan(items ?? [], keuze, groepId);
  const bekijk = async () => {
    const codes = codesVan(tekst);
    stelLeeg(codes.length === 0);
    stelUit(null);
    if (codes.length > 0) stelItems((await actie.doe(() => zieIn(adminId, codes)))?.items ?? null);
  };
  const lees = async () => {
    const gelezen = await actie.doe(() => leesIn(adminId, regels));
    if (gelezen === undefined) return;
    stelUit(gelezen);
    stelItems(null);
    stelTekst('');
    onKlaar();
  };
  return (
    <section className="verhuis" aria-labelledby="verhuis-in">
      <h2 id="verhuis-in">{t('inlezen.kop')}</h2>
      <p className="zacht">{t('inlezen.uitleg')}</p>
      <Invoer tekst={tekst} fout={leeg} bezig={actie.bezig} onTekst={stelTekst} onBekijk={() => void bekijk()} />
      <div role="status" className="wachtwoord-meldingen">
        {actie.fout !== null && <FoutMelding fout={actie.fout} onOpnieuw={() => void bekijk()} />}
        {uit !== null && <Uitslag adminId={adminId} uit={uit} actie={actie} />}
      </div>
      {items !== null && (
        <>
          <InzageTabel
            items={items}
            groepen={groepen}
            groepId={groepId}
            keuze={keuze}
            onKeuze={(token, nieuw) => stelKeuze((oud) => new Map([...oud, [token, nieuw]]))}
          />
          <div className="verhuis__knoppen">
            <Button variant="contained" disabled={actie.bezig || regels.length === 0} onClick={() => void lees()}>
              {t('inlezen.lees', { count: regels.length })}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
