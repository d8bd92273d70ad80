import { expect, test } from 'vitest'
import { openHistories, stepNames } from '../selling/histories.js'

const histories = Number(process.env.SOAK_HISTORIES ?? 3_000)
/** A database for each few hundred, so that checking all of it after every step stays fast. */
const models = await Promise.all(Array.from({ length: 10 }, openHistories))

test(`${histories} random histories of selling keep all promises about stock, money and statuses`, async () => {
  const done = Object.fromEntries(stepNames.map((name) => [name, 0]))
  let played = 0
  for (const [index, model] of models.entries()) {
    // Two at a time, which also compete with each other.
    const share = Math.ceil(histories / models.length / 2)
    const parts = await Promise.all([model.play(share), model.play(share)])
    played += parts.reduce((sum, part) => sum + part, 0)
    expect((await model.moves()).illegal).toEqual([])
    for (const name of stepNames) done[name] = (done[name] ?? 0) + (model.done[name] ?? 0)
    process.stderr.write(`\n  ${played} histories after ${index + 1} of ${models.length} databases\n`)
  }
  process.stderr.write(`  what came about: ${stepNames.map((name) => `${name} ${done[name]}`).join(', ')}\n`)
  expect(played).toBeGreaterThanOrEqual(histories)
  expect(stepNames.filter((name) => done[name] === 0)).toEqual([])
}, 7_200_000)
