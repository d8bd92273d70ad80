import classes from './SignIn.module.css'

const ROWS = 15
const QUARTER = Math.PI / 2

interface Seat {
  x: number
  y: number
  turn: number
  lit: boolean
}

/** A quarter of a stadium around the lower right corner, cut by two aisles; the middle of the middle block is lit. */
const seats: Seat[] = Array.from({ length: ROWS }, (_, row) => {
  const radius = 210 + row * 27
  const last = Math.floor((radius * QUARTER) / 25)
  return Array.from({ length: last + 1 }, (_, seat) => seat / last)
    .filter((share) => Math.abs(share - 1 / 3) > 0.016 && Math.abs(share - 2 / 3) > 0.016)
    .map((share) => {
      const angle = share * QUARTER
      const lit = share > 1 / 3 && share < 2 / 3 && row >= 4 && row <= 8
      return { x: 600 - Math.cos(angle) * radius, y: 600 - Math.sin(angle) * radius, turn: share * 90, lit }
    })
}).flat()

/** A stand seen from above, with one allotment in it. Decoration only. */
export function Seats() {
  return (
    <svg className={classes.seats} viewBox="0 0 600 600" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      {seats.map(({ x, y, turn, lit }) => (
        <rect
          key={`${x} ${y}`}
          x={x - 6}
          y={y - 6.5}
          width={12}
          height={13}
          rx={3.5}
          transform={`rotate(${turn} ${x} ${y})`}
          className={lit ? classes.lit : classes.seat}
        />
      ))}
    </svg>
  )
}
