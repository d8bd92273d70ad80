import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './ui/base.css'
import type { LoginResult } from '@allotment/sdk'
import { MantineProvider } from '@mantine/core'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isExpected, isForbidden, isNotFound, isUnauthenticated, onLate, onRepeated } from './api.js'
import { end, onForget } from './features/login/session.js'
import { router } from './router.js'
import { colours, theme } from './theme.js'
import { goToFaults } from './ui/go-to-faults.js'
import { keepFocus } from './ui/keep-focus.js'
import { Notices } from './ui/Notices.js'
import { tell } from './ui/tell.js'

/** The form is fetched when it is needed; if that fails, the page of the sign-in opens. */
const asksToSignIn = (user: LoginResult): Promise<boolean> =>
  import('./features/login/again.js').then(
    ({ askToSignIn }) => askToSignIn(user),
    () => false,
  )
const onError = (error: Error) => {
  if (isUnauthenticated(error)) void end(asksToSignIn)
}
const onReadError = (error: Error, { state }: { state: { data: unknown } }) => {
  onError(error)
  if (state.data !== undefined && !isUnauthenticated(error) && !isForbidden(error) && !isNotFound(error)) tell.outdated(error)
}
// The client already retries, and reports a missing connection: a failure is final, and is shown.
const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onReadError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: { queries: { retry: false, staleTime: 30_000, networkMode: 'always' }, mutations: { networkMode: 'always' } },
})

onRepeated(tell.repeated)
onLate(tell.late)

onForget(() => {
  queryClient.clear()
  void router.invalidate()
})

keepFocus()
goToFaults()
const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root, { onCaughtError: (error) => isExpected(error) || console.error(error) }).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={colours} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notices />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
