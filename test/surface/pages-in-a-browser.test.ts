import { definitionPages, type PageSource } from '@assent/surface'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { describeChromium } from '../servers/chromium.js'
import { definitionNamed, serviceDefinitionNamed, tameNaming } from './hostile-documents.js'
import type { Naming } from './naming.js'
import { exampleSources } from './example-sources.js'

/** Writes pages into a folder that is removed after the test, and gives the addresses of those a browser shows. */
const addressesOf = (sources: readonly PageSource[]): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'assent-pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const pages = definitionPages(sources)
  for (const [path, text] of pages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return [...pages.keys()].filter((path) => path.endsWith('.html')).map((path) => `file://${join(folder, path)}`)
}

interface View {
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
}

interface Seen {
  /** What went wrong: words of the console, faults, and loads that failed or went elsewhere. */
  readonly faults: readonly string[]
  readonly overflow: number
  readonly ground: string
  readonly ink: string
}

const look = async (browser: Browser, address: string, { width, colorScheme }: View): Promise<Seen> => {
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme })
  const faults: string[] = []
  page.on('console', (message) => faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('dialog', (dialog) => faults.push(dialog.message()))
  page.on('requestfailed', (request) => faults.push(`${request.url()} was not loaded`))
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) faults.push(`${request.url()} was asked for`)
  })
  await page.goto(address)
  // Every example is opened, so that what is in it takes its room.
  const seen = await page.evaluate<Omit<Seen, 'faults'>>(`(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    const { backgroundColor: ground, color: ink } = getComputedStyle(document.body)
    return { overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth, ground, ink }
  })()`)
  await page.close()
  return { faults, ...seen }
}

const long: Naming = (place) => `${place}</script><b>"'\u202e\n`.padEnd(300, place.replaceAll(' ', ''))

const views = [360, 1200].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme): View => ({ width, colorScheme })),
)

const colours = {
  light: { ground: 'rgb(255, 255, 255)', ink: 'rgb(27, 29, 32)' },
  dark: { ground: 'rgb(22, 24, 27)', ink: 'rgb(230, 231, 233)' },
}

describeChromium('the pages', (browser) => {
  it.each(views)('fit $width pixels in $colorScheme, and nothing goes wrong: the examples', async (view) => {
    for (const address of addressesOf(exampleSources()))
      expect({ address, ...(await look(browser(), address, view)) }).toEqual({
        address,
        faults: [],
        overflow: 0,
        ...colours[view.colorScheme],
      })
  })

  it.each(views)('fit $width pixels in $colorScheme, and nothing goes wrong: hostile names', async (view) => {
    const sources = [long, tameNaming].flatMap((naming) =>
      [definitionNamed(naming), serviceDefinitionNamed(naming)].map((definition) => ({ definition, examples: [] })),
    )
    for (const address of addressesOf(sources)) {
      const { faults, overflow } = await look(browser(), address, view)
      expect({ address, faults, overflow }).toEqual({ address, faults: [], overflow: 0 })
    }
  })
})
