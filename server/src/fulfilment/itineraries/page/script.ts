/** Countdown, share, print and copies for use without a network, for browsers with scripts. A separate file, because the content security policy forbids inline scripts. */
export const script = `(() => {
  const count = document.querySelector('[data-start]')
  const lang = document.documentElement.lang
  if (count) {
    const start = Date.parse(count.dataset.start)
    const now = () => performance.timeOrigin + performance.now()
    const write = (value, unit, unitDisplay) => new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay }).format(value)
    const tick = () => {
      const left = Math.floor((start - now()) / 60000)
      if (left < 0) return clearInterval(timer)
      const days = Math.floor(left / 1440), hours = Math.floor(left / 60) % 24
      const parts = [[days, 'day', 'long'], [hours, 'hour', 'short'], [left % 60, 'minute', 'short']]
      count.textContent = parts.filter(([value], index) => value > 0 || index === 2 || (index === 1 && days > 0)).slice(0, days > 1 ? 2 : 3).map((part) => write(...part)).join(' · ')
    }
    const timer = setInterval(tick, 15000)
    if (start > now()) tick()
  }
  const print = document.querySelector('[data-print]')
  if (print && window.print) { print.hidden = false; print.addEventListener('click', () => window.print()) }
  const share = document.querySelector('[data-share]')
  if (share && (navigator.share || navigator.clipboard)) share.addEventListener('click', (event) => {
    event.preventDefault()
    const url = share.dataset.share
    if (navigator.share) navigator.share({ title: document.title, url }).catch(() => {})
    else navigator.clipboard.writeText(url).then(() => { share.querySelector('span').textContent = share.dataset.copied })
  })
  const phone = navigator.serviceWorker
  if (!phone) return
  phone.register('/itinerary/worker.js').catch(() => {})
  phone.ready.then(async ({ active }) => {
    const path = location.pathname, base = path.split('/').slice(0, 3).join('/')
    const missing = []
    for (const one of new Set([base, base + '/tickets', path])) if (!(await caches.match(one))) missing.push(one + location.search)
    if (document.querySelector('.cover')) active.postMessage(missing)
    const kept = document.querySelector('[data-kept]')
    for (let tries = 0; kept && kept.hidden && tries < 20; tries++) {
      kept.hidden = !(await caches.match(path))
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }).catch(() => {})
})()
`
