import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Kaart, WachtwoordItem } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { plaatjeAdres } from '#web/ui/plaatje.ts';

/** Secret that can be shown: of this screen, or the pictures that may be looked up. */
export const geheimVan = (
  item: WachtwoordItem,
  nieuw: ReadonlyMap<string, Kaart['geheim']>,
): Kaart['geheim'] | undefined => nieuw.get(item.leerlingId) ?? item.plaatjes;

/** Three pictures in order, or the password. */
export function GeheimBeeld({ geheim, maat = 30 }: { geheim: Kaart['geheim']; maat?: number }) {
  const { t } = useTranslation(['inlogkaart', 'auth']);
  if (typeof geheim === 'string') return <strong className="wachtwoord__woord">{geheim}</strong>;
  return (
    <ol className="wachtwoord__plaatjes" aria-label={geheim.map((plaatje) => t(`auth:plaatje.${plaatje}`)).join(', ')}>
      {geheim.map((plaatje) => (
        <li key={plaatje}>
          <img src={plaatjeAdres(plaatje)} alt="" width={maat} height={maat} />
        </li>
      ))}
    </ol>
  );
}

export interface GeheimProps {
  geheim: Kaart['geheim'] | undefined;
  naam: string;
  zichtbaar: boolean;
  dicht: boolean;
  onToon: () => void;
}

/** Hidden until asked for; closed as a whole while the board is on. */
export function Geheim({ geheim, naam, zichtbaar, dicht, onToon }: GeheimProps) {
  const { t } = useTranslation('inlogkaart');
  if (geheim === undefined) return <span className="zacht">{t('geheim.weg')}</span>;
  const open = zichtbaar && !dicht;
  return (
    <span className="wachtwoord__geheim">
      {open ? (
        <GeheimBeeld geheim={geheim} />
      ) : (
        <span className="wachtwoord__stippen" aria-hidden="true">
          ••••••
        </span>
      )}
      {!dicht && (
        <Button
          size="small"
          startIcon={<Icoon naam="oog" maat={18} />}
          aria-pressed={open}
          aria-label={t(open ? 'geheim.verbergVan' : 'geheim.toonVan', { naam })}
          onClick={onToon}
        >
          {t(open ? 'geheim.verberg' : 'geheim.toon')}
        </Button>
      )}
    </span>
  );
}
