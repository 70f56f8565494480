const set = (woorden: string): ReadonlySet<string> => new Set(woorden.split(' '));

/** Forms that are a noun too but mean the first person of a verb first. Source: eigen. */
export const ALLOWED_STAM = set(
  'baad bak bemoei besproei besta bestrooi bevloei bezaai bid bied bijt bind blijf blink bof breek breng ' +
    'brom brouw buig denk dobber doe draag draai drijf dring drink druip duik duld durf dwaal dwing eet ' +
    'eindig faal fiedel frommel frutsel ga geef geloof giebel glijd glim glinster glip gloei gluur gorgel ' +
    'graai grabbel griezel grijns grijp grimlach grom gun haal hang heb hecht help hijs hoor houd huil ' +
    'huiver hurk jaag jengel jubel juich kakel karn ken keuvel kibbel kiep kies kijf kijk klaag kladder ' +
    'kleef klets kleum klieder klim klooi klop klungel knaag knabbel knauw kneed kneus knevel kniel knijp ' +
    'knip knipper knor kom kook koop kreun krijg krimp krui kruip kuier kwel kwets kwijl kwispel laad laat ' +
    'lach leef leen leer lees leg leid leun lever lig lijd lijk loei loop luier luister lummel maak meen ' +
    'meld meng mok nader neem nies noem onderga onderlijn ontdooi ontga ontgroei onthaal ontplooi ontsla ' +
    'ontsta paf pagaai pak peddel pel pendel peuzel pingel plaag plak plens pluk poch praat prijs pronk raad ' +
    'rakel ratel recycle red reik reis reken relax ren rijd rijg ril rimpel rinkel rochel roddel roep roer ' +
    'rooi ruik ruil ruim scharrel schrijf schroei schud schuif sjouw sla slaag slaap slenter slijp sluip ' +
    'sluit smeed smeek smikkel smokkel smul snaai snap snater snik snoei snotter snuif spaar speel spiek ' +
    'spoel sprokkel spuug sta staar steek sterf stijg stik stink stol stommel stook stoor stop strek strijk ' +
    'stuif stuiter stuur teken tel til timmer toeter tref treiter trek treur tril tsjilp turn twitter vaar ' +
    'val vang vecht veeg verdraai verf verfoei verfraai verga vergooi vergroei verhuur verknoei vermoei ' +
    'verschroei versla versta verstrooi vertel vervloei vind vlei vlieg vloei voel voer volg vraag vries ' +
    'waai wacht wandel wapper was wed weeg weersta weet weldo wend werk wikkel win woel woon word worstel ' +
    'wrijf wrik wring wurg zaai zap zeg zend zet zever zie zing zit zoek zorg zuig zuip zweef zweer zwelg ' +
    'zwem zwenk zwerf zwiep zwijg',
);

/** Forms in -t that are a noun too but mean a verb form first. Source: eigen. */
export const ALLOWED_T = set(
  'belt bijt eet fluit giet groet haat heet kost laat leest meet ontmoet pleit plet praat regent rent ' +
    'richt rust schiet slijt sluit smelt snuit spat spuit start stoot stort stuit tast verhit verlaat ' +
    'verplicht vreet wacht weet zet zit',
);

/** Past forms that are a noun too but mean the past first. Source: eigen. */
export const ALLOWED_STRONG = set(
  'beval bleef bond bood brak deed dook dreef dronk floot gaf genoot ging gleed goot greep groef hing ' +
    'kneep kon koos kreeg kwam lag las liep loog mocht nam reed riep scheen schoor schoot schreef sleet ' +
    'sliep smeet sneed spon sprong steeg stond trok ving vocht vond werd wist won zag zat zong zoog zweeg',
);

/** Plurals that are an infinitive too but name things first. Source: eigen. */
export const MEERVOUD_WINS = set(
  'baden bakken banden banken bellen benen bergen beuken bevingen bladeren bloemen boeken boeren bollen ' +
    'bomen bossen brillen bussen dalen diamanten dieren dieven dijken dingen doelen dozen draden druiven ' +
    'duinen eiken eisen feesten fietsen flessen geiten glazen graven groepen haken hanen haren harten ' +
    'hazelnoten hoeden hoeken hokken hopen huizen jassen kaarten kalveren kammen kampen kanten kappen kassen ' +
    'kerken kippen kisten kleuren klokken knopen knoppen koeken koppen kraaien kransen kristallen kronen ' +
    'kruiden krullen kuilen kurken lampen lappen lessen lichten liften lijnen lijsten linten mannen markten ' +
    'meren merken messen metalen motoren muizen munten netten netwerken neuzen noten ogen oren paarden ' +
    'papieren paren pennen pijpen pitten plaatsen planken planten plassen pleinen ploegen poezen poorten ' +
    'poten potloden potten prijzen proppen punten putten ramen randen ratten raven regels ridders rijen ' +
    'ringen ritten rokken rollen ruggen ruiten schalen schatten schelpen schepen schermen schoenen scholen ' +
    'schroeven slaven sloffen sloten smeden snoepen soorten spelden spinnen sponzen sporen stallen stappen ' +
    'stelen stempels stenen stiften stoelen stokken stralen stranden strepen stukken tafels takken talen ' +
    'tanden tassen tenten tonen tongen torens touwen trappen treinen tuinen vakken verbanden vissen vlaggen ' +
    'vlammen vlekken vleugels vliegen vloeren vlokken vlooien voeten vormen vruchten vuren wagens wangen ' +
    'wegen weken wielen wijzers wolken wolven woorden wormen zagen zakken zinnen zolen zonen',
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
  'aards abces acces accres achteruits adres alles ananas anders atlas bakkes beters beurs bijles binnens ' +
    'boers bonus bovenaards buitenaards buitens cactus cadens circus condens congres derdejaars dwars eens ' +
    'eerstejaars elders elkaars ergens exces excuses expres fles gevangenis ginds gras hals hebbes heidens ' +
    'heks herpes hersens hoofs hoogstens huis iets immers ineens inmiddels jaars jakkes jeetjes jegens kaars ' +
    'kaas kadens kerks kermis kers kies kruis kus laars langs lekkertjes lens les links lobbes los matras ' +
    'mens mes minstens moes mos muis muts namens nergens neus niets nogmaals opeens ouderejaars overals ' +
    'overigens paars pas poes potdikkes prijs prins privéles progres rechts reeds reis roos ros sakkerloots ' +
    'samen schaars schools schuins sinds slaafs slechts soms speels stakkers steels steevast straks strips ' +
    'tegens telkens tevens thuis tijdens trens trots trouwens tweedejaars vaas vandaags verdikkes vers ' +
    'vervolgens vierdejaars vlees volgens vooruits vos was wegens wens wufts zelfs zes zoals',
);

/** Adjectives that tell a material, with -en. Source: eigen. */
export const STOFFELIJK = set(
  'aarden albasten asfalten bakstenen bamboe betonnen beuken blikken bordkartonnen bronzen canvassen ' +
    'denimmen diamanten donzen eiken eikenhouten elzen essen flanellen fluwelen gietijzeren gipsen glazen ' +
    'gouden granieten grenen grenenhouten hoornen houten ijzeren ivoren juten jutten kartonnen kasjmieren ' +
    'katoenen keramieken koperen kristallen kunststoffen kurken lederen lemen leren linnen loden ' +
    'mahoniehouten marmeren messingen metalen natuurstenen nikkelen notenhouten papieren parelmoeren perspex ' +
    'platina pluchen porseleinen rieten rubberen satijnen spaanplaten stalen stenen strooien teakhouten ' +
    'tinnen vilten vlassen vuren vurenhouten wassen wollen zandstenen zeemleren zijden zilveren zinken',
);

/** Irregular adjective steps. Source: eigen. */
export const COMPARISON = set(
  'best beste beter beters eerder eerst grover grovere laatst later liefst liefste liever meer meest ' +
    'meeste minder minst minste nieuws vaakst vaker verder verst wijste wijzere',
);

/** Words on -er or -st that look like a step of an adjective but are not. Source: eigen. */
export const NO_COMPARISON = set(
  'ander anders angst barst beest bewaarder bloeier borst boter broer dertiger dokter dorst duister dwars ' +
    'elders feest gast geest gegevens generaals heer helder herfst ieders ijzer kast kater keer kern kerst ' +
    'kikker kleuter kunst last later leider lekkere lijst lijster links mast meer meester misdadiger mist ' +
    'moeder negentiger nest onder oost pest post rechts reeds rest rijst rust schelp schuchter slechts ' +
    'slijmer spijker straks stuks tachtiger tast test toast trots twintiger vaarder vader vast veertiger ' +
    'vijftiger vorst vrijwilliger wast water west wijzer winst winter worst zestiger zeventiger zuster',
);
