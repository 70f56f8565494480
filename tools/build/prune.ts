import type { ESTree, Plugin } from 'vite';

/** Declarations of one library module that the browser bundle does without. */
export interface Prune {
  /** Which module: end of its path. */
  module: RegExp;
  /** Never used: what is left of it fails with a clear word. */
  namen: readonly string[];
  /** Used by every page, but with nothing to do in ours. */
  leeg?: readonly string[];
  reden: string;
}

/** Our routes are plain: no data router, no framework mode, no server components, no prefetching. Our texts are flat keys without formats. No screen has a `<ViewTransition>`. */
export const PRUNE: readonly Prune[] = [
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

type GraphNode = ESTree.Program['body'][number];

const isNameTag = (node: GraphNode): boolean =>
  node.type === 'ExpressionStatement' &&
  node.expression.type === 'AssignmentExpression' &&
  node.expression.left.type === 'MemberExpression' &&
  node.expression.left.property.type === 'Identifier' &&
  node.expression.left.property.name === 'displayName';

function nameOf(node: GraphNode): string | undefined {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return node.id?.name;
  const doel = node.type === 'VariableDeclaration' ? node.declarations[0]?.id : undefined;
  return doel?.type === 'Identifier' ? doel.name : undefined;
}

/** Code without those declarations: what is left of each fails with a clear word when it is used. Answers the names that were found. */
export function prune({
  code,
  boom: tree,
  namen: names,
  leeg: empty = [],
}: {
  code: string;
  boom: readonly GraphNode[];
  namen: readonly string[];
  leeg?: readonly string[] | undefined;
}): { code: string; found: string[] } {
  const pieces: string[] = [];
  const found: string[] = [];
  let spot = 0;
  for (const node of tree) {
    const name = nameOf(node);
    const gone = name !== undefined && (names.includes(name) || empty.includes(name));
    if (gone) found.push(name);
    if (!gone && !isNameTag(node)) continue;
    pieces.push(
      code.slice(spot, node.start),
      gone
        ? `function ${name}() {${empty.includes(name) ? '' : ` throw new Error("${name} is left out of this build"); `}}`
        : '',
    );
    spot = node.end;
  }
  return { code: [...pieces, code.slice(spot)].join(''), found };
}

/** Cuts the declarations of `SNOEI` out of a production build; the build fails when one of them does not exist any more. */
export function prunePlugin(list: readonly Prune[] = PRUNE): Plugin {
  const seen = new Set<Prune>();
  const touched = new Set<string>();
  return {
    name: 'taaltocht-snoei',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    buildStart() {
      seen.clear();
      touched.clear();
    },
    transform(code, id) {
      const rule = list.find(({ module }) => module.test(id.replaceAll('\\', '/').split('?')[0] ?? ''));
      if (!rule) return null;
      seen.add(rule);
      const out = prune({ code, boom: this.parse(code).body, namen: rule.namen, leeg: rule.leeg });
      for (const name of out.found) touched.add(name);
      return { code: out.code, map: null };
    },
    buildEnd(error) {
      const over = list
        .flatMap(({ namen: names, leeg: empty = [] }) => [...names, ...empty])
        .filter((name) => !touched.has(name));
      if (!error && over.length > 0) throw new Error(`nothing to leave out for: ${over.join(', ')}`);
    },
  };
}
