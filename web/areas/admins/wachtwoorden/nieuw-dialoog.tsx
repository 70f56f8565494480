import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  eigenWachtwoordSchema,
  GEHEIMSOORTEN,
  type Geheimsoort,
  type NieuweWachtwoorden,
  type WachtwoordItem,
} from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { useNaKlik } from '#web/ui/formulier/gebruik-na-klik.ts';
import type { Beheer } from './gebruik-beheer.ts';

/** What suits the youngest of the chosen pupils. */
const passend = (leerlingen: readonly WachtwoordItem[]): Geheimsoort =>
  Math.min(...leerlingen.map(({ jaargroep }) => jaargroep)) <= 3 ? 'plaatjes' : 'woorden';

/** Broken rule of the own choice, by the schema the server uses too. */
export function eigenFout(waarde: string): string | null {
  const uitkomst = eigenWachtwoordSchema.safeParse(waarde);
  return uitkomst.success ? null : (uitkomst.error.issues[0]?.message ?? 'formaat');
}

const eersteVeld = ({ fout }: Beheer): string | undefined => Object.values(fout?.velden ?? {})[0];

interface VeldProps {
  id: string;
  waarde: string;
  regel: string | null;
  onWaarde: (waarde: string) => void;
  onRegel: (regel: string | null) => void;
}

function EigenVeld({ id, waarde, regel, onWaarde, onRegel }: VeldProps) {
  const { t } = useTranslation('inlogkaart');
  const naKlik = useNaKlik();
  return (
    <TextField
      id={id}
      label={t('dialoog.eigen')}
      value={waarde}
      fullWidth
      autoComplete="off"
      error={regel !== null}
      helperText={regel === null ? t('dialoog.eigen.uitleg') : t(`regel.${regel}`)}
      onChange={({ target }) => onWaarde(target.value)}
      onBlur={() => naKlik(() => onRegel(waarde === '' ? null : eigenFout(waarde)))}
      slotProps={{ htmlInput: { maxLength: 80, spellCheck: false } }}
    />
  );
}

function DialoogFout({ beheer: { fout } }: { beheer: Beheer }) {
  const { t } = useTranslation('inlogkaart');
  return fout === null ? null : (
    <Alert severity="error">{fout.message === '' ? t('gemeen:fout.onbekend') : fout.message}</Alert>
  );
}

/** What was chosen, as the server wants it. */
function vraagVan(leerlingen: readonly WachtwoordItem[], soort: Geheimsoort, waarde: string): NieuweWachtwoorden {
  const leerlingIds = leerlingen.map(({ leerlingId }) => leerlingId);
  const [id] = leerlingIds;
  return { leerlingIds, soort, ...(soort === 'eigen' && id !== undefined ? { waarden: { [id]: waarde } } : {}) };
}

/** New secrets for one, some or all: which kind, and what happens with the old ones. */
export function NieuwDialoog({
  leerlingen,
  beheer,
  onSluit,
}: {
  leerlingen: readonly WachtwoordItem[];
  beheer: Beheer;
  onSluit: () => void;
}) {
  const { t } = useTranslation('inlogkaart');
  const id = useId();
  const [eerste] = leerlingen;
  const [soort, stelSoort] = useState<Geheimsoort>(() => passend(leerlingen));
  const [waarde, stelWaarde] = useState('');
  const [fout, stelFout] = useState<string | null>(null);
  const eigen = soort === 'eigen';
  const titel =
    leerlingen.length === 1 ? t('nieuwVoor', { naam: eerste?.naam }) : t('dialoog.titel', { count: leerlingen.length });
  const soorten = GEHEIMSOORTEN.filter((keuze) => keuze !== 'eigen' || leerlingen.length === 1);
  const serverFout = eersteVeld(beheer);

  const stuur = async (gebeurtenis: FormEvent) => {
    gebeurtenis.preventDefault();
    const kapot = eigen ? eigenFout(waarde) : null;
    stelFout(kapot);
    if (kapot !== null) return document.getElementById(`${id}-eigen`)?.focus();
    const gelukt = await beheer.maak(vraagVan(leerlingen, soort, waarde));
    if (gelukt) onSluit();
  };

  return (
    <Dialog open onClose={onSluit} aria-labelledby={`${id}-titel`} fullWidth maxWidth="sm">
      <form onSubmit={(gebeurtenis) => void stuur(gebeurtenis)} noValidate>
        <DialogTitle id={`${id}-titel`}>{titel}</DialogTitle>
        <DialogContent className="wachtwoord-dialoog">
          <RadioGroup
            aria-label={t('dialoog.soort')}
            value={soort}
            onChange={(_, keuze) => stelSoort(GEHEIMSOORTEN.find((s) => s === keuze) ?? 'woorden')}
          >
            {soorten.map((keuze) => (
              <FormControlLabel
                key={keuze}
                value={keuze}
                control={<Radio />}
                label={
                  <span>
                    <strong>{t(`soort.${keuze}`)}</strong>
                    <small>{t(`soort.${keuze}.uitleg`)}</small>
                  </span>
                }
              />
            ))}
          </RadioGroup>
          {eigen && (
            <EigenVeld
              id={`${id}-eigen`}
              waarde={waarde}
              regel={fout ?? serverFout ?? null}
              onWaarde={stelWaarde}
              onRegel={stelFout}
            />
          )}
          {serverFout === undefined && <DialoogFout beheer={beheer} />}
          <Alert severity="info" icon={false}>
            {t('dialoog.gevolg', { count: leerlingen.length })}
          </Alert>
        </DialogContent>
        <DialogActions>
          <Button onClick={onSluit}>{t('annuleer')}</Button>
          <Button type="submit" variant="contained" disabled={beheer.bezig}>
            {t(beheer.bezig ? 'bezig' : 'dialoog.maak')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
