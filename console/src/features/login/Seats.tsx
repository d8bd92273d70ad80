import classes from './SignIn.module.css'

const BLOCKS = 3
const COLUMNS = 9
const ROWS = 16
const QUARTER = Math.PI / 2

interface Seat {
  x: number
  y: number
  turn: number
  size: number
  lit: boolean
}

/** A quarter of a stadium around the lower right corner: each row a little longer than the one before, an aisle between the blocks. */
const seats: Seat[] = Array.from({ length: ROWS * BLOCKS * COLUMNS }, (_, index) => {
  const row = Math.floor(index / (BLOCKS * COLUMNS))
  const block = Math.floor(index / COLUMNS) % BLOCKS
  const column = index % COLUMNS
  const radius = 170 * 1.085 ** row
  const share = (block + (column + 1) / (COLUMNS + 1)) / BLOCKS
  const lit = block === 1 && row >= 6 && row <= 10 && column >= 1 && column <= 7
  const angle = share * QUARTER
  return { x: 600 - Math.cos(angle) * radius, y: 600 - Math.sin(angle) * radius, turn: share * 90, size: radius * 0.031, lit }
})

/** A stand seen from above, with one allotment in it. Decoration only. */
export function Seats() {
  return (
    <svg className={classes.seats} viewBox="0 0 600 600" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      {seats.map(({ x, y, turn, size, lit }) => (
        <rect
          key={`${x} ${y}`}
          x={x - size / 2}
          y={y - size / 2}
          width={size}
          height={size}
          rx={size * 0.3}
          transform={`rotate(${turn} ${x} ${y})`}
          className={lit ? classes.lit : classes.seat}
        />
      ))}
    </svg>
  )
}
