import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** In development the API comes from a service that runs beside Vite; built, both are served from one place. */
const service = 'http://127.0.0.1:8080'
const base = '/console/'

/** Vite leaves scripts that are not modules alone; this one must run before the first paint and still get a name that changes with its content. */
const schemeScript = (): Plugin => ({
  name: 'scheme-script',
  buildStart() {
    if (this.environment.mode === 'build')
      this.emitFile({ type: 'asset', name: 'scheme.js', source: readFileSync(new URL('src/scheme.js', import.meta.url)) })
  },
  transformIndexHtml(_html, { bundle }) {
    const built = Object.values(bundle ?? {}).find((file) => file.type === 'asset' && file.names.includes('scheme.js'))
    return [{ tag: 'script', attrs: { src: base + (built?.fileName ?? 'src/scheme.js') }, injectTo: 'head-prepend' }]
  },
})

/** The app is imported when the catalogue is there. It is requested at once, so that both come at the same time. */
const preloadApp = (): Plugin => ({
  name: 'preload-app',
  transformIndexHtml(_html, { bundle }) {
    const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
    const importedBy = (file: string): string[] => [
      file,
      ...(chunks.find(({ fileName }) => fileName === file)?.imports.flatMap(importedBy) ?? []),
    ]
    const filesOf = (chunk: (typeof chunks)[number] | undefined) => new Set(chunk ? importedBy(chunk.fileName) : [])
    // Vite itself names what the entry imports.
    const named = filesOf(chunks.find(({ isEntry }) => isEntry))
    const files = [...filesOf(chunks.find(({ name }) => name === 'frame'))].filter((file) => !named.has(file))
    return files.map((file) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: base + file }, injectTo: 'head' }))
  },
})

/** Files are compressed here, and not by the service for every visitor. Smaller ones are sent as they are. */
const leastBytes = 1_024
/** Of all qualities, 11 is 2 % smaller and takes more than twice as long, and 9 is 6 % larger. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
const compressedFiles = (): Plugin => ({
  name: 'compressed-files',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        if (content.length < leastBytes) continue
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotliCompressSync(content, brotli) })
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(content) })
      }
    },
  },
})

export default defineConfig({
  base,
  plugins: [react(), schemeScript(), preloadApp(), compressedFiles()],
  server: { proxy: { '/v1': service, '/readyz': service, '/docs': service, '/openapi.json': service } },
  build: {
    // Nothing may be left inline: the service's Content-Security-Policy says script-src 'self'.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: 'tanstack', test: /node_modules\/@tanstack\//, priority: 3 },
            // The catalogue is loaded before anything that has texts. What imports the app must not be in a file with texts either.
            { name: 'texts', test: /console\/src\/(texts|preferences)\.ts$|vite\/preload-helper/, priority: 2 },
            // What every page needs is one file, with all it imports: many small ones compress worse.
            { name: 'frame', test: /console\/src\/(app|ui\/Shell)\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
})
