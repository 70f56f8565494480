/** Words a child of six to twelve mixes up because they sound alike (or, `hun hen`, mean alike); `/` between groups. Source: own. */
const GROEPEN = `
antwoord antwoordt / antwoorden antwoordden / baad baat baadt / baard baart / bad bat / baden baadden
beantwoord beantwoordt / bed bet / bediend bedient / bedoelt bedoeld / begeleid begeleidt
behandeld behandelt / beleefd beleeft / belooft beloofd / beloond beloont / bereid bereidt berijd berijdt
bereiden berijden / beschadigd beschadigt / bespaard bespaart / besteed besteedt / bestelt besteld / betaalt betaald
bevrijd bevrijdt / bewaart bewaard / bewoond bewoont / bezorgt bezorgd / bid bit bidt / bied biet biedt / bind bindt
bloed bloedt / bod bot / bond bont / boord boort / boot bood / boud bout / brand brandt / brei brij / cake keek
dauw douw / duid duit duidt / eed eet / eik ijk / eiken ijken / eis ijs / fee vee / feit fijt / fier vier / gauw gouw
gebeurd gebeurt / gelooft geloofd / glijd glijdt / graad graat / groeten groetten / haasten haastten / hard hart
hechten hechtten / hei hij / held helt / herhaalt herhaald / herkent herkend / hoed hoedt / hou houw / houd hout houdt
hun hen / jou jouw / kauw kou / kleed kleedt / kosten kostten / krab krap / kruid kruit / laad laat laadt / lab lap
lach lag / land landt / landen landden / lei lij / leid lijd lijdt leidt / leiden lijden / leidend lijdend
leider lijder / licht ligt
lied liet / lood loot / luid luit luidt / maand maant / mail meel / mei mij / meid mijd mijt / meiden mijden / meld meldt
melden meldden / mild milt / moed moet / mouw mauw / nauw nou / nog noch / nood noot / ontmoete ontmoette
ontwikkeld ontwikkelt / paard paart / pad pat / peil pijl / peilen pijlen / planten plantten / pond pont / praten praatten
prei prij / raad raat raadt / race rees / rad rat / rauw rouw / red redt / rei rij / reiken rijken / rein Rijn / reis rijs
reizen rijzen / rijd rijdt / rijk reik / rijst reist / rund runt / rusten rustten / schild schilt / schud schudt
slab slap / snijd snijdt / starten startten / steak steek / steil stijl / tob top / u uw / uitweiden uitwijden / veld velt
verandert veranderd / verbetert verbeterd / verbrand verbrandt / verbrande verbrandde / verdedigd verdedigt
verdient verdiend / vergrote vergrootte / vergroten vergrootten / verhuist verhuisd / verklaard verklaart
verkleed verkleedt / vermijden vermeiden / vernield vernielt / versiert versierd / verspreid verspreidt / vertelt verteld
verveeld verveelt / vervolgd vervolgt / vervuild vervuilt / verwachte verwachtte / verwarmd verwarmt / verzamelt verzameld
verzorgd verzorgt / vind vindt / vlei vlij / vleien vlijen / voed voet voedt / wachten wachtten / wad wat watt / wand want
wed wet / wei wij / weide wijde / weiden wijden / wijd wijt wijdt / wild wilt / wind wint / word wordt / wou wauw
zei zij / zeiden zijden
`;

/** Groups of words that sound alike; either form is a real word, so never a wrong option without a sentence. */
export const HOMOFONEN: readonly (readonly string[])[] = GROEPEN.trim()
  .split(/\s*\/\s*|\n/)
  .map((groep) => groep.trim().split(' '));
