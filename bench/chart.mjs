const xml = (text) => text.replace(/[<>&]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[sign])
const row = 34
const [left, width, right] = [360, 320, 170]
const steps = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]
const [lowest, highest] = [steps[0], steps.at(-1)]

/** Ratios on a logarithmic scale: a dot for the median, a line for the spread, a tick for the target. */
export function chart(results) {
  const entries = Object.entries(results)
  const bounded = (ratio) => Math.min(highest, Math.max(lowest, ratio))
  const x = (ratio) => left + (width * Math.log(bounded(ratio) / lowest)) / Math.log(highest / lowest)
  const height = row * entries.length + 48
  const grid = steps.map(
    (step) =>
      `<line x1="${x(step)}" y1="20" x2="${x(step)}" y2="${height - 28}" stroke="#ced4da"/><text x="${x(step)}" y="${height - 10}" text-anchor="middle">${step}×</text>`,
  )
  const lines = entries.map(([title, { ratio, least, most, aim }], index) => {
    const y = 36 + index * row
    const goal = Number(aim.replace(/[^\d.]/g, ''))
    const isMet = aim.startsWith('<') ? ratio <= goal : ratio >= goal
    const colour = isMet ? '#2b8a3e' : '#c92a2a'
    return [
      `<text x="${left - 16}" y="${y + 4}" text-anchor="end">${xml(title)}</text>`,
      goal > 0 ? `<line x1="${x(goal)}" y1="${y - 10}" x2="${x(goal)}" y2="${y + 10}" stroke="#495057" stroke-width="2"/>` : '',
      `<line x1="${x(least)}" y1="${y}" x2="${x(most)}" y2="${y}" stroke="${colour}" stroke-width="3"/>`,
      `<circle cx="${x(ratio)}" cy="${y}" r="6" fill="${colour}"/>`,
      `<text x="${left + width + 16}" y="${y + 4}">${ratio.toFixed(2)}×${goal > 0 ? `, aim ${xml(aim)}` : ''}</text>`,
    ].join('')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + right} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="#212529">
<title>Each benchmark as a ratio to its reference; the tick is the aim</title>
<rect width="100%" height="100%" fill="#ffffff"/>
${[...grid, ...lines].join('\n')}
</svg>
`
}
