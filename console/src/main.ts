import { ready, tr } from './texts.js'

// Modules have texts in tables that are made when they are loaded, so the catalogue comes first. English needs none.
void ready.then(() => {
  const start = document.getElementById('start')
  const said = start?.querySelector('span')
  const again = start?.querySelector('a')
  if (said) said.textContent = tr('This takes longer than usual. Check your connection.')
  if (again) {
    again.textContent = tr('Try again')
    again.href = window.location.href
  }
  // The browser remembers that a script could not be loaded: only the document, loaded again, asks for it again.
  import('./app.js').catch((error: unknown) => {
    start?.classList.add('failed')
    console.warn(error)
  })
})
