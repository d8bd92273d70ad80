import { Center } from '@mantine/core'
import { createRootRoute, createRoute, createRouter, type ErrorComponentProps, redirect } from '@tanstack/react-router'
import { lastFarewell, signedIn } from './features/login/session.js'
import { lazyPage } from './lazy.js'
import { pages } from './pages.js'
import { Failure } from './ui/Failure.js'
import { Forbidden } from './ui/Forbidden.js'
import { NotFound } from './ui/NotFound.js'
import { PageSplash, Splash } from './ui/Splash.js'

interface Comeback {
  from?: string | undefined
  ended?: true | undefined
}

const root = createRootRoute({ notFoundComponent: () => <NotFound /> })

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  // Both keys always: an omitted one would keep its value in the address.
  validateSearch: ({ from, ended }: Record<string, unknown>): Comeback => ({
    from: isOwnPath(from) ? from : undefined,
    ended: ended === 'true' || ended === true ? true : undefined,
  }),
  beforeLoad: async ({ search }) => {
    if (await signedIn()) throw redirect({ href: search.from ?? '/', replace: true })
  },
  component: lazyPage(() => import('./features/login/SignIn.js'), 'SignIn'),
  pendingComponent: Splash,
  errorComponent: BrokenPage,
})

/** For who has forgotten the password: signed in or not. */
const forgotten = createRoute({
  getParentRoute: () => root,
  path: '/forgotten',
  component: lazyPage(() => import('./features/login/Forgotten.js'), 'Forgotten'),
  pendingComponent: Splash,
  errorComponent: BrokenPage,
})

/** Behind the link of a letter. */
const setPassword = createRoute({
  getParentRoute: () => root,
  path: '/set-password',
  component: lazyPage(() => import('./features/login/SetPassword.js'), 'SetPassword'),
  pendingComponent: Splash,
  errorComponent: BrokenPage,
})

/** Everything behind the sign-in: whoever is not signed in goes there first and comes back. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: async ({ location }) => {
    const user = await signedIn()
    if (user === null) throw redirect({ to: '/sign-in', search: comeback(location.href), replace: true })
    return { user }
  },
  component: lazyPage(() => import('./ui/Shell.js'), 'Shell'),
  pendingComponent: Splash,
  errorComponent: BrokenPage,
})

const routes = pages.map(({ path, may, component: Page }) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    // A page that the user may not see is not loaded either.
    component: function Gate() {
      const { user } = shell.useRouteContext()
      return may === undefined || may(user) ? <Page /> : <Forbidden />
    },
    loader: ({ context }) => (may === undefined || may(context.user) ? Page.preload?.() : undefined),
  }),
)

const anythingElse = createRoute({ getParentRoute: () => shell, path: '$', component: () => <NotFound /> })

export const router = createRouter({
  routeTree: root.addChildren([signIn, forgotten, setPassword, shell.addChildren([...routes, anythingElse])]),
  basepath: '/console',
  // Readable addresses: `?ticket_status=disabled&page=2`, as in the API.
  parseSearch: (text) => grouped(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const pairs = Object.entries(search as Search).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, String(one)]))
    return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
  },
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingComponent: PageSplash,
  defaultPendingMs: 300,
  defaultErrorComponent: Broken,
})

type Search = Record<string, string | string[] | undefined>

/** A name that is given several times has several values. */
function grouped(params: URLSearchParams): Search {
  const names = [...new Set(params.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

/** In place of a page that failed to load or to show. */
function Broken({ error, reset }: ErrorComponentProps) {
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <Failure error={error} onRetry={retry} />
}

/** The same without the frame around the page. */
function BrokenPage(props: ErrorComponentProps) {
  return (
    <Center component="main" flex={1}>
      <Broken {...props} />
    </Center>
  )
}

/** After signing out the user starts at the overview; after any other end of the session at the same page. */
function comeback(href: string): Comeback {
  const why = lastFarewell()
  return { from: why === 'left' || href === '/' ? undefined : href, ended: why === 'ended' ? true : undefined }
}

/** A link from outside must not use the sign-in page to redirect to another site. */
function isOwnPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
