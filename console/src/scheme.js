// Runs before the first paint, so that a dark page never flashes white. A file of its own, because the page allows no inline script.
const chosen = localStorage.getItem('mantine-color-scheme-value')
const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
const scheme = chosen === 'light' || chosen === 'dark' ? chosen : systemIsDark ? 'dark' : 'light'
document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
