/** A line for a person at the terminal. Programs read the log. */
export const progressLine = (text: string): void => {
  process.stderr.write(`  ${text}\n`)
}

/** `loading tickets  ███████░░░ 70 %`, updated in place on a terminal, and in steps of ten percent elsewhere. */
export function progressBar(label: string): (done: number, total: number) => void {
  let shown = -1
  return (done, total) => {
    const tenth = Math.floor((done / Math.max(1, total)) * 10)
    if (tenth === shown) return
    shown = tenth
    const bar = `  ${label.padEnd(24)} ${'█'.repeat(tenth)}${'░'.repeat(10 - tenth)} ${String(tenth * 10).padStart(3)} %`
    if (process.stderr.isTTY) process.stderr.write(`\r${bar}${tenth === 10 ? '\n' : ''}`)
    else if (tenth === 10) process.stderr.write(`${bar}\n`)
  }
}
