import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const reason = 'no Chromium is on the PATH, and ASSENT_CHROMIUM names none: not run'

/** The browser that opens pages, where this machine has one. */
const chromiumPath = (): string | undefined => {
  const named = process.env['ASSENT_CHROMIUM']
  if (named !== undefined && named !== '') return named
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

// As root, Chromium starts only without its sandbox; the pages that it opens here are our own, and run no script.
const flags = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Tests that need a browser; the run says which one it was, or that they did not run. */
export const describeChromium = (name: string, tests: (browser: () => Browser) => void): void => {
  const executablePath = chromiumPath()
  describe(`${name} in Chromium`, () => {
    if (executablePath === undefined) {
      it('needs a browser', ({ skip }) => {
        console.log(`browser: none: ${reason}`)
        skip(reason)
      })
      return
    }
    let opened: Browser | undefined
    beforeAll(async () => {
      opened = await chromium.launch({ executablePath, args: flags })
      console.log(`browser: Chromium ${opened.version()} at ${executablePath}`)
    })
    afterAll(async () => opened?.close())
    tests(() => {
      if (opened === undefined) throw new Error('the browser did not start')
      return opened
    })
  })
}
