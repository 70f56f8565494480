import { useTranslation } from 'react-i18next';
import { animalTint } from '#engine/core/domein/animal-tint.ts';
import { animalAddress } from '#web/ui/animal.ts';
import { Card } from '../shared/card.tsx';
import type { LoginGroep, GroepLeerling } from './api.ts';

/** Every child of the group as an animal with a first name. */
export function TilesStep({
  groep,
  onKind,
  onBack,
}: {
  groep: LoginGroep;
  onKind: (kind: GroepLeerling) => void;
  onBack: () => void;
}) {
  const { t } = useTranslation('login');
  const compare = new Intl.Collator('nl').compare;
  const leerlingen = [...groep.leerlingen].toSorted((a, b) => compare(a.roepnaam, b.roepnaam));
  return (
    <Card
      titel={t('tegels.titel')}
      uitleg={t('tegels.groep', { naam: groep.naam })}
      terug={t('tegels.andere')}
      onBack={onBack}
      stap="tegels"
      breed
    >
      {leerlingen.length === 0 && <p className="login-card__empty">{t('tegels.leeg')}</p>}
      <ul className="login-tiles">
        {leerlingen.map((kind) => (
          <li key={kind.id}>
            <button type="button" className="login-tile" onClick={() => onKind(kind)}>
              <span className="login-tile__animal" style={{ backgroundColor: animalTint(kind.dier) }}>
                <img src={animalAddress(kind.dier)} alt="" width={72} height={72} />
              </span>
              <span className="login-tile__name">{kind.roepnaam}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
