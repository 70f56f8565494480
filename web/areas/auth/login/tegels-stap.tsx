import { useTranslation } from 'react-i18next';
import { dierTint } from '#engine/core/domein/dier-tint.ts';
import { dierAdres } from '#web/ui/dier.ts';
import { Kaart } from './kaart.tsx';
import type { Groep, GroepLeerling } from './login.api.ts';

/** Every child of the group as an animal with a first name. */
export function TegelsStap({
  groep,
  onKind,
  onTerug,
}: {
  groep: Groep;
  onKind: (kind: GroepLeerling) => void;
  onTerug: () => void;
}) {
  const { t } = useTranslation('auth');
  const vergelijk = new Intl.Collator('nl').compare;
  const leerlingen = [...groep.leerlingen].toSorted((a, b) => vergelijk(a.roepnaam, b.roepnaam));
  return (
    <Kaart
      titel={t('tegels.titel')}
      uitleg={t('tegels.groep', { naam: groep.naam })}
      terug={t('tegels.andere')}
      onTerug={onTerug}
      stap="tegels"
      breed
    >
      {leerlingen.length === 0 && <p className="inlog-kaart__leeg">{t('tegels.leeg')}</p>}
      <ul className="inlog-tegels">
        {leerlingen.map((kind) => (
          <li key={kind.id}>
            <button type="button" className="inlog-tegel" onClick={() => onKind(kind)}>
              <span className="inlog-tegel__dier" style={{ backgroundColor: dierTint(kind.dier) }}>
                <img src={dierAdres(kind.dier)} alt="" width={72} height={72} />
              </span>
              <span className="inlog-tegel__naam">{kind.roepnaam}</span>
            </button>
          </li>
        ))}
      </ul>
    </Kaart>
  );
}
