// A process of its own, in a folder whose packages one mutant may have changed: `kernel`, `service`, `memory` or
// `sqlite`. It tries laws until one does not hold, and prints its name, or null where all hold.
import { parseDefinition, Registry, validate } from '@assent/kernel'
import { memoryStore, StoredRuntime } from '@assent/shell'
import { arbitrary, laws } from '@assent/testing'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname

// Most mutants are caught at once; the others are looked for.
const passes = [6, 60]
const options = (runs) => ({ seed: 7, runs: Math.ceil(runs), shrink: false })

/** What a mutant refuses to register is passed over: the laws are about what is decided. */
const registered = (document) => {
  const parsed = parseDefinition(document)
  const validated = parsed._tag === 'Left' ? parsed : validate(parsed.right)
  return validated._tag === 'Left' ? [] : [validated.right]
}

const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).flatMap(registered)

const definitions = read('definitions.json')
const serviceDefinitions = read('service-definitions.json')

let files = 0
const openSqlite = async () => {
  const { openSqliteStore } = await import('@assent/shell/sqlite')
  files += 1
  return (await openSqliteStore({ file: join(folder, `${files}.db`) })()).right
}

const openRuntime = async (definition) =>
  StoredRuntime.of({ registry: Registry.empty.register(definition).right, store: memoryStore() })

// The first definition is made for what the others do not turn on.
const tried = {
  kernel: (runs) => [
    ...definitions.flatMap((definition, index) => laws.kernel(definition, options(index === 0 ? runs : runs / 5))),
    ...laws.kernel(arbitrary.definition(), options(runs / 4)),
  ],
  service: (runs) => [
    ...serviceDefinitions.flatMap((definition) => laws.kernel(definition, options(runs * 3))),
    ...laws.kernel(arbitrary.definition({ semantics: 'service/3' }), { ...options(runs / 4), rules: 'service' }),
  ],
  memory: (runs) => [
    ...laws.store(async () => memoryStore(), { ...options(runs / 2), definitions: definitions[0] }),
    ...laws.store(async () => memoryStore(), options(runs / 4)),
    ...definitions.slice(0, 2).flatMap((definition) => laws.runtime(definition, openRuntime, options(runs / 3))),
  ],
  sqlite: (runs) => laws.store(openSqlite, { ...options(runs / 2), definitions: definitions[0] }),
}

const failureOf = async (law) => {
  try {
    await law.run()
    return undefined
  } catch (error) {
    return error.message
  }
}

const brokenLaw = async (which) => {
  for (const runs of passes) {
    for (const law of tried[which](runs)) {
      const failure = await failureOf(law)
      if (failure !== undefined) return { law: law.name, failure }
    }
  }
  return null
}

process.stdout.write(JSON.stringify(await brokenLaw(process.argv[2])))
