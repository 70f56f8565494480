// Who may import whom (design: the house, section 2). Back-references ($1) cover a new folder without touching this file.
const rule = (name, from, to) => ({ name, severity: 'error', from, to });
const test = '\\.test\\.tsx?$|/test-kit\\.ts$|^server/test/';

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }), // a cycle makes two modules one
    rule(
      'core-is-pure',
      { path: '^engine/core/', pathNot: test },
      { pathNot: '^engine/core/|^node_modules/(zod|ts-fsrs|hyphen)/' },
    ), // core imports zod, ts-fsrs, hyphen and itself only
    rule(
      'fsrs-in-memory-only',
      { path: '^(engine|games|web|server)/', pathNot: `engine/core/oefening/memory\\.ts$|${test}` },
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
    rule('engine-react', { path: '^engine/react/', pathNot: test }, { path: '^(games|web|server|tools)/' }),
    rule('game-is-alone', { path: '^games/([^/]+)/', pathNot: test }, { path: '^games/(?!$1/)' }), // a game never imports another game
    rule(
      'game-uses-engine-only',
      { path: '^games/', pathNot: test },
      { path: '^(web|server|tools)/|^node_modules/(?!(pixi\\.js|zod)/)' },
    ),
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
        pathNot: '^engine/(core|react|document)/|^engine/runtime/(contract|audio|podium|spel|eigen)',
      },
    ), // the web enters the engine through engine/react
    rule('games-in-pupil-area', { path: '^web/(?!areas/leerling/)', pathNot: test }, { path: '^games/' }),
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
    rule('nothing-uses-tools', { path: '^(engine|games|web|server)/', pathNot: test }, { path: '^tools/' }),
    rule('peers-in-bench-only', { path: '^(?!tools/bench/)' }, { path: '^node_modules/(phaser|excalibur|kaplay)/' }),
    rule('resolvable', {}, { couldNotResolve: true, pathNot: '\\.css$|^virtual:' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^\\.gebouwd/|^tools/check/fixtures/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
