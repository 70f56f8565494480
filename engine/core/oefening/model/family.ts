/** Eight families of categories; each has its own memory multiplier (spelling.md section 2.2). The order is stored: never change it. */
export const FAMILIES = [
  'klankteken',
  'weet',
  'langermaak',
  'klankgroep',
  'woordbouw',
  'leenwoord',
  'teken',
  'werkwoord',
] as const;
/** Family of categories that shares one memory multiplier. */
export type Family = (typeof FAMILIES)[number];

const MEMBERS: Readonly<Record<Family, string>> = {
  klankteken: 'kz-mkm kz-mmkm kz-mkmm kz-mmkmm kleefletter sch ng nk cht eer-oor-eur aai-ooi-oei eeuw-ieuw-uw ee-eind',
  weet: 'ch-g ei ij au ou v-f-begin z-s-begin homofoon',
  langermaak: 'eind-d eind-t eind-b f-v s-z',
  klankgroep: 'verenkeling verdubbeling stomme-e',
  woordbouw:
    'voorvoegsel samenstelling verkl-je verkl-etje verkl-aatje ig lijk ing mv-en mv-s mv-onreg tussen-n tussen-s stoffelijk bn-s',
  leenwoord: 'kilo c-s c-k tie isch x ch-sj th e-accent eau ou-oe g-zj y air-oir eng latijn teit-iteit',
  teken: 'mv-apos mv-trema komma-s trema koppelteken hoofdletter leestekens',
  werkwoord: '',
};

const BY_CATEGORY = new Map(
  FAMILIES.flatMap((family) =>
    MEMBERS[family]
      .split(' ')
      .filter(Boolean)
      .map((id) => [id, family] as const),
  ),
);

/** Family of a category; verbs by their prefix, unknown categories count as `weet`. */
export function familyOf(category: string): Family {
  return BY_CATEGORY.get(category) ?? (category.startsWith('ww-') ? 'werkwoord' : 'weet');
}

/** Place of the family in the stored multipliers, 0..7. */
export function familyNr(category: string): number {
  return FAMILIES.indexOf(familyOf(category));
}
