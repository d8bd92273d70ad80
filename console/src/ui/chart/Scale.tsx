import { short } from './axis.js'
import classes from './chart.module.css'

/** Three lines across a chart, at zero, half and the maximum of its scale. */
export function Scale({ top, left, right, y }: { top: number; left: number; right: number; y: (value: number) => number }) {
  return [0, 0.5, 1].map((share) => (
    <g key={share}>
      <line className={classes.line} x1={left} x2={right} y1={y(top * share)} y2={y(top * share)} />
      <text className={classes.scale} x={left - 8} y={y(top * share) + 4} textAnchor="end">
        {short(top * share)}
      </text>
    </g>
  ))
}
