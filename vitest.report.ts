import { join } from 'node:path'

/**
 * What every suite shares: a reporter for people, and a file that `scripts/reports/` sums into the closing line.
 * Two workers, as on the smallest machine that runs this; the time limit only ends what hangs.
 */
export const report = (folder: string, name = 'test') => ({
  reporters: ['default', 'json'],
  outputFile: { json: join(folder, '.reports', `${name}.json`) },
  maxWorkers: 2,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // No test changes what another could see, so a worker reads each module once, and built ones as Node does: a third of
  // the time went into reading them anew for every file.
  isolate: false,
  server: { deps: { external: [/\/dist\//] } },
})
