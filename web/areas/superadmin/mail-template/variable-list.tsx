import { useTranslation } from 'react-i18next';
import type { Variable } from '#server/features/mail-templates/mail-templates.contract.ts';

interface Props {
  variables: readonly Variable[];
  missing: readonly string[];
  /** Taken into the text: `{naam}`. */
  onPick: (text: string) => void;
}

/** What can be filled in: a press puts it at the caret. */
export function VariableList({ variables, missing, onPick }: Props) {
  const { t } = useTranslation('mail-template');
  return (
    <section className="mail-variables" aria-labelledby="variabelen">
      <h3 id="variabelen">{t('variabelen')}</h3>
      <p className="soft">{t('variabelen.uitleg')}</p>
      <ul>
        {variables.map(({ naam: name, betekenis: meaning, voorbeeld: example, required }) => (
          <li key={name}>
            <button
              type="button"
              className={missing.includes(name) ? 'mail-variable mail-variable--missing' : 'mail-variable'}
              title={t('voorbeeld', { voorbeeld: example })}
              onClick={() => onPick(name === 'link' ? `[${t('knop')}]({link})` : `{${name}}`)}
            >
              <code>{`{${name}}`}</code>
              <span>{meaning}</span>
              {required && <em>{t(missing.includes(name) ? 'ontbreekt' : 'nodig')}</em>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
