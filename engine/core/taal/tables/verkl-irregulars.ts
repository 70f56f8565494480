import { formTable } from './form-table.ts';

/** Diminutives the rules miss; `=` in front: not in compounds, the first form is preferred. Source: own. */
export const DIMINUTIVE_IRREGULARS = formTable(
  'glas:glaasje gat:gaatje =fregat:fregatje pad:paadje =ipad:ipadje =touchpad:touchpadje =trackpad:trackpadje =keypad:keypadje ' +
    '=schildpad:schildpadje blad:blaadje schip:scheepje vat:vaatje =kravat:kravatje ' +
    'dag:dagje|daagje =lot:lootje|lotje jongen:jongetje kip:kippetje|kipje =bloem:bloemetje|bloempje zonnebloem:zonnebloemetje|zonnebloempje ' +
    'pop:poppetje|popje weg:weggetje|wegje brug:bruggetje vlag:vlaggetje =rib:ribbetje|ribje krab:krabbetje|krabje big:biggetje ' +
    'rug:ruggetje|rugje heg:heggetje mug:mugje|muggetje slab:slabbetje|slabje web:webbetje|webje =eg:egje =log:logje vlo:vlootje|vlooitje stad:stadje|steedje wiel:wieltje|wieletje ' +
    'wagen:wagentje|wagetje rad:radje|radertje =kind:kindje|kindertje =lid:lidje|leedje =slag:slagje =ding:dingetje bloem:bloemetje|bloempje oorring:oorringetje trouwring:trouwringetje sleutelring:sleutelringetje neusring:neusringetje stencil:stenciltje fauteuil:fauteuiltje =spel:spelletje =race:racetje|raceje ' +
    'game:gamepje =lade:laatje|laadje =trede:treetje|treedje salade:slaatje|salaatje limonade:limonadetje|limonaadje chocolade:chocolaatje|chocolaadje =sla:slaatje ' +
    'vrouw:vrouwtje =vis:visje parfum:parfummetje|parfumpje filet:filetje shampoo:shampootje kado:kadootje =kok:kokje slang:slangetje kring:kringetje ' +
    'leerling:leerlingetje tweeling:tweelingetje drieling:drielingetje zaailing:zaailingetje zuigeling:zuigelingetje camping:campinkje pudding:puddinkje ' +
    'training:traininkje parking:parkinkje roos:roosje =ham:hammetje kraam:kraampje bon:bonnetje slip:slipje|slippetje wig:wigje|wiggetje plug:plugje|pluggetje snob:snobje ' +
    'club:clubje kub:kubje pub:pubje =ree:reetje lap:lapje =kop:kopje =sok:sokje kreng:krengetje rog:rogje =trog:trogje lob:lobbetje|lobje =schub:schubje|schubbetje ' +
    'kwab:kwabje|kwabbetje knob:knobje vrucht:vruchtje oog:oogje clown:clowntje team:teampje show:showtje view:viewtje interview:interviewtje stip:stipje|stippetje',
);

/** Loans whose last e is silent: the ending follows the sound before it (`cakeje`, `gamepje`). Source: own. */
export const SILENT_E =
  /(?:cake|cape|quote|(?:^|web)site|update|upgrade|blouse|house|cheque|coupe|bike|shake|skate|douche|niche|crèche|affiche|tape|date|fake|clique|safe|home|game|frame)$/;
