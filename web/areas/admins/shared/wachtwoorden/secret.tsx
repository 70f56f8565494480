import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { LeerlingCard, PasswordItem } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { imageAddress } from '#web/ui/image.ts';

/** Secret that can be shown: of this screen, or the pictures that may be looked up. */
export const secretOf = (
  item: PasswordItem,
  newOne: ReadonlyMap<string, LeerlingCard['geheim']>,
): LeerlingCard['geheim'] | undefined => newOne.get(item.leerlingId) ?? item.plaatjes;

/** Three pictures in order, or the password. */
export function SecretPicture({ geheim: secret, maat: size = 30 }: { geheim: LeerlingCard['geheim']; maat?: number }) {
  const { t } = useTranslation(['inlogkaarten', 'auth']);
  if (typeof secret === 'string') return <strong className="password__woord">{secret}</strong>;
  return (
    <ol className="password__images" aria-label={secret.map((image) => t(`auth:plaatje.${image}`)).join(', ')}>
      {secret.map((image) => (
        <li key={image}>
          <img src={imageAddress(image)} alt="" width={size} height={size} />
        </li>
      ))}
    </ol>
  );
}

export interface SecretProps {
  geheim: LeerlingCard['geheim'] | undefined;
  naam: string;
  zichtbaar: boolean;
  dicht: boolean;
  onShow: () => void;
}

/** Hidden until asked for; closed as a whole while the board is on. */
export function SecretText({ geheim: secret, naam: name, zichtbaar: isVisible, dicht: closed, onShow }: SecretProps) {
  const { t } = useTranslation('inlogkaarten');
  if (secret === undefined) return <span className="soft">{t('geheim.weg')}</span>;
  const open = isVisible && !closed;
  return (
    <span className="password__secret">
      {open ? (
        <SecretPicture geheim={secret} />
      ) : (
        <span className="password__dots" aria-hidden="true">
          ••••••
        </span>
      )}
      {!closed && (
        <Button
          size="small"
          startIcon={<Icon name="oog" size={18} />}
          aria-pressed={open}
          aria-label={t(open ? 'geheim.verbergVan' : 'geheim.toonVan', { naam: name })}
          onClick={onShow}
        >
          {t(open ? 'geheim.verberg' : 'geheim.toon')}
        </Button>
      )}
    </span>
  );
}
