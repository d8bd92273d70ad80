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
} satisfies Record<string, ReactNode>

/** One stroke for all, and always decoration: what an icon means is said by the text or label beside it. */
export function Icon({ name, size = 18 }: { name: keyof typeof shapes; size?: number }) {
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
