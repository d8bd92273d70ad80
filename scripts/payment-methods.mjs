import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailed, root } from './run.mjs'

export const methodsFolder = 'server/src/money/payments/methods'

/** The table of all methods. The lower wings know only their names. */
export const methodsTable = (names) =>
  [
    '// Made from `paymentMethods` by `npm run generate`: each name there has a file here that is called like it.',
    ...[...names, 'method']
      .toSorted()
      .map((name) =>
        name === 'method' ? "import type { Method, PaymentMethod } from './method.js'" : `import { ${name} } from './${name}.js'`,
      ),
    '',
    `export const methods: Record<PaymentMethod, Method> = { ${names.join(', ')} }`,
    '',
  ].join('\n')

/** A comparison with the name of a method: in code, in a `switch`, in SQL. */
const comparison = (names) => {
  const name = `['"](?:${names.join('|')})['"]`
  const method = '(?:payment_)?[mM]ethod\\b'
  const inSql = `payment_method\\s*(?:=|<>|(?:not )?in \\()\\s*${name}`
  return new RegExp(`${inSql}|${method}\\)?\\s*[!=]==?\\s*${name}|${name}\\s*[!=]==?\\s*[\\w.]*${method}|switch \\([\\w.]*${method}\\)`)
}

/** Differences between methods must be in their records. */
export async function checkPaymentMethods() {
  const { paymentMethods } = await import('../server/dist/parties/distributors/schema.js')
  const pattern = comparison([...paymentMethods, 'payout'])
  const faults = ['server/src', 'console/src', 'sdk/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith(methodsFolder))
      .flatMap((name) =>
        readFileSync(join(root, name), 'utf8')
          .split('\n')
          .flatMap((line, index) => (pattern.test(line) ? [`${name}:${index + 1} asks for a payment method by name: ${line.trim()}`] : [])),
      ),
  )
  if (faults.length > 0)
    throw new CommandFailed(
      'payment methods',
      1,
      `${faults.join('\n')}\nWhat differs between methods is a field of its record in ${methodsFolder}.`,
    )
}
