import { useTranslation } from 'react-i18next';
import { animalTint } from '#engine/core/domein/dier-tint.ts';
import { animalAddress } from '#web/ui/dier.ts';
import { Card } from './kaart.tsx';
import type { Groep, GroepLeerling } from './login.api.ts';

/** Every child of the group as an animal with a first name. */
export function TilesStep({
  groep,
  onKind,
  onBack,
}: {
  groep: Groep;
  onKind: (kind: GroepLeerling) => void;
  onBack: () => void;
}) {
  const { t } = useTranslation('auth');
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
      {leerlingen.length === 0 && <p className="inlog-kaart__leeg">{t('tegels.leeg')}</p>}
      <ul className="inlog-tegels">
        {leerlingen.map((kind) => (
          <li key={kind.id}>
            <button type="button" className="inlog-tegel" onClick={() => onKind(kind)}>
              <span className="inlog-tegel__dier" style={{ backgroundColor: animalTint(kind.dier) }}>
                <img src={animalAddress(kind.dier)} alt="" width={72} height={72} />
              </span>
              <span className="inlog-tegel__naam">{kind.roepnaam}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
