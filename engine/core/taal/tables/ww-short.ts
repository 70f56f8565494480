/** Raw stems whose last vowel stays short although the rule would double it (`welkom`, `monitor`). Source: own. */
export const SHORT_STAYS: ReadonlySet<string> = new Set(['welkom', 'sponsor', 'monitor', 'harnas', 'kajak', 'decor']);

/** Raw stems whose last `e` is stressed although `-el -em -en` is weak as a rule (`oordel` of oordelen). Source: own. */
export const LONG_STAYS =
  /(?:oor|na|der|vieren)del$|(?:zin|toneel|schaak|rollen)spel$|pensel$|krakel$|algemen$|tonel$|juwel$|problem$/;
