import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** In development the API comes from a service that runs beside Vite; built, both are served from one place. */
const service = 'http://127.0.0.1:8080'

export default defineConfig({
  base: '/console/',
  plugins: [react()],
  server: { proxy: { '/v1': service, '/readyz': service, '/docs': service, '/openapi.json': service } },
  build: {
    // No inline script may be left in the page: the service's Content-Security-Policy says script-src 'self'.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'tanstack', test: /node_modules\/@tanstack\// },
          ],
        },
      },
    },
  },
})
