const ends: (() => unknown)[] = []

/** Runs `end` when the test file ends, the last one first. Vitest ignores an `afterAll` that is called within a hook or a test. */
export const atEnd = (end: () => unknown): void => void ends.push(end)

/** All of them, even if one fails; called by kit/after-each-file.ts. */
export async function runEnds(): Promise<void> {
  const failures: unknown[] = []
  for (const end of ends.splice(0).reverse()) {
    try {
      await end()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
