/** Texts of the panel and the office, apart so that a page for a pupil or a visitor does not carry the list of them. */
export const panelTexts = import.meta.glob<Record<string, string>>(
  ['./*/*.json', '!./{auth,eigen,gemeen,landkaart,leerling,site}/*.json'],
  { import: 'default' },
);
