import { register } from 'node:module'

// The suite asks `fs` for a function that Node 20 has not, and uses it for other tests only: without it among the names
// of the module, it would not start there.
const hooks = `
  export const resolve = (name, context, next) =>
    name === 'fs' && context.parentURL?.includes('/conformance/dist/')
      ? { url: 'assent:fs', shortCircuit: true }
      : next(name, context)
  export const load = (url, context, next) =>
    url === 'assent:fs'
      ? { format: 'module', shortCircuit: true, source: "export * from 'node:fs'; export const globSync = undefined" }
      : next(url, context)
`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)
