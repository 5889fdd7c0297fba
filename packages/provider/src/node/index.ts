export { serveProviders, type ServeOptions, type Serving } from './serve-providers.js'
