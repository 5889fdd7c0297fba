import { defineConfig } from 'rolldown'
import { licences } from './rolldown.licences.mjs'

/** Packages of others that every call, or every call of a store, loads: they go in. */
const inside = /^(commander|fp-ts|io-ts|kysely|yaml)(\/|$)/

const isInside = (id) => id.startsWith('.') || id.startsWith('/') || id.startsWith('@assent/') || inside.test(id)

// The command starts in a third of the time as one file and a few that are loaded when a verb asks for them, instead of
// some seven hundred. Drivers, the protocol of models and elk stay packages: they are large, and few calls need them.
export default defineConfig({
  input: 'dist/main.js',
  platform: 'node',
  external: (id) => !isInside(id),
  // Their ES modules: of those, only what is used goes in, and nothing is copied at the start.
  resolve: { alias: { 'fp-ts/lib': 'fp-ts/es6', 'io-ts': 'io-ts/es6/index.js' } },
  plugins: [licences()],
  output: { dir: 'bundle', format: 'esm', cleanDir: true },
})
