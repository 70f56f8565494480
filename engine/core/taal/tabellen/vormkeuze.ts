const set = (woorden: string): ReadonlySet<string> => new Set(woorden.split(' '));

/** Forms that are a noun too but mean the first person of a verb first. Source: eigen. */
export const STAM_WEL = set(
  'bak bid bied bijt blijf breng denk doe draag draai drink eet ga geef geloof groei haal hang heb help hoor houd huil jaag ken kies kijk kijk klim ' +
    'klop knip kom kook koop krijg kruip laat lach leef leen leer lees leg lig lijk loop luister maak meen neem noem pak plak plaag praat prijs raad red reis ren rijd roep ruik schrijf ' +
    'schuif slaap sla sluit snap sluip speel sta steek stop teken tel trek val vang vecht veeg vertel verf vind vlieg voel volg vraag wacht wandel was weet werk wijs win word ' +
    'zeg zet zie zing zit zoek zorg zwaai zwem durf rijd ruim stuur woon pluk juich ruil spaar reken voer zwijg',
);

/** Forms in -t that are a noun too but mean a verb form first. Source: eigen. */
export const T_WEL = set('leest bijt eet fluit giet groet haat laat praat schiet sluit start wacht weet zet zit rust kost ontmoet rent regent belt meet heet richt stort stuit tast verplicht plet smelt spat verlaat snuit spuit stoot');

/** Past forms that are a noun too but mean the past first. Source: eigen. */
export const STERK_WEL = set('sprong vond bood ging zat las lag stond nam gaf kwam dronk zong vocht won sliep hing ving bond sneed trok schoot floot goot gleed reed steeg zweeg kreeg zag wist kon mocht bleef schreef werd liep riep deed koos groef dook dreef greep scheen');

/** Plurals that are an infinitive too but name things first. Source: eigen. */
export const MEERVOUD_WINT = set(
  'vlooien smeden dalen baden bladeren boeken planten vissen fietsen bomen bloemen boeren bergen tenten tanden ogen kaarten stoelen stenen rokken tuinen kleuren stappen bellen bollen brillen bussen dingen dieren ' +
    'dieven doelen dozen draden dijken eisen feesten flessen geiten glazen graven groepen haken hanen haren hoeken hokken huizen jassen kammen kampen kanten kassen kerken kippen kisten ' +
    'klokken knopen knoppen koeken koppen kransen kruiden kuilen lampen lappen lichten lijnen lijsten liften linten mannen markten merken messen motoren muizen munten neuzen netten noten ' +
    'oren paarden paren pennen plaatsen planken plassen pleinen ploegen poezen poorten poten potten prijzen punten putten ratten randen ramen ridders ringen ruiten schalen schatten ' +
    'schelpen schepen scholen schoenen sloffen sloten soorten sporen spelden spinnen sponzen stallen stempels stiften stokken stranden strepen takken talen tassen tonen tongen torens touwen ' +
    'treinen trappen vlaggen vlekken vliegen vloeren voeten vormen vruchten vuren wagens wangen wegen weken wielen wijzers wolken wolven woorden wormen zakken zinnen zolen zonen banden bakken banken bossen hopen kappen ' +
    'kronen krullen lessen meren netwerken pijpen pitten proppen regels rijen ritten rollen ruggen schermen schroeven snoepen stelen stralen stukken tafels vakken vlammen vleugels vlokken zagen graven raven druiven kalveren slaven',
);

/** Verbs whose infinitive ends in -iën or -eeën. Source: eigen. */
export const WW_TREMA = set('skiën waterskiën ruziën neuriën barbecueën');

/** Words on -je without a base word. Source: eigen. */
export const GEEN_VERKLEIN = set('meisje meisjes beetje sprookje sprookjes toetje toetjes oranje franje kanarie poffertje ietsje Spanje spanje');

/** Words on -s that are no plural. Source: eigen. */
export const GEEN_MEERVOUD_S = set(
  'anders alles bijles eens elders ergens straks fles gans gras hals heks huis iets immers kaas kers kies kruis kus langs lens links les los mens mes moes mos muis muts neus nergens niets ' +
    'nogmaals overigens pas poes prijs prins rechts reeds reis ros roos samen slechts soms sinds strips tegens thuis tijdens trots vaas vers vlees volgens vos was wens zelfs zes zoals ' +
    'hersens gevangenis adres excuses ananas atlas bonus cactus circus kermis matras kaars laars vandaags binnens buitens vooruits opeens ineens hoogstens minstens tevens telkens overals achteruits',
);

/** Adjectives that tell a material, with -en. Source: eigen. */
export const STOFFELIJK = set(
  'aarden albasten asfalten betonnen bronzen bamboe blikken canvassen denimmen duinen eiken elzen essen flanellen fluwelen glazen gouden granieten grenen gietijzeren hazelnoten houten ijzeren ivoren jade jutten kartonnen ' +
    'kasjmieren katoenen keramieken koperen kristallen kurken kunststoffen lakens leren lemen linnen loden marmeren messingen metalen nikkelen notenhouten papieren parelmoeren platina perspex porseleinen rieten rubberen satijnen ' +
    'spaanplaten stalen stenen strooien tinnen vilten vurenhouten wassen wollen zandstenen zijden zilveren zinken bakstenen beuken bordkartonnen vuren mahoniehouten teakhouten vlassen hoornen benen',
);

/** Irregular adjective steps. Source: eigen. */
export const TRAPPEN = set('beter beste best meer meest meeste minder minst minste liever liefst liefste eerder eerst verder verst later laatst vaker vaakst nieuws');

/** Words on -er or -st that look like a step of an adjective but are not. Source: eigen. */
export const GEEN_TRAP = set('kast wijzer leider slijmer dokter zuster lijster ander anders onder boter water kikker keer meer spijker kleuter moeder vader broer winter kern later ijzer barst herfst kerst vorst worst borst dorst gast last mast mist rest rust winst kunst post lijst feest geest beest angst wast vast toast tast oost west nest pest test bloeier rijst trots blinder heer kater schelp wilder sterker');
