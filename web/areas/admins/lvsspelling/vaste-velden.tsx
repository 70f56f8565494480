import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { AANBIEDERS, LVS_TOETS_MAX, LVS_VANAF, MOMENTEN, SCHALEN } from '#engine/core/domein/lvs.ts';
import type { LvsMapping, LvsVastVeld } from '#server/features/lvsspelling/lvsspelling.contract.ts';
import { serverKlok } from '#web/platform/klok.ts';
import { useRegel } from '#web/ui/formulier/regel.ts';
import { isoDag } from '../datum.ts';
import { schaalTekst, toetsmomentTekst } from './lvs-tekst.ts';

interface Props {
  mapping: LvsMapping;
  velden: Readonly<Record<string, string>>;
  onMapping: (mapping: LvsMapping) => void;
}

/** Choices of a field; empty for one that is typed. */
function keuzesVan(t: TFunction, veld: LvsVastVeld): [string, string][] {
  if (veld === 'aanbieder') return AANBIEDERS.map((naam) => [naam, t(`lvsspelling:aanbieder.${naam}`)]);
  if (veld === 'schaal') return SCHALEN.map((schaal) => [schaal, schaalTekst(t, schaal)]);
  return veld === 'moment' ? MOMENTEN.map((moment) => [moment, toetsmomentTekst(t, moment)]) : [];
}

/** Whether a column gives the field already. */
const heeftKolom = ({ kolommen }: LvsMapping, veld: LvsVastVeld): boolean =>
  kolommen.includes(veld) ||
  (veld === 'moment' && kolommen.includes('toetscode')) ||
  (veld === 'schaal' && !kolommen.includes('niveau'));

function VastVeld({ veld, mapping, velden, onMapping }: Props & { veld: LvsVastVeld }) {
  const { t } = useTranslation(['lvsspelling', 'woorden']);
  const regel = useRegel();
  const code = velden[`vast.${veld}`];
  const keuzes = keuzesVan(t, veld);
  const datum = veld === 'afnamedatum';
  const stel = (waarde: string): void => {
    const vast: Record<string, string | undefined> = { ...mapping.vast, [veld]: waarde === '' ? undefined : waarde };
    onMapping({ ...mapping, vast });
  };
  return (
    <TextField
      select={keuzes.length > 0}
      size="small"
      label={t(`veld.${veld}`)}
      value={mapping.vast[veld] ?? ''}
      type={datum ? 'date' : 'text'}
      error={code !== undefined}
      helperText={
        code === undefined
          ? undefined
          : datum && code === 'bereik'
            ? t('vast.dag')
            : regel(code, { n: LVS_TOETS_MAX, voorbeeld: '2026-01-31' })
      }
      onChange={({ target }) => stel(target.value)}
      slotProps={{
        inputLabel: { shrink: datum || (mapping.vast[veld] ?? '') !== '' },
        htmlInput: datum ? { min: LVS_VANAF, max: isoDag(new Date(serverKlok.nu())) } : {},
      }}
    >
      {keuzes.length > 0 && [
        <MenuItem key="" value="">
          {t('vast.geen')}
        </MenuItem>,
        ...keuzes.map(([waarde, naam]) => (
          <MenuItem key={waarde} value={waarde}>
            {naam}
          </MenuItem>
        )),
      ]}
    </TextField>
  );
}

const VELDEN = ['aanbieder', 'toets', 'moment', 'afnamedatum', 'schaal'] as const;

/** What is the same for every row, where the file has no column for it. */
export function VasteVelden(props: Props) {
  const { t } = useTranslation('lvsspelling');
  const nodig = VELDEN.filter((veld) => !heeftKolom(props.mapping, veld));
  if (nodig.length === 0) return null;
  return (
    <section className="kaart" aria-labelledby="vast-kop">
      <h2 id="vast-kop">{t('vast.kop')}</h2>
      <p className="zacht">{t('vast.uitleg')}</p>
      <div className="lvs-vast">
        {nodig.map((veld) => (
          <VastVeld key={veld} veld={veld} {...props} />
        ))}
      </div>
    </section>
  );
}
