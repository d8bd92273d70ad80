import { ServiceUnreachable } from '@allotment/sdk'

/** Whether the service is up, and which version answers. */
export async function serviceState(): Promise<{ ready: boolean; version: string }> {
  const request = new Request('/readyz')
  const response = await fetch(request).catch((error: unknown) => {
    throw new ServiceUnreachable(request, error)
  })
  return { ready: response.ok, version: response.headers.get('x-service-version') ?? 'unknown' }
}
