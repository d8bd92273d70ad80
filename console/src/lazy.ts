import { ServiceUnreachable } from '@allotment/sdk'
import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * A page that is loaded when it is first opened. If its script cannot be loaded, the router loads the document again, which helps after a
 * new version was installed. While the service is unavailable that would lose the console: then the page says so, and can be retried.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    try {
      return await load()
    } catch (error) {
      const asked = new Request('/healthz', { cache: 'no-store' })
      const answers = await fetch(asked).then(
        ({ status }) => status < 500,
        () => false,
      )
      throw answers ? error : new ServiceUnreachable(asked, error)
    }
  }, name)
