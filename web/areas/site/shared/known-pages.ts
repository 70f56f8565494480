/** Folders of the public pages that exist; every page has texts, and only the names are read here. */
const FOLDERS = new Set(Object.keys(import.meta.glob('../*/i18n/nl.json')).map((file) => file.split('/')[1]));

/** Whether a public page exists, so that no menu leads to nothing. */
export const pageExists = (page: string): boolean => FOLDERS.has(page);

interface MenuLink {
  page: string;
  /** Place on the page. */
  anchor?: string;
  /** Key of the text, when it is not that of the page. */
  text?: string;
}

const existing = (links: readonly MenuLink[]): readonly MenuLink[] => links.filter(({ page }) => pageExists(page));

/** Links in the head of every page. */
export const HEAD_LINKS = existing([
  { page: 'school-rt-thuis', anchor: 'thuis', text: 'menu.thuis' },
  { page: 'school-rt-thuis', anchor: 'school', text: 'menu.school' },
  { page: 'school-rt-thuis', anchor: 'rt', text: 'menu.rt' },
  { page: 'spellen' },
  { page: 'prijzen' },
  { page: 'contact' },
]);

/** Links at the foot of every page, by column. */
export const FOOT_COLUMNS = [
  {
    name: 'ontdek',
    links: existing([
      { page: 'spellen' },
      { page: 'adaptief' },
      { page: 'aangepast-oefenen' },
      { page: 'voortgang-volgen' },
      { page: 'beloningssysteem' },
      { page: 'instructievideo' },
    ]),
  },
  {
    name: 'achtergrond',
    links: existing([
      { page: 'didactiek' },
      { page: 'werkzame-componenten' },
      { page: 'watisnodigvoorspellen' },
      { page: 'inzetbaarheid' },
      { page: 'web-based' },
    ]),
  },
  {
    name: 'begin',
    links: existing([
      { page: 'school-rt-thuis' },
      { page: 'prijzen' },
      { page: 'aanvraagformulier' },
      { page: 'training' },
      { page: 'ervaringen' },
      { page: 'faq' },
      { page: 'contact' },
    ]),
  },
  {
    name: 'vertrouwen',
    links: existing([
      { page: 'faq', anchor: 'privacy', text: 'menu.privacy' },
      { page: 'faq', anchor: 'verwerkersovereenkomst', text: 'menu.overeenkomst' },
      { page: 'faq', anchor: 'gegevens-meenemen', text: 'menu.meenemen' },
      { page: 'aangepast-oefenen', text: 'menu.toegankelijk' },
    ]),
  },
].filter(({ links }) => links.length > 0);

/** Address of a link. */
export const addressOfLink = ({ page, anchor }: MenuLink): string =>
  anchor === undefined ? `/site/${page}` : `/site/${page}#${anchor}`;

/** Key of the text of a link. */
export const textOfLink = ({ page, text }: MenuLink): string => text ?? `pagina.${page}`;
