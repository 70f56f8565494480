import type { ESTree, Plugin } from 'vite';

/** Declarations of one library module that the browser bundle does without. */
export interface Snoei {
  /** Which module: end of its path. */
  module: RegExp;
  /** Never used: what is left of it fails with a clear word. */
  namen: readonly string[];
  /** Used by every page, but with nothing to do in ours. */
  leeg?: readonly string[];
  reden: string;
}

/** Our routes are plain: no data router, no framework mode, no server components, no prefetching. Our texts are flat keys without formats. No screen has a `<ViewTransition>`. */
export const SNOEI: readonly Snoei[] = [
  {
    module: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/,
    reden: 'parts of the data router and the framework',
    namen: [
      'PrefetchPageLinks',
      'RemixErrorBoundary',
      'RemixRootDefaultErrorBoundary',
      'RenderErrorBoundary',
      'DefaultErrorComponent',
      'AwaitErrorBoundary',
      'RSCErrorHandler',
      'useNavigateStable',
      'Form',
      'ScrollRestoration',
      'HistoryRouter',
      'Scripts',
    ],
  },
  {
    module: /\/i18next\/dist\/esm\/i18next\.js$/,
    reden: 'keys as functions, and formats inside texts (web/i18n/i18n.ts brings a formatter that changes nothing)',
    namen: [
      'keysFromSelector',
      'createProxy',
      'Formatter',
      'createCachedFormatter',
      'createNonCachedFormatter',
      'parseFormatStr',
    ],
  },
  {
    module: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    reden: 'view transitions: these only walk through the tree in search of one',
    namen: [
      'applyViewTransitionToHostInstances',
      'measureViewTransitionHostInstancesRecursive',
      'scheduleViewTransitionEvent',
      'createViewTransitionInstance',
      'startViewTransition',
    ],
    leeg: [
      'trackEnterViewTransitions',
      'commitAppearingPairViewTransitions',
      'commitEnterViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'measureNestedViewTransitions',
    ],
  },
];

type Knoop = ESTree.Program['body'][number];

const isNaamplaatje = (knoop: Knoop): boolean =>
  knoop.type === 'ExpressionStatement' &&
  knoop.expression.type === 'AssignmentExpression' &&
  knoop.expression.left.type === 'MemberExpression' &&
  knoop.expression.left.property.type === 'Identifier' &&
  knoop.expression.left.property.name === 'displayName';

function naamVan(knoop: Knoop): string | undefined {
  if (knoop.type === 'FunctionDeclaration' || knoop.type === 'ClassDeclaration') return knoop.id?.name;
  const doel = knoop.type === 'VariableDeclaration' ? knoop.declarations[0]?.id : undefined;
  return doel?.type === 'Identifier' ? doel.name : undefined;
}

/** Code without those declarations: what is left of each fails with a clear word when it is used. Answers the names that were found. */
export function snoei({
  code,
  boom,
  namen,
  leeg = [],
}: {
  code: string;
  boom: readonly Knoop[];
  namen: readonly string[];
  leeg?: readonly string[] | undefined;
}): { code: string; gevonden: string[] } {
  const stukken: string[] = [];
  const gevonden: string[] = [];
  let plek = 0;
  for (const knoop of boom) {
    const naam = naamVan(knoop);
    const weg = naam !== undefined && (namen.includes(naam) || leeg.includes(naam));
    if (weg) gevonden.push(naam);
    if (!weg && !isNaamplaatje(knoop)) continue;
    stukken.push(
      code.slice(plek, knoop.start),
      weg
        ? `function ${naam}() {${leeg.includes(naam) ? '' : ` throw new Error("${naam} is left out of this build"); `}}`
        : '',
    );
    plek = knoop.end;
  }
  return { code: [...stukken, code.slice(plek)].join(''), gevonden };
}

/** Cuts the declarations of `SNOEI` out of a production build; the build fails when one of them does not exist any more. */
export function snoeiPlugin(lijst: readonly Snoei[] = SNOEI): Plugin {
  const gezien = new Set<Snoei>();
  const geraakt = new Set<string>();
  return {
    name: 'taaltocht-snoei',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    buildStart() {
      gezien.clear();
      geraakt.clear();
    },
    transform(code, id) {
      const regel = lijst.find(({ module }) => module.test(id.replaceAll('\\', '/').split('?')[0] ?? ''));
      if (!regel) return null;
      gezien.add(regel);
      const uit = snoei({ code, boom: this.parse(code).body, namen: regel.namen, leeg: regel.leeg });
      for (const naam of uit.gevonden) geraakt.add(naam);
      return { code: uit.code, map: null };
    },
    buildEnd(fout) {
      const over = lijst.flatMap(({ namen, leeg = [] }) => [...namen, ...leeg]).filter((naam) => !geraakt.has(naam));
      if (!fout && over.length > 0) throw new Error(`nothing to leave out for: ${over.join(', ')}`);
    },
  };
}
