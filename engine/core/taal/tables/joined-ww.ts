/** Verbs of two words that never part (ik stofzuig, gestofzuigd), with a bar at the seam. Source: own. */
export const JOINED_WERKWOORDEN: readonly string[] = (
  'basket|ballen beeld|houwen blauw|bekken blind|doeken bloem|lezen boek|staven brand|merken brand|schatten ' +
  'buik|spreken dag|dromen dwars|bomen gek|scheren hand|ballen heup|wiegen honk|ballen huis|houden kiel|halen klapper|tanden ' +
  'knarse|tanden knip|ogen kop|rollen korf|ballen lief|kozen logen|straffen meel|fabrieken mot|regenen ' +
  'nacht|braken pluk|haren raad|plegen rol|schaatsen slaap|wandelen sneeuw|ballen soft|ballen stamp|voeten stof|zuigen tafel|tennissen tref|ballen ' +
  'voet|ballen volley|ballen water|skiën water|trappelen zweef|vliegen'
).split(' ');
