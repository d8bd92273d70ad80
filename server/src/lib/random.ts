/** Seeded pseudo-random numbers (sfc32): the same seed gives the same demo on every machine. Not for secrets: use lib/crypto for those. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** An integer from min to max, both included. */
  int(min: number, max: number): number
  /** True with this probability. */
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** One item, chosen by weight. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[]
  /** An independent stream: its numbers do not depend on how many were drawn from other streams. */
  fork(label: string | number): Random
}

export function createRandom(seed: string | number): Random {
  const next = sfc32(String(seed))
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))

  function pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('nothing to pick from')
    return items[int(0, items.length - 1)] as T
  }

  function weighted<T>(items: readonly (readonly [T, number])[]): T {
    let point = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [item, weight] of items) {
      if (point < weight) return item
      point -= weight
    }
    throw new RangeError('no item has a weight')
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const copy = [...items]
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(0, i)
      const held = copy[i] as T
      copy[i] = copy[j] as T
      copy[j] = held
    }
    return copy
  }

  return {
    next,
    int,
    pick,
    weighted,
    shuffle,
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(`${seed}/${label}`),
  }
}

function sfc32(seed: string): () => number {
  let [a, b, c] = [hash(seed, 1), hash(seed, 2), hash(seed, 3)]
  let counter = 1
  const step = () => {
    const out = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + out) | 0
    return out >>> 0
  }
  // Similar seeds give similar first numbers. Twelve rounds remove the similarity.
  for (let i = 0; i < 12; i++) step()
  return () => step() / 2 ** 32
}

/** FNV-1a over the seed's characters, salted. */
function hash(text: string, salt: number): number {
  let value = (0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1)) >>> 0
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0
  return value
}
