import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EilandScene } from '#web/ui/eiland-scene.tsx';
import type { SpelFout } from './spel-stand.ts';

const TITEL: Partial<Record<SpelFout, string>> = { leeg: 'spel.leeg.titel', licentie: 'spel.licentie.titel' };
const TEKST: Partial<Record<SpelFout, string>> = {
  leeg: 'spel.leeg.tekst',
  licentie: 'spel.licentie.tekst',
  verbinding: 'gemeen:fout.verbinding',
};

/** Why there is no game now, in child words, with one way on. */
export function SpelMelding({
  fout,
  melding,
  kaart,
  onOpnieuw,
}: {
  fout: SpelFout;
  melding: string;
  kaart: string;
  onOpnieuw: () => void;
}) {
  const { t } = useTranslation(['leerling', 'gemeen']);
  const sleutel = TEKST[fout];
  const opnieuw = fout === 'verbinding' || fout === 'fout';
  return (
    <EilandScene
      titel={t(TITEL[fout] ?? 'spel.fout.titel')}
      uitleg={sleutel === undefined ? melding || t('gemeen:fout.onbekend') : t(sleutel)}
    >
      {opnieuw && (
        <button type="button" onClick={onOpnieuw}>
          {t('spel.opnieuw')}
        </button>
      )}
      <Link to={kaart}>{t('spel.fout.kaart')}</Link>
    </EilandScene>
  );
}
