const set = (woorden: string): ReadonlySet<string> => new Set(woorden.split(' '));

/** Forms that are a noun too but mean the first person of a verb first. Source: eigen. */
export const ALLOWED_STAM = set(
  'baad bak bemoei besproei besta bestrooi bevloei bezaai bid bied bijt bind blijf breng buig denk dobber ' +
    'doe draag draai drijf drink duld durf eet eindig fiedel frommel frutsel ga geef geloof giebel glijd ' +
    'glinster gorgel grabbel griezel grimlach haal hang heb help hoor houd huil huiver jaag jengel jubel ' +
    'juich kakel ken keuvel kibbel kies kijf kijk kladder kleef klieder klim klop klungel knabbel kneed ' +
    'kneus knevel knip knipper kom kook koop krijg kruip kuier kwispel laad laat lach leef leen leer lees ' +
    'leg leid lever lig lijd lijk loop luier luister lummel maak meen meld meng nader neem noem onderga ' +
    'onderlijn ontdooi ontga ontgroei onthaal ontplooi ontsla ontsta pagaai pak peddel pendel peuzel pingel ' +
    'plaag plak pluk praat prijs raad rakel ratel recycle red reis reken relax ren rijd rimpel rinkel rochel ' +
    'roddel roep roer ruik ruil ruim scharrel schrijf schud schuif sla slaap slenter sluip sluit smeed ' +
    'smikkel smokkel snap snater snotter snuif spaar speel spoel sprokkel sta steek sterf stommel stop strek ' +
    'stuif stuiter stuur teken tel timmer toeter treiter trek twitter val vang vecht veeg verdraai verf ' +
    'verfoei verfraai verga vergooi vergroei verhuur verknoei vermoei verschroei versla versta verstrooi ' +
    'vertel vervloei vind vlieg voed voel voer volg vraag vries wacht wandel wapper was wed weersta weet ' +
    'weldo wend werk wikkel win woon word worstel wrijf zeg zend zet zever zie zing zit zoek zorg zweef zwem ' +
    'zwerf zwijg',
);

/** Forms in -t that are a noun too but mean a verb form first. Source: eigen. */
export const ALLOWED_T = set(
  'belt bijt blaast eet fluit giet groet haat heet kost laat leest meet ontmoet pleit plet praat regent ' +
    'rent richt rust schiet slijt sluit smelt snuit spat spuit start stoot stort stuit tast verhit verlaat ' +
    'verplicht vreet wacht weet zet zit',
);

/** Nouns that look like the form of a verb. Source: eigen. */
export const NOUN_FIRST = set(
  'aanplant aanstoot aanzet achterwacht afgrond aflaat afzet bovenkleed buitenwacht daarrond daas diepvries ' +
    'doorreis ' +
    'doorstart doorvaart draaikont druiloor dwarsfluit gemenebest goedrond hardrot heenreis huilebalk ' +
    'ingreep instuif inzet karwei meestal minder misgreep nareis omzet onderkleed onderraad onderspit oneer ' +
    'opkleed ' +
    'opperkleed opzet overkleed overlaat overluid platrond rechtsmacht rechtsomkeert robbedoes rondreis ' +
    'scherpkort sjoelbak slagbal smulpaap tegenzet terugreis terugsprong thuisreis tjok toeriste toeverlaat ' +
    'trefbal uitlaat uitplant uitreis uitstoot uitzet voorraad voorschoot voorsprong voorstoot voorwacht ' +
    'voorzet waterverf welvaart',
);

/** Finite forms that are a noun alone and a verb behind a first part: toe|staat, vast|zit, in|ging. Source: eigen. */
export const VERB_END = set(
  'barst bijt bleef bond bood boog borg brak deed dreef dronk dut eet gaf giet ging heft hield hing hoest ' +
    'kloof kneep kreeg laat lag las loog loot meet munt print reden reed richt roest rot schat schiet schoot ' +
    'slaat sleet sloop sloot sluit smeet smelt sneed snuit spant spelt spit spon sprak sprint spuit spurt ' +
    'staat stak stal steeg stelt stoof stort streek stuit tast test ving vlecht vond wees weet werd won wond ' +
    'wrong zat zit zong zoog',
);

/** Past forms that are a noun too but mean the past first. Source: eigen. */
export const ALLOWED_STRONG = set(
  'beval bleef bond bood deed dook dreef dronk floot gaf genoot ging gleed goot greep groef hing kon koos ' +
    'kreeg kwam lag las liep mocht nam reed riep scheen schoot schreef sliep sneed sprong steeg stond ' +
    'stonden trok ving vocht vond werd wist won zag zat zong zweeg',
);

/** Past plurals that look like the plural of a noun but hardly are one. Source: own. */
export const PAST_FIRST = set(
  'aten bekwamen bevingen boden bonden braken doken dreven dronken gaven gingen grepen groeven hesen hingen keven kloven ' +
    'knepen kozen lagen misten rezen roken schenen schrokken sleten slopen smeten spleten sponnen spraken staken ' +
    'stegen stonden stoven vingen vochten vraten wrongen zonden',
);

/** Past plurals and participles that are the plural of a noun as often. Source: own. */
export const PAST_TOO = set(
  'bogen genoten gevallen gevaren gewassen goten kreten leden maten namen schoten slepen sloten sprongen streken verslagen zagen zogen',
);

/** Infinitives that are no plural behind a noun, though the table holds their stem as a noun. Source: eigen. */
export const NEVER_PLURAL = set(
  'bellen bezorgen breken brengen draaien dragen drinken duiken eten geven gieten gooien halen houden ' +
    'jagen kamperen keuren kijken klimmen knippen koken lachen lezen luisteren maken nemen plukken poetsen ' +
    'praten prikken rijden roepen scheiden schilderen schrijven schudden smeren snijden sparen springen ' +
    'tekenen vangen vatten vegen voeden voeren vullen wandelen wonen zetten zingen zoeken zwemmen',
);

/** Plurals that are an infinitive too but name things first. Source: eigen. */
export const MEERVOUD_WINS = set(
  'antwoorden baden bakken banden banken bellen benen bergen berichten beuken bevingen bezwaren bladeren ' +
    'bloemen boeien boeken boeren bollen ' +
    'bomen bossen brillen bussen dalen diamanten dieren dieven dijken dingen doelen dozen draden dromen druiven ' +
    'duinen eiken eisen evenwichten feesten fietsen flessen gebaren gebruiken geiten getuigen glazen graven ' +
    'groepen haken hanen hansworsten haren harnassen harten ' +
    'hazelnoten hoeden hoeken hokken hopen huifkarren huizen ijsberen jassen kaarten kalveren kammen kampen ' +
    'kanten kappen ' +
    'kassen kenmerken ' +
    'kerken kippen kisten klappen kleuren klokken kloven knipogen knopen knoppen koeken kolven koppen koprollen ' +
    'kosten kraaien kransen krassen ' +
    'kristallen ' +
    'kronen ' +
    'kruiden kruisen krullen kuilen kurken lampen landen lappen lessen lichten liften lijnen lijsten linten ' +
    'loten mannen markten ' +
    'meren merken messen metalen mokken motoren muizen munten netten netwerken neuzen noten ogen onderwerpen ' +
    'ontwerpen oordelen oren paarden ' +
    'papieren paren pennen pezen pijpen pitten plaatsen planken plannen planten plassen pleinen ploegen poezen ' +
    'poorten ' +
    'poten potloden potten prijzen proppen punten putten ramen randen ranken ratten raven regels reizen rekken ' +
    'ridders ' +
    'rijen ringen ritten rokken rollen ruggen ruiten schaatsen schalen schatten schelpen schepen schermen ' +
    'schillen schoenen ' +
    'scholen schoppen schroeven slaven sloffen sloten smeden sneeuwballen snoepen soorten spelden spellen ' +
    'spinnen spoken sponzen ' +
    'sporen ' +
    'stallen ' +
    'stappen stelen stempels stenen stiften stoelen stokken straffen stralen stranden strepen strikken stromen ' +
    'stukken tafels takken ' +
    'talen tanden tassen tenten tochten toetsen tonen tongen torens touwen trappen treinen trompetten tuinen ' +
    'vakken verbanden ' +
    'verdachten ' +
    'veren verschillen vissen ' +
    'vlaggen vlammen vlechten vlekken vleugels vliegen vloeren vlokken vlooien vluchten voeten vormen vragen ' +
    'vruchten vuren wagens ' +
    'wangen wegen weken wensen wetten wielen wijzers woerden wolken wolven wonden woorden wormen wortelen ' +
    'zagen zakken zinnen zolen zonen zorgen',
);

/** Plurals whose singular nobody uses. Source: eigen. */
export const PLURAL_ALONE = set('ingewanden lotgevallen omstreken onderkleren onkosten paarlen perikelen');

/** Words on -en, -s or another plural ending that are no plural. Source: eigen. */
export const NO_PLURAL = set(
  'blootshoofds daarbinnen daarboven daarbuiten erbinnen erbuiten hierbinnen hierboven hierbuiten inloggen ' +
    'laatstleden meermalen namiddags uitentreuren uitloggen voormiddags vooroorlogs waarbinnen waarboven ' +
    'waarbuiten weren',
);

/** Names that only look like a plural. Source: eigen. */
export const NAMES = set('antwerpen drachten engels gorinchem groningen leiden mechelen noorwegen polen zweden');

/** Verbs whose infinitive ends in -iën or -eeën. Source: eigen. */
export const WW_TREMA = set('barbecueën neuriën ruziën skiën waterskiën');

/** Words on -je without a base word. Source: eigen. */
export const NO_DIMINUTIVE = set('Spanje franje kanarie oranje spanje');

/** Adverbs on -jes of an adjective. Source: eigen. */
export const ADVERB_SMALL = set(
  'armetjes bleekjes braafjes bruintjes droogjes drukjes dunnetjes duurtjes dwarsjes effentjes eventjes ' +
    'fijntjes flauwtjes frisjes gewoontjes gladjes goedjes grofjes kalmpjes knusjes koeltjes krapjes ' +
    'lauwtjes leukjes losjes magertjes minnetjes netjes nuchtertjes onnozeltjes pipsjes povertjes ' +
    'ruimpjes scheefjes schraaltjes schuintjes simpeltjes slapjes slechtjes smalletjes sobertjes stiekempjes ' +
    'stijfjes stilletjes strakjes sufjes tammetjes traagjes triestjes vaagjes vlakjes vreemdjes warmpjes ' +
    'zachtjes ziekjes zoetjes zuinigjes zwakjes',
);

/** Words on -s that are no plural. Source: eigen. */
export const NO_MEERVOUD_S = set(
  'aards abces acces accres achteruits adres afrits ajakkes albatros alles ananas anders atlas baars ' +
    'bakkes barones beters beurs bewies bijles binnens bios blootshoofds bluts boers bonus bordes bovenaards ' +
    'buitenaards buitens cactus cadens circus condens congres cypers danseres derdejaars dinges does dreumes ' +
    'droes drommels dwars eens eerstejaars eerstens elders elkaars ergens ernevens eventjes exces excuses ' +
    'expres fles gans gehannes geroezemoes gevangenis ginds gras haars hals hannes hebbes heidens heks ' +
    'herpes hersens hommeles hoofs hoogstens hotpants huis iets immers indoors ineens inmiddels jaars jakkes ' +
    'jasses ' +
    'jeetjes jegens kaars kaas kadens kapsones karkas kerks kermis kers kies kloris kompas kroes krols kruis ' +
    'kus laars langs lekkertjes lens les leukjes links lobbes logies los luthers makkes mars matras mens mes ' +
    'middags middels mies minstens mispoes moeras moes mos muis muts nakkes namens namiddags nergens neus ' +
    'nevens nietes niets nogmaals nonsens noppes ondanks onderaards oosters opeens ouderejaars outdoors ' +
    'overals ' +
    'overigens paars pardoes pas poes poespas pompelmoes potdikkes prijs prins privéles progres protestants ' +
    'pumps rats rebels rechts reeds reis robbedoes roezemoes roos ros sakkerloots samen schaars schelms ' +
    'schools schots schuins sinds slaafs slaags slechts snoes snoezepoes soms speels stakkers steels ' +
    'steevast straks strips tangens tegens telkens tendens tevens thuis tijdens tompoes trens trots trouwens ' +
    'tweedejaars vaagjes vaars vaas valies vandaags vanouds verdikkes vernis vers vervals ververs vervolgens ' +
    'vierdejaars vlees vliegens volgens vooruits vos wals wars was wegens welles wens westers ' +
    'wiedes wufts ' +
    'zelfs zes ziekjes zoals',
);

/** Adjectives that tell a material, with -en. Source: eigen. */
export const STOFFELIJK = set(
  'aarden aardewerken albasten asfalten bakstenen bamboe barnstenen betonnen beuken blikken bordkartonnen ' +
    'bronzen canvassen denimmen diamanten donzen eiken eikenhouten elzen essen flanellen fluwelen ' +
    'gietijzeren gipsen glazen gouden granieten grenen grenenhouten hoornen houten ijzeren ivoren juten ' +
    'jutten kartonnen kasjmieren katoenen keramieken koperen kristallen kunststoffen kurken lederen lemen ' +
    'leren linnen loden mahoniehouten marmeren messingen metalen natuurstenen nikkelen notenhouten papieren ' +
    'parelmoeren perspex platina pluchen porseleinen rieten rubberen satijnen spaanplaten stalen stenen ' +
    'strooien teakhouten tinnen vilten vlassen vuren vurenhouten wassen wollen zandstenen zeemleren zijden ' +
    'zilveren zinken',
);

/** Irregular adjective steps. Source: eigen. */
export const COMPARISON = set(
  'best beste beter beters eerder eerst grover grovere laatst later liever meer meest meeste minder minst ' +
    'minste nieuws vaakst vaker verder verst wijste wijzere',
);

/** Words on -er or -st that look like a step of an adjective but are not. Source: eigen. */
export const NO_COMPARISON = set(
  'ander anders angst barst beest bewaarder binnenvetter bloeier bluts borst boter broer dertiger dokter ' +
    'dorst duister dwars elders feest gast geest gegevens generaals heer helder herfst ieders ijzer kalender ' +
    'kast ' +
    'kater keer kern kerst kikker kleuter kunst last later leider lekkere lijst lijster links mast meer ' +
    'meester middels misdadiger mist moeder negentiger nest onder oost opkikker oplichter oppepper ' +
    'opschepper opstopper overzetter paasbest pest post rechts reeds rest rijst rust schaarste schelp ' +
    'schuchter slechts slijmer snelhechter spijker straks stuks sudder tachtiger tast test teuter toast ' +
    'trots twintiger vaarder vader vast veertiger vijftiger vorst vrijwilliger wast water west wijzer winst ' +
    'winter worst zestiger zeventiger zondagsbest zuster',
);
