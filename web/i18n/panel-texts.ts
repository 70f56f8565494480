import { byNamespace } from './namespace.ts';

/** Texts of the panel and the office, apart so that a page for a pupil or a visitor does not carry the list of them. */
export const panelTexts = byNamespace(
  import.meta.glob<Record<string, string>>(
    ['./*/*.json', '!./gemeen/*.json', '../areas/*/*/i18n/**/*.json', '!../areas/{auth,leerling,site}/**'],
    { import: 'default' },
  ),
);
