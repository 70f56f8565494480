import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { startniveausSchema } from '#server/features/leerlingen/leerlingen-beheer.contract.ts';
import type { OefeninstellingItem } from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import { controleMet } from '#web/platform/controle.ts';
import { useFormulier, type Fouten } from '#web/ui/formulier/gebruik-formulier.ts';
import { useRegel } from '#web/ui/formulier/regel.ts';
import { useLeerlingen } from '../admins.api.ts';
import { Dialoog } from '../dialoog.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { startniveauTekst } from '../startniveau.ts';
import type { BulkProps } from './bulk.types.ts';
import { volleNaam } from './naam.ts';
import {
  herstelInstap,
  kopieerInstelling,
  startInstap,
  useOefeninstellingen,
  zetInstellingen,
  zetStartniveau,
} from './oefenen.api.ts';

const GEEN = '';
const NIVEAUS = [3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5] as const;

/** Puts the levels back, a level at a time. */
async function zetNiveausTerug(
  adminId: string,
  vorige: readonly { leerlingId: string; niveau: number | null }[],
): Promise<void> {
  for (const niveau of new Set(vorige.map((plek) => plek.niveau)))
    await zetStartniveau(
      adminId,
      vorige.filter((plek) => plek.niveau === niveau).map(({ leerlingId }) => leerlingId),
      niveau,
    );
}

/** The level where practice begins. */
export function Startniveau({ adminId, ids, onSluit, onKlaar }: BulkProps) {
  const { t } = useTranslation(['beheer', 'woorden']);
  const regel = useRegel();
  const bewaren = useBewaren();
  const lees = ({ niveau }: { niveau: string }) => ({
    ids,
    ...(niveau === GEEN ? {} : { niveau: niveau === 'eigen' ? null : Number(niveau) }),
  });
  const formulier = useFormulier({ niveau: GEEN }, controleMet(startniveausSchema, lees));
  const fout = formulier.fouten['niveau'];
  const bewaar = async () => {
    if (!formulier.controleer()) return;
    const gelukt = await bewaren.run(() =>
      zetStartniveau(adminId, ids, startniveausSchema.parse(lees(formulier.waarden)).niveau),
    );
    if (gelukt)
      onKlaar({
        tekst: t('startniveau.gedaan', { count: ids.length }),
        herstel: () => zetNiveausTerug(adminId, gelukt.uit.vorige),
      });
  };
  return (
    <Dialoog
      titel={t('startniveau.titel', { count: ids.length })}
      knop={t('bewaar')}
      bewaren={bewaren}
      anker={formulier.anker}
      onSluit={onSluit}
      onBewaar={() => void bewaar()}
    >
      <p>{t('startniveau.uitleg')}</p>
      <TextField
        select
        label={t('startniveau.label')}
        value={formulier.waarden.niveau}
        error={fout !== undefined}
        helperText={fout === undefined ? undefined : regel('verplicht')}
        onChange={({ target }) => formulier.stel('niveau', target.value)}
      >
        <MenuItem value="eigen">{t('startniveau.eigen')}</MenuItem>
        {NIVEAUS.map((niveau) => (
          <MenuItem key={niveau} value={String(niveau)}>
            {startniveauTekst(t, niveau)}
          </MenuItem>
        ))}
      </TextField>
    </Dialoog>
  );
}

/** Measures anew where somebody is. */
export function Instapmeting({ adminId, ids, onSluit, onKlaar }: BulkProps) {
  const { t } = useTranslation('beheer');
  const bewaren = useBewaren();
  const start = async () => {
    const gelukt = await bewaren.run(() => startInstap(adminId, ids));
    if (!gelukt) return;
    const { gestart, overgeslagen } = gelukt.uit;
    const over = overgeslagen.length === 0 ? '' : ` ${t('instap.overgeslagen', { count: overgeslagen.length })}`;
    onKlaar({
      tekst: `${t('instap.gedaan', { count: gestart.length })}${over}`,
      herstel: gestart.length === 0 ? null : () => herstelInstap(adminId, gestart),
    });
  };
  return (
    <Dialoog
      titel={t('instap.titel', { count: ids.length })}
      knop={t('instap.knop')}
      bewaren={bewaren}
      onSluit={onSluit}
      onBewaar={() => void start()}
    >
      <p>{t('instap.uitleg')}</p>
    </Dialoog>
  );
}

const GROEP = 'groep';
const kiesIets = ({ bron }: { bron: string }): Fouten => (bron === GEEN ? { bron: 'kies' } : {});

/** A setting of the group or of one pupil becomes that of the others, or they follow the group again. */
export function Instelling({ adminId, ids, groepId, onSluit, onKlaar }: BulkProps & { groepId: string }) {
  const { t } = useTranslation(['beheer', 'formulier']);
  const bewaren = useBewaren();
  const { data } = useOefeninstellingen(adminId, groepId);
  const { data: lijst } = useLeerlingen(adminId, groepId);
  const formulier = useFormulier({ bron: GEEN }, kiesIets);
  const { bron } = formulier.waarden;
  const namen = new Map((lijst?.items ?? []).map((kind) => [kind.id, volleNaam(kind)]));
  const naamVan = (item: OefeninstellingItem): string =>
    item.scope === 'leerling'
      ? t('instelling.vanKind', { naam: namen.get(item.scopeId) ?? '', instelling: item.naam })
      : item.naam;
  const bewaar = async () => {
    if (!formulier.controleer()) return;
    const gelukt = await bewaren.run(() =>
      bron === GROEP
        ? zetInstellingen(adminId, { leerlingIds: [...ids], items: [] })
        : kopieerInstelling(adminId, bron, ids),
    );
    if (gelukt)
      onKlaar({
        tekst: t('instelling.gedaan', { count: ids.length }),
        herstel: () => zetInstellingen(adminId, gelukt.uit.vorige),
      });
  };
  const fout = formulier.fouten['bron'] !== undefined;
  return (
    <Dialoog
      titel={t('instelling.titel', { count: ids.length })}
      knop={t('instelling.knop')}
      bewaren={bewaren}
      anker={formulier.anker}
      onSluit={onSluit}
      onBewaar={() => void bewaar()}
    >
      <p>{t('instelling.uitleg')}</p>
      <TextField
        select
        label={t('instelling.label')}
        value={bron}
        error={fout}
        helperText={fout ? t('formulier:regel.kies') : undefined}
        onChange={({ target }) => formulier.stel('bron', target.value)}
      >
        <MenuItem value={GROEP}>{t('instelling.groep')}</MenuItem>
        {(data?.items ?? [])
          .filter((item) => item.scope === 'leerling' || !item.isStandaard)
          .map((item) => (
            <MenuItem key={item.id} value={item.id}>
              {naamVan(item)}
            </MenuItem>
          ))}
      </TextField>
    </Dialoog>
  );
}
