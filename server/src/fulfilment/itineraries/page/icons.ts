import { Html } from '../../../lib/html.js'

const paths = {
  calendar: '<path d="M4 6h16v15H4zM4 11h16M8 3v4M16 3v4"/>',
  pin: '<path d="M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12z"/><circle cx="12" cy="9" r="2.5"/>',
  ticket: '<path d="M3 7h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM14 8v2M14 13v2M14 17v1"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>',
  check: '<path d="m5 13 4 4L19 7"/>',
  warn: '<path d="M12 4 2.5 20h19zM12 10v4M12 17v.1"/>',
  print: '<path d="M7 9V3h10v6M7 18H4v-8h16v8h-3M7 15h10v6H7z"/>',
  share:
    '<circle cx="6" cy="12" r="2.5"/><circle cx="18" cy="6" r="2.5"/><circle cx="18" cy="18" r="2.5"/><path d="m8.3 11 7.4-4M8.3 13l7.4 4"/>',
  down: '<path d="M12 4v11M7 11l5 5 5-5M5 20h14"/>',
  phone: '<path d="M5 4h4l2 5-3 2a11 11 0 0 0 5 5l2-3 5 2v4c0 1-1 1-1 1A16 16 0 0 1 4 5z"/>',
  mail: '<path d="M3 6h18v13H3zM3 7l9 7 9-7"/>',
  globe: '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18"/>',
  app: '<path d="M7 2.5h10v19H7zM11 18.5h2"/>',
  code: '<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14v1M14 19h1"/>',
  back: '<path d="M19 12H5M11 6l-6 6 6 6"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"/>',
} as const

export const icon = (name: keyof typeof paths): Html =>
  new Html(`<svg class="ic${name === 'back' ? ' back' : ''}" viewBox="0 0 24 24" aria-hidden="true">${paths[name]}</svg>`)
