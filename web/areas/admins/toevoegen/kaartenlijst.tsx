import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LeerlingenToegevoegd } from '#server/features/leerlingen/leerlingen-beheer.contract.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { plaatjeAdres } from '#web/ui/plaatje.ts';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { usePlek } from '../kader/gebruik-plek.ts';

/** What was made: names and first secrets, shown this once, to print or to write down. */
export function Kaartenlijst({
  toegevoegd,
  groepId,
  onMeer,
}: {
  toegevoegd: LeerlingenToegevoegd;
  groepId: string;
  onMeer: () => void;
}) {
  const { t } = useTranslation(['beheer', 'admins', 'auth']);
  const { groepenPad } = usePlek();
  return (
    <section className="toegevoegd" aria-labelledby="toegevoegd-kop">
      <h2 id="toegevoegd-kop" tabIndex={-1}>
        <Icoon naam="vink" maat={26} /> {t('toevoegen.klaar', { count: toegevoegd.items.length })}
      </h2>
      <p>{t('toevoegen.klaar.uitleg')}</p>
      <TabelVak kop="toegevoegd-kop">
        <thead>
          <tr>
            <th scope="col">{t('leerling.roepnaam')}</th>
            <th scope="col">{t('leerling.gebruikersnaam')}</th>
            <th scope="col">{t('toevoegen.geheim')}</th>
          </tr>
        </thead>
        <tbody>
          {toegevoegd.items.map(({ id, gebruikersnaam, wachtwoordkaart: kaart }) => (
            <tr key={id}>
              <th scope="row">
                <span className="leerlingen__naam">
                  <DierTegel dier={kaart.dier} /> {kaart.naam}
                </span>
              </th>
              <td>{gebruikersnaam}</td>
              <td>
                {kaart.wachtwoord !== undefined && <strong>{kaart.wachtwoord}</strong>}
                {kaart.plaatjes !== undefined && (
                  <ol className="toegevoegd__plaatjes">
                    {kaart.plaatjes.map((plaatje) => (
                      <li key={plaatje}>
                        <img src={plaatjeAdres(plaatje)} alt={t(`auth:plaatje.${plaatje}`)} width={32} height={32} />
                      </li>
                    ))}
                  </ol>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </TabelVak>
      <span className="pagina-kop__knoppen niet-op-papier">
        <Link className="knop-vol" to={`${groepenPad}/${groepId}/wachtwoorden`}>
          {t('toevoegen.kaartjes')}
        </Link>
        <button type="button" className="knop-tint" onClick={() => globalThis.print()}>
          {t('admins:print')}
        </button>
        <button type="button" className="knop-tint" onClick={onMeer}>
          {t('toevoegen.meer')}
        </button>
        <Link className="knop-tekst" to={`${groepenPad}/${groepId}/leerlingen`}>
          {t('toevoegen.naarLijst')}
        </Link>
      </span>
    </section>
  );
}
