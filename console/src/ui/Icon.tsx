import type { ReactNode } from 'react'

const shapes = {
  overview: <path d="M4 4.5h7v7H4zM13 12.5h7v7h-7zM13 4.5h7v5h-7zM4 14.5h7v5H4z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" />
    </>
  ),
  moon: <path d="M19.5 14.2A7.8 7.8 0 0 1 9.8 4.5a7.8 7.8 0 1 0 9.7 9.7Z" />,
  system: (
    <>
      <rect x="3.5" y="5" width="17" height="11.5" rx="2" />
      <path d="M9 20h6" />
    </>
  ),
  'sign-out': <path d="M14 4.5H7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h7M10.5 12H20M16.5 8.5 20 12l-3.5 3.5" />,
  book: <path d="M5 5.5a2 2 0 0 1 2-2h12v14H7a2 2 0 0 0-2 2zm0 0v14a1.5 1.5 0 0 0 1.5 1.5H19M9 7.5h6" />,
  braces: <path d="M9 4.5H8a2 2 0 0 0-2 2v3L4 12l2 2.5v3a2 2 0 0 0 2 2h1M15 4.5h1a2 2 0 0 1 2 2v3l2 2.5-2 2.5v3a2 2 0 0 1-2 2h-1" />,
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11" height="11" rx="2" />
      <path d="M15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  alert: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 8v4.5M12 15.8v.2" />
    </>
  ),
  away: <path d="M4 4l16 16M9.2 6.3a6 6 0 0 1 8.4 3.9 4 4 0 0 1 2.3 5.9M16.5 18H7.2a4.2 4.2 0 0 1-.9-8.3" />,
  arrow: <path d="M7 17 17 7M9 7h8v8" />,
  chevron: <path d="m7 10 5 5 5-5" />,
  'chevron-right': <path d="m10 7 5 5-5 5" />,
  to: <path d="M5 12h13.5M13 6.5l5.5 5.5-5.5 5.5" />,
  back: <path d="M19 12H5.5M11 6l-6 6 6 6" />,
  sorted: <path d="M12 19V5.5M6 11.5l6-6 6 6" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  minus: <path d="M5 12h14" />,
  send: <path d="M20 4 3.5 10.5l7 3 3 7zM10.5 13.5 20 4" />,
  plus: <path d="M12 5v14M5 12h14" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  columns: <path d="M4 5h16v14H4zM9.5 5v14M14.5 5v14" />,
  download: <path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14" />,
  upload: <path d="M12 15.5v-11M7.5 9 12 4.5 16.5 9M5 19.5h14" />,
  dots: <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth={2.6} />,
  bookmark: <path d="M7 4.5h10v15l-5-4-5 4z" />,
  inbox: <path d="M4.5 13.5 7 5h10l2.5 8.5V19h-15zM4.5 13.5H9l1 2.5h4l1-2.5h4.5" />,
  lock: (
    <>
      <rect x="5.5" y="10.5" width="13" height="9" rx="2" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
    </>
  ),
  ticket: <path d="M4 8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v2a2 2 0 0 0 0 4v2a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2a2 2 0 0 0 0-4zM14 6v12" />,
  calendar: <path d="M5 6.5h14v13H5zM5 10.5h14M9 4v4M15 4v4" />,
  pin: (
    <>
      <path d="M12 20.5s6.5-5.6 6.5-10.5a6.5 6.5 0 0 0-13 0c0 4.9 6.5 10.5 6.5 10.500Z" />
      <circle cx="12" cy="10" r="2.2" />
    </>
  ),
  layers: <path d="m12 4 8 4.5-8 4.5-8-4.500zM4 12.500l8 4.5 8-4.500M4 16.500l8 4.5 8-4.5" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M4 12h16M12 4c2.5 2.2 3.6 5 3.6 8s-1.1 5.8-3.6 8c-2.5-2.2-3.6-5-3.6-8S9.5 6.2 12 4Z" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 7.500V12l3 2" />
    </>
  ),
  box: <path d="M4.5 8 12 4l7.5 4v8L12 20l-7.5-4zM4.5 8 12 12l7.5-4M12 12v8" />,
  file: <path d="M7 3.500h7l4 4v13H7zM14 3.500v4h4M10 12.500h5M10 16h5" />,
  swap: <path d="M5 9h13M14.5 5.5 18 9l-3.5 3.500M19 15H6M9.5 11.5 6 15l3.5 3.5" />,
  people: (
    <>
      <circle cx="9" cy="8.5" r="3.2" />
      <path d="M3.5 19a5.5 5.5 0 0 1 11 0M15.5 5.600a3.2 3.2 0 0 1 0 5.800M17 14a5.5 5.5 0 0 1 3.5 5" />
    </>
  ),
  building: <path d="M5 20V5.500L14 4v16M14 9l5 1.500V20M3.5 20h17M8 8.500h3M8 12h3M8 15.500h3" />,
  truck: (
    <>
      <path d="M3.5 6.500h10v10h-10zM13.5 10h4l3 3v3.500h-7" />
      <circle cx="7.5" cy="17.5" r="1.8" />
      <circle cx="16.5" cy="17.5" r="1.8" />
    </>
  ),
  hook: (
    <path d="M9.5 10.500a3.5 3.5 0 1 1 4.6 1.200l3 5.300M12.5 8.5 9.3 14M17.5 19a2.5 2.5 0 1 0-2-4M6.5 19a2.5 2.5 0 1 0 2.3-3.500h6.7" />
  ),
  log: <path d="M5 6.500h14M5 12h14M5 17.500h9" />,
  bolt: <path d="M13 3.5 6 13.500h5l-1 7 7-10h-5z" />,
  key: (
    <>
      <circle cx="8.5" cy="15.5" r="3.5" />
      <path d="m11 13 8-8M16 8l2.5 2.5" />
    </>
  ),
  edit: <path d="M5 19h3.500L19 8.5 15.5 5 5 15.500zM13.5 7l3.5 3.5" />,
  trash: <path d="M5 7h14M9.5 7V4.500h5V7M7 7l.8 12.500h8.400L17 7" />,
  refresh: <path d="M19 12a7 7 0 1 1-2-4.900M19.5 4.500v4h-4" />,
  note: <path d="M5 5h14v9.500L14.5 19H5zM14.5 19v-4.500H19M8.5 9h7M8.5 12.500h4" />,
  bell: <path d="M6.5 16.500V11a5.5 5.5 0 0 1 11 0v5.500l1.5 1.500H5zM10.5 20.500h3" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof shapes

/** One stroke for all. Icons are decoration: the text or label beside them has the meaning. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  )
}
