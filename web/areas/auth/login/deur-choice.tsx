import { useTranslation } from 'react-i18next';
import deurLeerling from '../../../../assets/art/web/deur-leerling.svg?url';
import deurAdult from '../../../../assets/art/web/deur-volwassene.svg?url';

export type LoginDeur = 'leerling' | 'volwassene';
const DEUREN = [
  { deur: 'leerling', illustration: deurLeerling },
  { deur: 'volwassene', illustration: deurAdult },
] as const;

/** What stands on a door: its label. */
function DeurPlate({ deur }: { deur: LoginDeur }) {
  const { t } = useTranslation(['login', 'auth']);
  return (
    <span className="login-deur__plate">
      <strong>{t(`deur.${deur}`)}</strong> <small>{t(`deur.${deur}.uitleg`)}</small>
    </span>
  );
}

/** Two doors to go through. */
export function DeurChoice({ onChoose }: { onChoose: (deur: LoginDeur) => void }) {
  const { t } = useTranslation(['login', 'auth']);
  return (
    <section className="login-deuren">
      <h1>{t('welkom')}</h1>
      <p>{t('welkom.uitleg')}</p>
      <div className="login-deuren__row">
        {DEUREN.map(({ deur, illustration }) => (
          <button key={deur} type="button" className="login-deur" onClick={() => onChoose(deur)}>
            <img src={illustration} alt="" width={380} height={350} />
            <DeurPlate deur={deur} />
          </button>
        ))}
      </div>
    </section>
  );
}
