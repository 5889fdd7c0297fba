import { defineConfig } from 'rolldown'

// The command starts in half the time as one file and a few that are loaded when a verb asks for them, instead of some
// five hundred. Only our own packages go in: what others wrote keeps its package, and its licence.
export default defineConfig({
  input: 'dist/main.js',
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@assent/'),
  output: { dir: 'bundle', format: 'esm', cleanDir: true },
})
