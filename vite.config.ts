import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ALONE, REPLACING } from './tools/check/test-kinds.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

export const buildTarget = 'es2022';

/** Where `npm run dev` finds the API. */
const apiAddress = process.env['API_URL'] ?? 'http://localhost:3000';

/** Libraries in chunks of their own, so that a release of ours leaves them in the cache and no area drags another one's along. */
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\//,
  },
  {
    name: 'taal',
    test: /node_modules\/(?:i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)\//,
  },
  {
    name: 'pixi',
    // What pixi itself loads lazily (events, accessibility, filters) stays out of what a game loads.
    entriesAware: true,
    test: /node_modules\/(?:pixi\.js|@pixi\/colord|eventemitter3|earcut|parse-svg-path|ismobilejs|tiny-lru|@xmldom)\//,
  },
  // Vite puts its loader of lazy parts into the chunk that asks first; on its own it drags no library along.
  { name: 'laad', test: /preload-helper/, priority: 50 },
  {
    name: 'endpoint',
    // Every page behind the sign-in needs these few; apart they cost more in names than they weigh. What they use stays out.
    includeDependenciesRecursively: false,
    test: /web\/platform\/endpoint\/(?:address|call)\.|web\/ui\/formulier\/after-click\.|server\/platform\/contract\/|leerling-params\.contract|somvensters\/route\.contract/,
  },
  {
    // Reading over React stands apart from calling: the forms of the public pages call without it.
    name: 'swr',
    includeDependenciesRecursively: false,
    test: /node_modules\/swr\/|web\/platform\/endpoint\/use-endpoint\./,
  },
  {
    // Crumbs of the sign-in that other doors use too: apart, their names weigh as much as they do.
    name: 'door',
    includeDependenciesRecursively: false,
    test: /web\/ui\/theme-button\.|web\/platform\/(?:use-theme|own-password|tweestaps)\.|assets\/art\/web\/kind-/,
  },
  {
    // The script of the front page names the mistake of a call; apart it would cost every page a name.
    name: 'http',
    includeDependenciesRecursively: false,
    test: /web\/platform\/http(?:-error)?\./,
  },
  {
    // The pages of a pupil all stand on these; what is fetched ahead shares them, and apart their names weigh more than they do.
    name: 'leerling',
    includeDependenciesRecursively: false,
    test: /node_modules\/idb\/|web\/platform\/outbox\/|web\/platform\/pause\.|engine\/runtime\/audio\/audio-volumes\.|web\/areas\/leerling\/shared\/(?:closings|letters|leave|volumes|day-package\/line|deur\/first-deur|figure\/chosen-figure)\./,
  },
  {
    // What the card of a stone and the page of a game both do at a door.
    name: 'at-door',
    includeDependenciesRecursively: false,
    test: /web\/areas\/leerling\/shared\/api\/(?:spelronde\.api|ask-ronde)\./,
  },
  {
    // Crumbs that the engine, its mechanics and the overlay share; apart, their names weigh more than they do.
    name: 'engine',
    includeDependenciesRecursively: false,
    test: /engine\/runtime\/(?:point|own|round\/zin)\.|engine\/core\/basis\/rng\./,
  },
  {
    // What every screen of the panels shows; apart, the loader carries a name for each.
    name: 'panels',
    includeDependenciesRecursively: false,
    test: /web\/ui\/(?:skeleton|empty|table-box|icon)\.|web\/platform\/(?:state|use-title|sign-out)\.|web\/areas\/admins\/shared\/(?:frame\/use-spot|api\/(?:tenant\.api|afterward))\./,
  },
  // A public page asks for the styles of all of them once: two dozen small sheets held up the first paint longer than their bytes.
  { name: 'site-styles', includeDependenciesRecursively: false, test: /web\/areas\/site\/.*\.css$/ },
  { name: 'jose', test: /node_modules\/jose\// },
  { name: 'zod', entriesAware: true, test: /node_modules\/zod\// },
  {
    name: 'paneel',
    test: /node_modules\/(?:@mui|@emotion|@popperjs|stylis|react-transition-group|reselect|hoist-non-react-statics|prop-types|react-is)\//,
  },
] as const;

/** The application, and the public pages that are printed as HTML after the build. */
const pages = ['index.html', 'site.html'].map((name) => `${root}web/${name}`);

export default defineConfig({
  root: 'web',
  publicDir: false,
  cacheDir: `${root}node_modules/.vite`,
  plugins: [react()],
  // The library's own build without sound in space, which no game uses.
  resolve: { alias: [{ find: /^howler$/, replacement: 'howler/dist/howler.core.min.js' }] },
  build: {
    outDir: '../.gebouwd/web',
    emptyOutDir: true,
    target: buildTarget,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rollupOptions: {
      input: pages,
      output: {
        // A shared part is named after everything that opens it; the loader would carry all those names.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0] ?? name}-[hash].js`,
        codeSplitting: { groups: [...chunks] },
      },
    },
  },
  server: {
    fs: { allow: [root] },
    proxy: { '/api': apiAddress, '/spel-assets': apiAddress, '/geluid': apiAddress, '/ontwikkel': apiAddress },
  },
  test: {
    root,
    passWithNoTests: false,
    tags: [
      {
        name: 'embedded',
        description:
          'API tests in which the make of database matters: start, seeds, locks, bulk, streams, every right. Where PostgreSQL runs all of them, the embedded database runs these.',
      },
      {
        name: 'only-embedded',
        description: 'API tests of what only the embedded database has: its folder with keys.',
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          root,
          include: ['{engine,games,web,server,tools}/**/*.test.ts'],
          exclude: ['**/*.api.test.ts', ...ALONE, 'tools/e2e/**', '**/node_modules/**'],
          environment: 'node',
          // These files keep nothing of their own alive, and loading the engine for each of them cost more than the tests.
          isolate: false,
          maxWorkers: 2,
          // No test waits for the clock; a busy machine may take its time.
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          // A document of its own for each file; loading the screens anew for each cost as much as half of the tests.
          name: 'apart',
          root,
          include: ['{engine,web}/**/*.test.tsx'],
          exclude: [...REPLACING, '**/node_modules/**'],
          setupFiles: ['./web/test/clean-screens.ts'],
          environment: 'happy-dom',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'replacing',
          root,
          include: [...REPLACING],
          setupFiles: ['./web/test/clean-screens.ts'],
          environment: 'happy-dom',
          maxWorkers: 2,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          root,
          include: [...ALONE],
          environment: 'node',
          maxWorkers: 2,
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          root,
          include: ['server/**/*.api.test.ts'],
          setupFiles: ['./server/test/fixed-ids.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
