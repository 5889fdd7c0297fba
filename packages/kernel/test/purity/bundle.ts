import { join } from 'node:path'
import { build } from 'vite'

/** The kernel and all that it imports as one script, which leaves the kernel's exports in the variable `kernel`. */
export const bundleKernel = async (): Promise<string> => {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: join(import.meta.dirname, '..', '..', 'src', 'index.ts'), formats: ['iife'], name: 'kernel' },
    },
  })
  const [chunk] = Array.isArray(outputs) ? outputs.flatMap(({ output }) => output) : []
  if (chunk?.type !== 'chunk') throw new Error('the bundler gave no script')
  return chunk.code
}
