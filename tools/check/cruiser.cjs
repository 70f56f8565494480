// Who may import whom (design: the house, section 2). Back-references ($1) cover a new folder without touching this file.
const rule = (name, from, to) => ({ name, severity: 'error', from, to });
// What a game is drawn and heard with: a tool runs it, the game never loads it.
const made = '^games/[^/]+/(art/.*\\.ts$|sounds\\.ts$)';
const test = '\\.test\\.tsx?$|/test-kit\\.ts$|^server/test/';

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }), // a cycle makes two modules one
    rule(
      'core-is-pure',
      { path: '^engine/core/', pathNot: test },
      { pathNot: '^engine/core/|^node_modules/(zod|ts-fsrs|hyphen)/' },
    ), // core imports zod, ts-fsrs, hyphen and itself only
    rule('figure-is-pure', { path: '^engine/figure/', pathNot: test }, { pathNot: '^engine/(figure|core/domein)/' }), // the rig writes text: no DOM, no Pixi, no tool
    rule(
      'fsrs-in-memory-only',
      { path: '^(engine|games|web|server)/', pathNot: `engine/core/oefening/model/memory\\.ts$|${test}` },
      { path: '^node_modules/ts-fsrs/' },
    ), // one wrapper around ts-fsrs
    rule(
      'document-is-pure',
      { path: '^engine/document/', pathNot: test },
      { pathNot: '^engine/(core|document|mechanics/[^/]+\\.schema|behaviours/[^/]+\\.schema)|^node_modules/zod/' },
    ), // the document layer is data
    rule(
      'schema-is-pure',
      { path: '^engine/(mechanics|behaviours)/.*\\.schema\\.ts$' },
      { pathNot: '^engine/core/|^node_modules/zod/|\\.schema\\.ts$' },
    ), // params are data
    rule(
      'engine-layers',
      { path: '^engine/(runtime|parts|mechanics|behaviours)/', pathNot: test },
      { path: '^(games|web|server|tools)/|^engine/react/|^node_modules/(react|react-dom|swr|express|knex|pg)/' },
    ), // the runtime knows no React, no game, no server
    rule(
      'react-only-in-engine-react',
      { path: '^engine/(?!react/)', pathNot: test },
      { path: '^node_modules/(react|react-dom|@pixi/react)/' },
    ),
    rule(
      'runtime-knows-contracts',
      { path: '^engine/runtime/', pathNot: test },
      { path: '^engine/(mechanics|parts|behaviours|assembly)/' },
    ), // mechanics, parts and behaviours are handed to the runtime
    rule(
      'parts-know-no-play',
      { path: '^engine/parts/', pathNot: test },
      { path: '^engine/(mechanics|behaviours|assembly)/' },
    ),
    rule(
      'play-knows-contracts',
      { path: '^engine/(mechanics|behaviours|parts)/', pathNot: test },
      { path: '^engine/runtime/([^/]+/|(spel|play|load|podium|loop|app)\\.ts$)' },
    ), // a mechanic speaks to the interfaces at the root of runtime, never to the systems behind them
    rule(
      'round-knows-no-world',
      { path: '^engine/runtime/round/', pathNot: test },
      { path: '^engine/runtime/(input|world|feedback)/' },
    ), // an answer never goes back
    rule(
      'world-knows-no-round',
      { path: '^engine/runtime/world/', pathNot: test },
      { path: '^engine/runtime/(input|round|feedback)/' },
    ), // attempts leave through turn-gate.ts
    rule(
      'feedback-knows-no-input',
      { path: '^engine/runtime/feedback/', pathNot: test },
      { path: '^engine/runtime/input/' },
    ), // the last layer
    rule(
      'input-knows-no-feedback',
      { path: '^engine/runtime/input/', pathNot: test },
      { path: '^engine/runtime/feedback/' },
    ), // intents go to mechanics and the turn
    rule(
      'mechanic-is-no-behaviour',
      { path: '^engine/mechanics/', pathNot: test },
      { path: '^engine/(behaviours|assembly)/' },
    ),
    rule(
      'behaviour-is-no-mechanic',
      { path: '^engine/behaviours/', pathNot: test },
      { path: '^engine/(mechanics|assembly)/' },
    ),
    rule(
      'react-through-assembly',
      { path: '^engine/react/', pathNot: test },
      { path: '^engine/(mechanics|parts|behaviours)/' },
    ), // the mount component takes the kit, not its pieces
    rule('engine-react', { path: '^engine/react/', pathNot: test }, { path: '^(games|web|server|tools)/' }),
    rule('game-is-alone', { path: '^games/([^/]+)/', pathNot: test }, { path: '^games/(?!$1/)' }), // a game never imports another game
    rule(
      'game-uses-engine-only',
      { path: '^games/', pathNot: `${test}|${made}` },
      { path: '^(web|server|tools)/|^node_modules/(?!(pixi\\.js|zod)/)' },
    ),
    rule(
      'spel-art-draws',
      { path: '^games/([^/]+)/art/', pathNot: test },
      { pathNot: '^games/$1/art/|^tools/art/lib/|^engine/(core|figure)/' },
    ), // a drawing knows the drawing library
    rule('spel-sounds-sound', { path: '^games/[^/]+/sounds\\.ts$' }, { pathNot: '^tools/build/sounds/|^engine/core/' }), // sounds know the synthesiser
    rule('art-is-run-by-tools', { path: '^(engine|games|web|server)/', pathNot: `${test}|${made}` }, { path: made }), // no runtime loads the code of its art or sounds
    rule('area-is-alone', { path: '^web/areas/([^/]+)/' }, { path: '^web/areas/(?!$1/)' }), // an area never imports another area
    rule('screen-is-alone', { path: '^web/areas/([^/]+)/([^/]+)/' }, { path: '^web/areas/$1/(?!$2/|shared/)[^/]+/' }), // a screen never imports another screen, and what screens share knows no screen
    rule(
      'ui-knows-nothing',
      { path: '^web/ui/' },
      { path: '^(games|server|tools)/|^engine/(?!core/)|^web/(areas|app|platform)/' },
    ),
    rule('web-sees-contracts', { path: '^web/' }, { path: '^server/', pathNot: '\\.contract\\.ts$' }), // the web sees contracts only
    rule(
      'web-engine-door',
      { path: '^web/' },
      {
        path: '^engine/',
        pathNot: '^engine/(core|figure|react|document)/|^engine/runtime/(contract|audio|podium|spel|eigen)',
      },
    ), // the web enters the engine through engine/react
    rule(
      'games-in-pupil-area',
      { path: '^web/(?!areas/(leerling|site/home/play)/)', pathNot: test },
      { path: '^games/' },
    ), // and the round that a visitor plays on the front page
    rule(
      'server-sees-core',
      { path: '^server/', pathNot: test },
      { path: '^(web|games|tools)/|^engine/(?!core/|document/)' },
    ),
    rule(
      'feature-door',
      { path: '^server/features/([^/]+)/', pathNot: test },
      { path: '^server/features/(?!$1/)', pathNot: '\\.(contract|read)\\.ts$' },
    ), // another feature only through its contract or read file
    rule(
      'contract-is-pure',
      { path: '\\.contract\\.ts$' },
      { pathNot: '\\.contract\\.ts$|^engine/core/|^node_modules/zod/' },
    ),
    rule(
      'routes-skip-repository',
      { path: '\\.routes\\.ts$' },
      { path: '\\.repository\\.ts$|^node_modules/(knex|pg)/' },
    ),
    rule('service-knows-no-http', { path: '\\.service\\.ts$' }, { path: '^node_modules/express/|\\.routes\\.ts$' }),
    rule('repository-is-knex', { path: '\\.repository\\.ts$' }, { path: '\\.(service|routes|policy)\\.ts$' }),
    rule(
      'nothing-uses-tools',
      { path: '^(engine|games|web|server)/', pathNot: `${test}|${made}` },
      { path: '^tools/' },
    ),
    rule(
      'peers-in-bench-only',
      { path: '^(?!tools/bench/peers/)' },
      { path: '(^|/)node_modules/(phaser|excalibur|kaplay)/|^(phaser|excalibur|kaplay)$' },
    ), // other engines stay in their package
    // The bench installs the package of the other engines at its first run: before that they resolve to nothing.
    rule('resolvable', { pathNot: '^tools/bench/peers/' }, { couldNotResolve: true, pathNot: '\\.css$|^virtual:' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    preserveSymlinks: true, // packages that stand behind a link are still packages
    exclude: { path: '^\\.gebouwd/|^tools/check/fixtures/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
