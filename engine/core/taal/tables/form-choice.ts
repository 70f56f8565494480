const set = (woorden: string): ReadonlySet<string> => new Set(woorden.split(' '));

/** Forms that are a noun too but mean the first person of a verb first. Source: eigen. */
export const ALLOWED_STAM = set(
  'bak bid bied bijt bind blijf breng buig denk doe draag draai drink durf eet ga geef geloof haal hang ' +
    'heb help hoor houd huil jaag juich ken kies kijk klim klop kneed knip kom kook koop krijg kruip laat lach ' +
    'leef leen leer lees leg lig lijk loop luister maak meen meld meng neem noem pak plaag plak pluk praat prijs ' +
    'raad red reis reken ren rijd roep roer ruik ruil ruim schrijf schud schuif sla slaap sluip sluit snap spaar ' +
    'speel spoel sta steek stop strek stuur teken tel trek val vang vecht veeg verf vertel vind vlieg voel voer ' +
    'volg vraag wacht wandel was weet wend werk win woon word zeg zend zet zie zing zit zoek zorg zwem ' +
    'zwijg',
);

/** Forms in -t that are a noun too but mean a verb form first. Source: eigen. */
export const ALLOWED_T = set(
  'belt bijt eet fluit giet groet haat heet kost laat leest meet ontmoet plet praat regent rent richt rust ' +
    'schiet sluit smelt snuit spat spuit start stoot stort stuit tast verlaat verplicht wacht weet zet zit',
);

/** Past forms that are a noun too but mean the past first. Source: eigen. */
export const ALLOWED_STRONG = set(
  'bleef bond bood deed dook dreef dronk floot gaf ging gleed goot greep groef hing kon koos kreeg kwam lag ' +
    'las liep mocht nam reed riep scheen schoot schreef sliep sneed sprong steeg stond trok ving vocht vond werd ' +
    'wist won zag zat zong zweeg',
);

/** Plurals that are an infinitive too but name things first. Source: eigen. */
export const MEERVOUD_WINS = set(
  'baden bakken banden banken bellen bergen bladeren bloemen boeken boeren bollen bomen bossen brillen bussen ' +
    'dalen dieren dieven dijken dingen doelen dozen draden druiven eisen feesten fietsen flessen geiten glazen ' +
    'graven groepen haken hanen haren hoeken hokken hopen huizen jassen kaarten kalveren kammen kampen kanten ' +
    'kappen kassen kerken kippen kisten kleuren klokken knopen knoppen koeken koppen kraaien kransen kronen ' +
    'kruiden krullen kuilen lampen lappen lessen lichten liften lijnen lijsten linten mannen markten meren ' +
    'merken messen motoren muizen munten netten netwerken neuzen noten ogen oren paarden paren pennen pijpen ' +
    'pitten plaatsen planken planten plassen pleinen ploegen poezen poorten poten potten prijzen proppen punten ' +
    'putten ramen randen ratten raven regels ridders rijen ringen ritten rokken rollen ruggen ruiten schalen ' +
    'schatten schelpen schepen schermen schoenen scholen schroeven slaven sloffen sloten smeden snoepen soorten ' +
    'spelden spinnen sponzen sporen stallen stappen stelen stempels stenen stiften stoelen stokken stralen ' +
    'stranden strepen stukken tafels takken talen tanden tassen tenten tonen tongen torens touwen trappen ' +
    'treinen tuinen vakken vissen vlaggen vlammen vlekken vleugels vliegen vloeren vlokken vlooien voeten vormen ' +
    'vruchten vuren wagens wangen wegen weken wielen wijzers wolken wolven woorden wormen zagen zakken zinnen ' +
    'zolen zonen',
);

/** Verbs whose infinitive ends in -iën or -eeën. Source: eigen. */
export const WW_TREMA = set('barbecueën neuriën ruziën skiën waterskiën');

/** Words on -je without a base word. Source: eigen. */
export const NO_DIMINUTIVE = set(
  'Spanje beetje franje ietsje kanarie meisje meisjes oranje poffertje spanje sprookje sprookjes toetje ' + 'toetjes',
);

/** Adverbs on -jes of an adjective. Source: eigen. */
export const ADVERB_SMALL = set(
  'armetjes bleekjes braafjes bruintjes droogjes drukjes dunnetjes duurtjes dwarsjes effentjes eventjes fijntjes flauwtjes frisjes gewoontjes gladjes goedjes grofjes kalmpjes knusjes koeltjes krapjes lauwtjes lichtjes losjes magertjes minnetjes netjes nuchtertjes onnozeltjes pipsjes povertjes ruimpjes scheefjes schraaltjes schuintjes simpeltjes slapjes slechtjes smalletjes sobertjes stiekempjes stijfjes stilletjes strakjes sufjes tammetjes traagjes triestjes vlakjes vreemdjes warmpjes zachtjes zoetjes zuinigjes zwakjes',
);

/** Words on -s that are no plural. Source: eigen. */
export const NO_MEERVOUD_S = set(
  'abces acces accres achteruits adres alles ananas anders atlas bakkes beters bijles binnens bonus buitens ' +
    'cactus circus congres derdejaars eens eerstejaars elders elkaars ergens exces excuses expres fles gans ' +
    'gevangenis gras hals hebbes heks herpes hersens hoogstens huis iets immers ineens inmiddels jaars jakkes ' +
    'jeetjes jegens kaars kaas kermis kers kies kruis kus laars langs lekkertjes lens les links lobbes los matras ' +
    'mens mes minstens moes mos muis muts namens nergens neus niets nogmaals opeens ouderejaars overals overigens ' +
    'paars pas poes potdikkes prijs prins privéles progres rechts reeds reis roos ros sakkerloots samen sinds ' +
    'slechts soms stakkers straks strips tegens telkens tevens thuis tijdens trots trouwens tweedejaars vaas ' +
    'vandaags verdikkes vers vervolgens vierdejaars vlees volgens vooruits vos was wegens wens zelfs zes zoals',
);

/** Adjectives that tell a material, with -en. Source: eigen. */
export const STOFFELIJK = set(
  'aarden albasten asfalten bakstenen bamboe benen betonnen beuken blikken bordkartonnen bronzen canvassen ' +
    'denimmen diamanten donzen duinen eiken eikenhouten elzen essen flanellen fluwelen gietijzeren gipsen glazen ' +
    'gouden granieten grenen grenenhouten hazelnoten hoornen houten ijzeren ivoren juten jutten kartonnen ' +
    'kasjmieren katoenen keramieken koperen kristallen kunststoffen kurken lederen lemen leren linnen loden ' +
    'mahoniehouten marmeren messingen metalen natuurstenen nikkelen notenhouten papieren parelmoeren perspex ' +
    'platina pluchen porseleinen rieten rubberen satijnen spaanplaten stalen stenen strooien teakhouten tinnen ' +
    'vilten vlassen vuren vurenhouten wassen wollen zandstenen zeemleren zijden zilveren zinken',
);

/** Irregular adjective steps. Source: eigen. */
export const COMPARISON = set(
  'best beste beter beters eerder eerst laatst later liefst liefste liever meer meest meeste minder minst ' +
    'minste nieuws vaakst vaker verder verst',
);

/** Words on -er or -st that look like a step of an adjective but are not. Source: eigen. */
export const NO_COMPARISON = set(
  'ander anders angst barst beest bewaarder blinder bloeier borst boter broer dertiger dokter dorst feest gast ' +
    'geest gegevens heer helder herfst ieders ijzer kast kater keer kern kerst kikker kleuter kunst last later ' +
    'leider lekkere lijst lijster mast meer misdadiger mist moeder negentiger nest onder oost pest post reeds ' +
    'rest rijst rust schelp slijmer spijker stuks tachtiger tast test toast trots twintiger vaarder vader vast ' +
    'veertiger vijftiger vorst vrijwilliger wast water west wijzer wilder winst winter worst zestiger zeventiger ' +
    'zuster',
);
