/** Words a child of six to twelve mixes up because they sound alike (or, `hun hen`, mean alike); `/` between groups. Source: own. */
const GROEPEN = `
antwoord antwoordt / antwoorden antwoordden / baad baat baadt / baard baart / bad bat / beat beet / bed bet / bedoelt bedoeld
belooft beloofd / bereiden berijden / bestelt besteld / betaalt betaald / bewaart bewaard / bezorgt bezorgd / bid bit bidt
bied biet biedt / bind bindt / bloed bloedt / bod bot / bond bont / boord boort / boot bood / boud bout / brand brandt
brei brij / cake keek / dauw douw / duid duit duidt / eed eet / eik ijk / eiken ijken / eis ijs / fee vee / feit fijt
fier vier / gauw gouw / gebeurd gebeurt / gelooft geloofd / glijd glijdt / graad graat / groeten groetten / haasten haastten
hard hart / hei hij / held helt / herhaalt herhaald / herkent herkend / hoed hoedt / hou houw / houd hout houdt / hun hen
jou jouw / kauw kou / kleed kleedt / krab krap / kruid kruit / laad laat laadt / lab lap / lach lag / land landt
landen landden / lei lij / leid lijd lijdt leidt / leiden lijden / leider lijder / licht ligt / lied liet / lood loot
luid luit luidt / maand maant / mail meel / mei mij / meid mijd mijt / meiden mijden / meld meldt / mild milt / moed moet
mouw mauw / nauw nou / nog noch / nood noot / paard paart / pad pat / peil pijl / peilen pijlen / pond pont / praten praatten
prei prij / raad raat raadt / race rees / rad rat / rauw rouw / red redt / rei rij / reiken rijken / rein Rijn / reis rijs
reizen rijzen / rijd rijdt / rund runt / rusten rustten / schild schilt / schud schudt / slab slap / snijd snijdt
starten startten / steak steek / steil stijl / tob top / u uw / uitweiden uitwijden / veld velt / verandert veranderd
verbetert verbeterd / verbrande verbrandde / verdient verdiend / vergrote vergrootte / verhuist verhuisd
vermijden vermeiden / versiert versierd / vertelt verteld / verzamelt verzameld / vind vindt / vlei vlij / vleien vlijen
voed voet voedt / wachten wachtten / wad wat watt / wand want / wed wet / wei wij / weide wijde / weiden wijden
wijd wijt wijdt / wild wilt / wind wint / word wordt / wou wauw / zei zij / zeiden zijden
`;

/** Groups of words that sound alike; either form is a real word, so never a wrong option without a sentence. */
export const HOMOFONEN: readonly (readonly string[])[] = GROEPEN.trim()
  .split(/\s*\/\s*|\n/)
  .map((groep) => groep.trim().split(' '));
