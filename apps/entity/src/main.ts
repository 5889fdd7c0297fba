#!/usr/bin/env node
import { nodeWorld } from './node-world.js'
import { run } from './run.js'

// No exit code of a decision: nobody shall take a fault of the command for a refusal.
const faultOfOurs = 70

try {
  process.exitCode = await run(process.argv.slice(2), nodeWorld(process))
} catch (fault) {
  console.error(fault)
  process.exitCode = faultOfOurs
}
