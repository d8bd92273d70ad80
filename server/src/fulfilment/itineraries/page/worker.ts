/**
 * The service worker of the guest pages. It stores a copy of each page that the guest opens, and shows the copy when the network fails or
 * is slow, as in a full stadium. A page that the service refuses (a revoked link, a cancelled ticket) is deleted from the store.
 */
export const worker = `
const store = 'guest-pages'
const page = /^\\/itinerary\\/[^/]+(\\/tickets(\\/[^/]+\\/code)?)?$/
const slow = 4000
// Unknown, over or revoked, and a redirect: what was here is shown no more. Anything else, such as too many requests from one network, is no refusal.
const refusals = [404, 410, 0]

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
// A page asks for the copies that its link lacks, in the language in which it was opened.
self.addEventListener('message', (event) => {
  const addresses = [].concat(event.data).map((address) => [address, address.split('?')[0]])
  event.waitUntil(Promise.allSettled(addresses.map(([address, path]) => page.test(path) && load(new Request(address), path))))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const isScript = pathname === '/itinerary/page.js'
  if (isScript || (request.mode === 'navigate' && page.test(pathname) && !/\\.js$/.test(pathname))) event.respondWith(load(request, pathname))
})

async function load(request, path) {
  const copies = await caches.open(store)
  const copy = await copies.match(path)
  try {
    const limit = new AbortController()
    if (copy) setTimeout(() => limit.abort(), slow)
    const answer = await fetch(request, { signal: limit.signal })
    if (answer.ok) await copies.put(path, answer.clone())
    else if (refusals.includes(answer.status)) await copies.delete(path)
    else if (copy) return copy
    return answer
  } catch (error) {
    if (copy) return copy
    throw error
  }
}
`
