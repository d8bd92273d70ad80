import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

const hash = (text) => createHash('sha256').update(text).digest('hex')

/** Every file under the given paths, in a fixed order; a path that does not exist has none. */
function* filesOf(paths) {
  for (const path of paths) {
    const stat = lstatSync(join(root, path), { throwIfNoEntry: false })
    if (stat?.isDirectory())
      yield* filesOf(
        readdirSync(join(root, path))
          .sort()
          .map((name) => `${path}/${name}`),
      )
    else if (stat) yield { path, size: stat.size, mtime: stat.mtimeMs }
  }
}

/** Remembers, in `.cache`, from what a build was made. */
export function stamp(name, inputs) {
  const file = join(root, '.cache', `${name}.json`)
  const files = () => [...filesOf(inputs)]
  const looks = (list) => hash(JSON.stringify(list))
  const content = (list) => hash(JSON.stringify(list.map(({ path }) => [path, hash(readFileSync(join(root, path)))])))
  const write = (value) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(value))
  }
  return {
    /** Names, sizes and times tell in a few milliseconds; the contents are read only when those differ, as after a checkout. */
    isFresh() {
      if (!existsSync(file)) return false
      const made = JSON.parse(readFileSync(file, 'utf8'))
      const list = files()
      if (made.looks === looks(list)) return true
      if (made.content !== content(list)) return false
      write({ ...made, looks: looks(list) })
      return true
    },
    /** Taken before the build, so that what is edited during it counts as changed afterwards. */
    take() {
      const list = files()
      const value = { looks: looks(list), content: content(list) }
      return () => write(value)
    },
  }
}
