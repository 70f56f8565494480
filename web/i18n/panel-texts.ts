import { byNamespace } from './namespace.ts';

/** Every text but those of the sign-in, apart so that a page for a pupil does not carry the list of them. */
export const panelTexts = byNamespace(
  import.meta.glob<Record<string, string>>(
    ['./*/*.json', '!./gemeen/*.json', '../areas/*/*/i18n/**/*.json', '!../areas/auth/{login,login-sso,shared}/**'],
    { import: 'default' },
  ),
);
