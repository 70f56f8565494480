import { formTable } from './form-table.ts';

/**
 * Plurals that change a sound, take -eren, -lui or a Latin ending, or have two forms. `=` in front: only this word, not its
 * compounds (`vlot` is no compound of `lot`); the first plural is preferred. Source: own.
 */
export const MV_IRREGULARS = formTable(
  'olie:oliën|olies boktor:boktorren meeltor:meeltorren militair:militairen gave:gaven|gaves klasse:klassen|klasses verdienste:verdiensten =kaste:kasten =oudste:oudsten engelsman:engelsen fransman:fransen =aardappel:aardappels|aardappelen ader:aders|aderen afschot:afschoten ' +
    'afstandsschot:afstandsschoten =album:albums =alcohol:alcoholen alumnus:alumni ambtenaar:ambtenaren amfibie:amfibieën ' +
    "analyse:analyses|analysen apostel:apostelen|apostels appel:appels|appelen aroma:aroma's artikel:artikelen|artikels =as:assen " +
    'bad:baden =baken:bakens|bakenen basis:basissen|bases bedrag:bedragen been:benen|beenderen bevel:bevelen blad:bladen|bladeren ' +
    '=blad:bladeren|bladen bladzijde:bladzijden|bladzijdes bode:bodes|boden brandweerman:brandweermannen|brandweerlieden|brandweerlui ' +
    'broer:broers buurman:buurmannen|buurlieden|buurlui =cactus:cactussen|cacti catalogus:catalogussen|catalogi centrum:centra|centrums ' +
    "=chocolade-ei:chocolade-eieren christen:christenen =circus:circussen =codex:codices|codexen collega:collega's " +
    'crisis:crisissen|crises criterium:criteria|criteriums =cursus:cursussen dag:dagen dak:daken dal:dalen datum:data|datums decennium:decennia|decenniums ' +
    "deken:dekens dienaar:dienaren|dienaars =dijkschot:dijkschotten dilemma:dilemma's|dilemmata =discus:discussen " +
    'doel:doelen|doeleinden doelschot:doelschoten doorn:doorns|doornen duivel:duivels|duivelen edelman:edellieden|edelmannen ' +
    '=eendenei:eendeneieren ei:eieren eikenblad:eikenbladeren|eikenbladen eind:einden|eindes einde:einden|eindes elektron:elektronen ' +
    'engel:engelen erfgoed:erfgoederen examen:examens =focus:focussen|foci =forum:forums|fora =fregat:fregatten ' +
    'galerie:galeries|galerieën =gamepad:gamepads gat:gaten gebed:gebeden gebod:geboden gebrek:gebreken gegeven:gegevens gelag:gelagen ' +
    'gelid:gelederen gemoed:gemoederen =gen:genen =genus:genera getuige:getuigen geweerschot:geweerschoten glas:glazen =globus:globussen ' +
    'god:goden =goed:goederen =gospel:gospels graf:graven grens:grenzen heiden:heidenen hersenen:hersenen hersens:hersenen ' +
    'hertog:hertogen heuvel:heuvels|heuvelen =hoen:hoenders|hoenderen hof:hoven hol:holen =holte:holtes|holten honing:honingen ' +
    'hoorn:hoorns|hoornen =index:indexen|indices inkomsten:inkomsten jubileum:jubilea|jubileums kalf:kalveren =kalot:kalotten ' +
    'kandelaar:kandelaars|kandelaren kanonschot:kanonschoten =keypad:keypads kind:kinderen =kippenei:kippeneieren ' +
    'klaverblad:klaverbladeren|klaverbladen kleed:kleden|klederen kleinzoon:kleinzonen|kleinzoons knuffelkoe:knuffelkoeien ' +
    '=kodak:kodaks =koe:koeien =kok:koks kolonie:kolonies|koloniën koolblad:koolbladeren|koolbladen ' +
    'koopman:kooplieden|kooplui|koopmannen kosten:kosten =lade:laden|lades schuiflade:schuifladen|schuiflades =lam:lammeren landgoed:landgoederen ' +
    'landman:landlieden|landlui|landmannen lauwer:lauweren leerteken:leertekens leeuwerik:leeuweriken =legaat:legaten ' +
    'lende:lendenen|lenden leraar:leraren|leraars letter:letters|letteren leven:levens lid:leden lied:liederen =locus:loci =lot:loten ' +
    'luitenant:luitenants|luitenanten lyceum:lycea|lyceums maal:malen|maals =maat:maten|maats =man:mannen =matrix:matrices|matrixen ' +
    'mausoleum:mausolea|mausoleums maximum:maxima|maximums mazelen:mazelen =medium:media|mediums melkkoe:melkkoeien ' +
    'methode:methoden|methodes meubel:meubels|meubelen middel:middelen millennium:millennia|millenniums minimum:minima|minimums ' +
    'minnaar:minnaars|minnaren mirakel:mirakels|mirakelen =mispel:mispels misschot:misschoten =modus:modi motor:motoren|motors ' +
    'museum:musea|museums =musicus:musici neutron:neutronen noodlot:noodloten =nucleus:nuclei oase:oases|oasen =oom:ooms ' +
    'oorlog:oorlogen =opus:opera ouders:ouders =paasei:paaseieren =paaslam:paaslammeren pad:paden =papyrus:papyrussen|papyri ' +
    'periode:perioden|periodes pistoolschot:pistoolschoten politieman:politiemannen|politielieden premie:premies|premiën =prieel:priëlen ' +
    'proton:protonen pudding:puddingen|puddings quorum:quorums|quora raadsman:raadslieden|raadsmannen =rad:raderen|raden ' +
    '=radius:radii|radiussen =rede:redes|reden reuzenrad:reuzenraderen =roerei:roereieren roman:romans ronde:ronden|rondes ' +
    "rund:runderen saus:sauzen|sausen schaduw:schaduwen schema:schema's|schemata =schildpad:schildpadden schip:schepen " +
    '=schot:schoten|schotten schot:schotten sergeant:sergeants|sergeanten serie:series|seriën =serum:sera|serums =sinus:sinussen ' +
    'slablad:slabladeren|slabladen slag:slagen =slangenei:slangeneieren slot:sloten smid:smeden sneeuwman:sneeuwmannen ' +
    '=spaan:spanen|spaanders spectrum:spectra|spectrums spel:spellen|spelen =spiegelei:spiegeleieren spoor:sporen ' +
    'staatslot:staatsloten staatsman:staatslieden|staatsmannen stad:steden staf:staven standaard:standaarden|standaards ' +
    "startschot:startschoten stiefzoon:stiefzonen|stiefzoons stigma:stigma's|stigmata =stimulus:stimuli strafschot:strafschoten " +
    '=struisvogelei:struisvogeleieren tandrad:tandraderen|tandraden teken:tekens|tekenen telefoon:telefoons|telefonen ' +
    'training:trainingen|trainings tentamen:tentamens|tentamina =terminus:termini|terminussen thesis:thesissen|theses timmerman:timmerlieden|timmerlui|timmermannen ' +
    '=touchpad:touchpads tovenaar:tovenaars|tovenaren =tred:treden =trede:treden|tredes tussenpoos:tussenpozen ' +
    '=tussenschot:tussenschotten vacuüm:vacuüms|vacua vakman:vakmensen|vaklieden|vaklui|vakmannen vat:vaten veer:veren|veders ' +
    'vennoot:vennoten verbod:verboden verdrag:verdragen verslag:verslagen vierde:vierden|vierdes =virus:virussen visum:visa|visums ' +
    'vleugel:vleugels|vleugelen vliegrad:vliegraderen =vlo:vlooien vogel:vogels|vogelen =vogelei:vogeleieren volk:volken|volkeren ' +
    '=voorn:voorns waar:waren waarde:waarden|waardes waarschuwingsschot:waarschuwingsschoten wapen:wapens|wapenen ' +
    'waterhoen:waterhoenen|waterhoenders waterrad:waterraderen =waterschot:waterschotten watervlo:watervlooien weg:wegen ' +
    'weide:weiden|weides =windei:windeieren wonder:wonderen wortel:wortels|wortelen =zaal:zalen ' +
    'zakenman:zakenlieden|zakenlui|zakenmannen zeekoe:zeekoeien zeeman:zeelieden|zeelui|zeemannen zenuw:zenuwen zijde:zijden|zijdes ' +
    'zon:zonnen zonde:zonden|zondes =zoon:zonen|zoons zwaluw:zwaluwen',
);

/** Nouns without a plural in everyday Dutch. Source: own. */
export const NO_MEERVOUD: ReadonlySet<string> = new Set(
  (
    'aanbel afbel aftap afval applaus bod boosheid brandweer dank dorst gebak gedrag geduld gejuich gelach ' +
    'gezondheid goud haast honger huisraad huiswerk inbel inkom inlas inleg inpak inplant invul jeugd lawaai nieuws onweer opbel opeet ' +
    'opfok opleg oplos oprol oprot opschrijf optel opvul opzeg pech rijst rondkom slaap sneeuw speelgoed uitleen uitpak vee verkeer zilver'
  ).split(' '),
);
