import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AddedLeerlingen } from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { imageAddress } from '#web/ui/image.ts';
import { TableBox } from '#web/ui/table-box.tsx';
import { useSpot } from '../frame/use-spot.ts';

/** What was made: names and first secrets, shown this once, to print or to write down. */
export function CardList({ added, groepId, onMore }: { added: AddedLeerlingen; groepId: string; onMore: () => void }) {
  const { t } = useTranslation(['beheer', 'admins', 'auth']);
  const { groepenPath } = useSpot();
  return (
    <section className="added" aria-labelledby="toegevoegd-kop">
      <h2 id="toegevoegd-kop" tabIndex={-1}>
        <Icon name="vink" size={26} /> {t('toevoegen.klaar', { count: added.items.length })}
      </h2>
      <p>{t('toevoegen.klaar.uitleg')}</p>
      <TableBox heading="toegevoegd-kop">
        <thead>
          <tr>
            <th scope="col">{t('leerling.roepnaam')}</th>
            <th scope="col">{t('leerling.gebruikersnaam')}</th>
            <th scope="col">{t('toevoegen.geheim')}</th>
          </tr>
        </thead>
        <tbody>
          {added.items.map(({ id, gebruikersnaam, wachtwoordkaart: card }) => (
            <tr key={id}>
              <th scope="row">
                <span className="leerlingen__name">
                  <AnimalTile animal={card.dier} /> {card.naam}
                </span>
              </th>
              <td>{gebruikersnaam}</td>
              <td>
                {card.wachtwoord !== undefined && <strong>{card.wachtwoord}</strong>}
                {card.plaatjes !== undefined && (
                  <ol className="added__images">
                    {card.plaatjes.map((image) => (
                      <li key={image}>
                        <img src={imageAddress(image)} alt={t(`auth:plaatje.${image}`)} width={32} height={32} />
                      </li>
                    ))}
                  </ol>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </TableBox>
      <span className="page-header__buttons not-at-paper">
        <Link className="button-full" to={`${groepenPath}/${groepId}/wachtwoorden`}>
          {t('toevoegen.kaartjes')}
        </Link>
        <button type="button" className="button-tint" onClick={() => globalThis.print()}>
          {t('admins:print')}
        </button>
        <button type="button" className="button-tint" onClick={onMore}>
          {t('toevoegen.meer')}
        </button>
        <Link className="button-text" to={`${groepenPath}/${groepId}/leerlingen`}>
          {t('toevoegen.naarLijst')}
        </Link>
      </span>
    </section>
  );
}
