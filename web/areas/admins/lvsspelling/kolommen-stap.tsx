import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LVS_VELDEN, type LvsMapping, type LvsPlan } from '#server/features/lvsspelling/lvsspelling.contract.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { FoutMelding } from '#web/platform/toestand.tsx';
import type { Lvs } from './gebruik-lvs.ts';
import { kiesVeld } from './keuzestand.ts';
import { VasteVelden } from './vaste-velden.tsx';

const NIETS = 'niets';

/** Columns of the file with five values each; what each of them is can be chosen. */
function Kolommen({
  plan,
  mapping,
  onMapping,
}: {
  plan: LvsPlan;
  mapping: LvsMapping;
  onMapping: (mapping: LvsMapping) => void;
}) {
  const { t } = useTranslation('lvsspelling');
  return (
    <TabelVak klasse="tabel--vast lvs-kolommen" naam={t('kolommen.kop')}>
      <thead>
        <tr>
          <th scope="col">{t('kolommen.kolom')}</th>
          <th scope="col">{t('kolommen.veld')}</th>
          <th scope="col">{t('kolommen.voorbeelden')}</th>
        </tr>
      </thead>
      <tbody>
        {plan.kolommen.map(({ naam, voorbeelden }, nr) => (
          <tr key={`${nr}-${naam}`} className={mapping.kolommen[nr] === null ? 'lvs-kolom--uit' : undefined}>
            <th scope="row">{naam === '' ? t('kolommen.zonderNaam', { nr: nr + 1 }) : naam}</th>
            <td>
              <TextField
                select
                size="small"
                className="lvs-veld"
                value={mapping.kolommen[nr] ?? NIETS}
                slotProps={{ htmlInput: { 'aria-label': t('kolommen.wat', { naam }) } }}
                onChange={({ target }) =>
                  onMapping(kiesVeld(mapping, nr, LVS_VELDEN.find((veld) => veld === target.value) ?? null))
                }
              >
                <MenuItem value={NIETS}>{t('kolommen.niets')}</MenuItem>
                {LVS_VELDEN.map((veld) => (
                  <MenuItem key={veld} value={veld}>
                    {t(`veld.${veld}`)}
                  </MenuItem>
                ))}
              </TextField>
            </td>
            <td>
              <div className="lvs-voorbeelden">
                {voorbeelden.map((waarde, rij) => (
                  <span key={`${rij}-${waarde}`}>{waarde === '' ? '–' : waarde}</span>
                ))}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </TabelVak>
  );
}

function Profielen({ plan, onMapping }: { plan: LvsPlan; onMapping: (mapping: LvsMapping) => void }) {
  const { t } = useTranslation('lvsspelling');
  if (plan.profielen.length === 0) return null;
  return (
    <div className="melding melding--zee">
      <Icoon naam="onderhoud" />
      <span>{plan.herkend === undefined ? t('profiel.keuze') : t('profiel.herkend', { naam: plan.herkend })}</span>
      {plan.profielen.map(({ naam, mapping }) => (
        <Button key={naam} onClick={() => onMapping(mapping)}>
          {t('profiel.gebruik', { naam })}
        </Button>
      ))}
    </div>
  );
}

interface Props {
  plan: LvsPlan;
  bezig: boolean;
  fout: Error | null;
  onTerug: () => void;
  onVerder: Lvs['verder'];
}

/** Step 2: what each column means, and what holds for the whole file. */
export function KolommenStap({ plan, bezig, fout, onTerug, onVerder }: Props) {
  const { t } = useTranslation('lvsspelling');
  const [mapping, stelMapping] = useState<LvsMapping>(plan.voorstel);
  const [velden, stelVelden] = useState<Readonly<Record<string, string>>>({});
  const wijzig = (nieuw: LvsMapping): void => {
    stelVelden({});
    stelMapping(nieuw);
  };
  const verder = (): void => void onVerder(mapping, stelVelden);
  return (
    <section className="stapvak" aria-label={t('stap.kolommen')}>
      <h2>{t('kolommen.kop')}</h2>
      <p className="zacht">{t('kolommen.uitleg')}</p>
      <Profielen plan={plan} onMapping={wijzig} />
      {fout !== null && <FoutMelding fout={fout} onOpnieuw={verder} />}
      {plan.mist.length > 0 && (
        <div className="melding melding--let" role="alert">
          <Icoon naam="let" />
          <span>
            {t('mist.kop')}
            <ul className="lvs-mist">
              {plan.mist.map((deel) => (
                <li key={deel}>{t(`mist.${deel}`)}</li>
              ))}
            </ul>
          </span>
        </div>
      )}
      <VasteVelden mapping={mapping} velden={velden} onMapping={wijzig} />
      <Kolommen plan={plan} mapping={mapping} onMapping={wijzig} />
      <div className="stapknoppen">
        <Button onClick={onTerug} disabled={bezig}>
          {t('ander')}
        </Button>
        <Button variant="contained" onClick={verder} disabled={bezig} endIcon={<Icoon naam="pijl" maat={18} />}>
          {t(bezig ? 'bezig.lees' : 'verder')}
        </Button>
      </div>
    </section>
  );
}
