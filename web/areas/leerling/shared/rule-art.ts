const rules = import.meta.glob<string>('../../../../assets/art/gedeeld/regels/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Goals that share the picture of one rule. */
const RULE: Readonly<Record<string, string>> = {
  'kz-mkm': 'luisterwoord',
  'kz-mmkm': 'luisterwoord',
  'kz-mkmm': 'luisterwoord',
  'kz-mmkmm': 'luisterwoord',
  'aai-ooi-oei': 'aaiooi',
  'eer-oor-eur': 'eeroor',
  'eeuw-ieuw-uw': 'eeuwieuw',
  'ch-g': 'weetwoord',
  'eind-d': 'verlengen',
  'eind-t': 'verlengen',
  'eind-b': 'verlengen',
  verenkeling: 'openlettergreep',
  verdubbeling: 'geslotenlettergreep',
  'ee-eind': 'openlettergreep',
  'verkl-je': 'verkleinwoord',
  'verkl-etje': 'verkleinwoord',
  'verkl-aatje': 'verkleinwoord',
  'mv-en': 'meervoud',
  'mv-s': 'meervoud',
  'mv-apos': 'meervoud',
  'mv-trema': 'meervoud',
  'mv-onreg': 'meervoud',
  'tussen-n': 'samenstelling',
  'tussen-s': 'samenstelling',
  koppelteken: 'samenstelling',
};
/** Picture of the rule behind a goal; a pencil when it has none of its own. */
export function ruleUrl(doelId: string): string {
  const name = doelId.startsWith('ww-') ? 'werkwoord' : (RULE[doelId] ?? doelId);
  const address = (part: string): string => `../../../../assets/art/gedeeld/regels/${part}.svg`;
  return rules[address(name)] ?? rules[address('weetwoord')] ?? '';
}
