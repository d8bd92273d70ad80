import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { CommandFailed, root } from './run.mjs'

/**
 * The messages of the service, as its code writes them: `There is no {noun} {id} that you may see.` The console knows a message by these words
 * and says it in the reader's language.
 */
const sources = join(root, 'server/src')
/**
 * Messages that only programs get: for a request that is badly formed, or for protocols that the console does not use. Were one of them to
 * reach a reader, the console says what its code means, and adds it in English.
 */
const forPrograms =
  /^(channels|cli|demo|platform\/(changes|site|db\/filter|http\/(csv|cursors|idempotency|json-body|malformed|paths|openapi|readable|validation|versions))|selling\/(payments|guests\/sorting|orders\/sorting))\b/

/** What Ajv says. The server passes these on. */
const ofTheValidator = [
  'must NOT have fewer than {limit} characters',
  'must NOT have more than {limit} characters',
  'must NOT have fewer than {limit} items',
  'must NOT have more than {limit} items',
  'must NOT have fewer than {limit} properties',
  'must NOT have more than {limit} properties',
  // The server corrects these: see problems.ts.
  'must NOT have fewer than 1 character',
  'must NOT have more than 1 character',
  'must NOT have fewer than 1 item',
  'must NOT have more than 1 item',
  'must NOT have fewer than 1 property',
  'must NOT have more than 1 property',
  'must NOT have duplicate items (items ## {j} and {i} are identical)',
  'must be >= {limit}',
  'must be <= {limit}',
  'must be > {limit}',
  'must be < {limit}',
  'must be multiple of {multipleOf}',
]

/** Sentences that differ in one word are keys of their own up to this number. */
const mostVariants = 6

const walk = (node, visit) => {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** The server's own files, without libraries: only names are looked up, not types. */
function open() {
  const files = readdirSync(sources, { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(sources, name))
  const options = { noLib: true, types: [], target: ts.ScriptTarget.Latest, module: ts.ModuleKind.NodeNext }
  const host = ts.createCompilerHost(options, true)
  host.getSourceFile = (name) =>
    name.startsWith(sources) ? ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true) : undefined
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({
      resolvedModule: text.startsWith('.')
        ? { resolvedFileName: join(from, '..', text.replace(/\.js$/, '.ts')), extension: '.ts' }
        : undefined,
    }))
  const program = ts.createProgram(files, options, host)
  return { trees: files.map((file) => program.getSourceFile(file)), checker: program.getTypeChecker() }
}

const unwrapped = (node) => {
  let inner = node
  while (
    ts.isParenthesizedExpression(inner) ||
    ts.isAsExpression(inner) ||
    ts.isNonNullExpression(inner) ||
    ts.isSatisfiesExpression(inner) ||
    ts.isAwaitExpression(inner)
  )
    inner = inner.expression
  return inner
}
const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)

/** What a function gives back. */
function returnsOf(body) {
  if (!ts.isBlock(body)) return [body]
  const found = []
  const visit = (node) => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression)
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  visit(body)
  return found
}

/** What a value is called where it stands in a sentence. */
function holeName(node) {
  const inner = unwrapped(node)
  if (ts.isIdentifier(inner)) return inner.text
  if (ts.isPropertyAccessExpression(inner)) return inner.name.text
  if (ts.isElementAccessExpression(inner)) return holeName(inner.expression)
  if (!ts.isCallExpression(inner)) return 'value'
  const [first] = inner.arguments
  const called = inner.expression
  if (ts.isPropertyAccessExpression(called) && called.expression.getText() !== 'JSON') return holeName(called.expression)
  return first ? holeName(first) : 'value'
}

/** A word that is shown as it is: the name of a field, a code. */
const isName = (text) => /^[\w.:/-]*_[\w.:/-]*$/.test(text) || /^[^\p{Ll}\s]*$/u.test(text)
const withoutHoles = (text) => text.replace(/\{\w+\}/g, '')
const isWorded = (text) => /\p{L}/u.test(withoutHoles(text))
const isProse = (text) => isWorded(text) && /\s/.test(text)

/** Each value has a name of its own. */
function named(text) {
  const taken = new Map()
  return text.replace(/\{(\w+)\}/g, (_, name) => {
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    return `{${name}${times === 1 ? '' : times}}`
  })
}

/** Every message of the service, with its place, and the places of messages that cannot be read from the code. */
function writtenMessages() {
  const { trees, checker } = open()
  const calls = new Map()
  const pushed = new Map()
  const roots = []
  const put = (map, key, value) => key && map.set(key, [...(map.get(key) ?? []), value])
  const symbolOf = (node) => {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node)
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }
  const placeOf = (node) => {
    const tree = node.getSourceFile()
    return `${tree.fileName.slice(sources.length + 1)}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
  }

  const messages = new Map()
  const add = ({ text, at }) => {
    if (isWorded(text) && !forPrograms.test(placeOf(at))) messages.set(named(text), placeOf(at))
  }

  const running = new Set()
  const union = (nodes) => {
    const all = nodes.map(textsOf)
    const texts = new Map(all.flatMap(({ texts }) => texts).map((one) => [one.text, one]))
    return { texts: [...texts.values()], isOpen: all.some(({ isOpen }) => isOpen) }
  }
  const unknown = { texts: [], isOpen: true }
  const none = { texts: [], isOpen: false }

  /** The texts that an expression can be. Open: it can be others too, which are data. */
  function textsOf(node) {
    const inner = unwrapped(node)
    if (running.has(inner)) return unknown
    running.add(inner)
    try {
      return textsOfInner(inner)
    } finally {
      running.delete(inner)
    }
  }

  function textsOfInner(node) {
    if (ts.isStringLiteralLike(node)) return { texts: [{ text: node.text, at: node }], isOpen: false }
    if (ts.isTemplateExpression(node)) return { texts: sentencesOf(node), isOpen: false }
    if (ts.isConditionalExpression(node)) return union([node.whenTrue, node.whenFalse])
    if (ts.isBinaryExpression(node))
      return [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(node.operatorToken.kind)
        ? union([node.left, node.right])
        : unknown
    if (ts.isArrayLiteralExpression(node)) return union([...node.elements])
    if (ts.isSpreadElement(node)) return textsOf(node.expression)
    if (ts.isIdentifier(node)) return node.text === 'undefined' ? none : textsOfName(node)
    // It is found where it is made.
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'message') return none
    if (ts.isElementAccessExpression(node)) return textsOfTable(node.expression)
    if (ts.isCallExpression(node)) return textsOfCall(node)
    return unknown
  }

  function textsOfTable(node, valuesOf = (value) => [value]) {
    const declared = ts.isIdentifier(node) ? symbolOf(node)?.valueDeclaration : undefined
    const table = declared && ts.isVariableDeclaration(declared) && declared.initializer ? unwrapped(declared.initializer) : undefined
    if (!table || !ts.isObjectLiteralExpression(table)) return unknown
    return union(table.properties.filter(ts.isPropertyAssignment).flatMap(({ initializer }) => valuesOf(initializer)))
  }

  function textsOfName(node) {
    const symbol = symbolOf(node)
    const declared = symbol?.valueDeclaration
    if (!declared) return unknown
    if (ts.isParameter(declared)) return textsOfParameter(declared)
    if (ts.isBindingElement(declared)) return node.text === 'message' ? none : textsOfEach(declared)
    if (!ts.isVariableDeclaration(declared) || !declared.initializer) return unknown
    return union([declared.initializer, ...(pushed.get(symbol) ?? [])])
  }

  /** A field of each object of a list that is written out: `for (const { who } of [{ who: 'to guests' }])`. */
  function textsOfEach(declared) {
    const loop = declared.parent.parent.parent.parent
    if (!ts.isForOfStatement(loop) || !ts.isArrayLiteralExpression(loop.expression)) return unknown
    const fields = loop.expression.elements.flatMap((one) => (ts.isObjectLiteralExpression(one) ? [...one.properties] : []))
    return union(
      fields.filter((one) => ts.isPropertyAssignment(one) && one.name.getText() === declared.name.getText()).map((one) => one.initializer),
    )
  }

  function textsOfParameter(declared) {
    const of = declared.parent
    // Of a function that is called for each entry of a list.
    if (ts.isCallExpression(of.parent) && ts.isPropertyAccessExpression(of.parent.expression))
      return textsOf(of.parent.expression.expression)
    const name = of.name ?? (ts.isVariableDeclaration(of.parent) ? of.parent.name : undefined)
    const given = (calls.get(name && checker.getSymbolAtLocation(name)) ?? []).map(
      (call) => call.arguments[of.parameters.indexOf(declared)],
    )
    const values = [...given, declared.initializer].filter((one) => one !== undefined)
    return values.length === 0 ? unknown : union(values)
  }

  /** A function of the service, or a list that is put together. */
  function textsOfCall(node) {
    const called = node.expression
    if (ts.isPropertyAccessExpression(called)) {
      const [first] = node.arguments
      if (['map', 'flatMap'].includes(called.name.text) && first && isFunction(first)) return union(returnsOf(first.body))
      if (['find', 'filter'].includes(called.name.text)) return textsOf(called.expression)
      return called.name.text === 'join' ? { ...textsOf(called.expression), isOpen: true } : unknown
    }
    if (ts.isElementAccessExpression(called)) return textsOfTable(called.expression, (one) => (isFunction(one) ? returnsOf(one.body) : []))
    const declared = ts.isIdentifier(called) ? symbolOf(called)?.valueDeclaration : undefined
    const own = declared && ts.isVariableDeclaration(declared) ? declared.initializer : declared
    return own && isFunction(own) && own.body ? union(returnsOf(own.body)) : unknown
  }

  /** The sentences of a template: one for each of its words that is known beforehand. */
  function sentencesOf(node) {
    const sentences = node.templateSpans.reduce(
      (heads, { expression, literal }) => {
        const { texts, isOpen } = textsOf(expression)
        const isOfCall = ts.isCallExpression(unwrapped(expression)) && texts.some(({ text }) => /[{]/.test(text))
        const isFew = texts.length > 0 && texts.length * heads.length <= mostVariants
        const isExpanded = !isOpen && isFew && !isOfCall && !texts.every(({ text }) => isName(text))
        if (!isExpanded) for (const one of texts) if (isProse(one.text)) add(one)
        const values = isExpanded ? texts.map(({ text }) => text) : [`{${holeName(expression)}}`]
        return heads.flatMap((head) => values.map((value) => head + value + literal.text))
      },
      [node.head.text],
    )
    return sentences.map((text) => ({ text, at: node }))
  }

  const isOfRefusal = (node) => {
    let outer = node.parent
    while (ts.isObjectLiteralExpression(outer) || ts.isConditionalExpression(outer) || ts.isSpreadAssignment(outer)) outer = outer.parent
    return ts.isNewExpression(outer)
  }
  /** Where messages come from, and those whose text must be known. */
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression
      if (name.text === 'push' && ts.isIdentifier(expression)) for (const one of node.arguments) put(pushed, symbolOf(expression), one)
    } else if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && ts.isIdentifier(node.expression)) {
      put(calls, symbolOf(node.expression), node)
      if (node.expression.text === 'fault' && node.arguments[2]) roots.push({ node: node.arguments[2], isSent: true })
    } else if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const name = node.name.getText()
      const isSent = name === 'detail' && isOfRefusal(node)
      if (isSent || name === 'message') roots.push({ node: node.initializer ?? node.name, isSent })
    }
  }
  for (const tree of trees) walk(tree, visit)

  const unread = []
  for (const { node, isSent } of roots) {
    const { texts, isOpen } = textsOf(node)
    for (const one of texts) add(one)
    const isJoined = /\.join\(.*\)$/.test(node.getText())
    if (isSent && isOpen && !isJoined && !forPrograms.test(placeOf(node))) unread.push(`${placeOf(node)}: ${node.getText().slice(0, 80)}`)
  }
  return { messages, unread }
}

/** The title of every code, what it means, and the noun of what is not found: from the page of errors, which is made from the table. */
function textsOfCodes() {
  const page = readFileSync(join(root, 'docs/errors.md'), 'utf8')
  return [...page.matchAll(/^## (\w+)\n\n\*\*\d+ (.*?)\.\*\* (.*)$/gm)].flatMap(([, code, title, about]) => {
    const noun = /^(.*)_not_found$/.exec(code)?.[1].replaceAll('_', ' ')
    return [title, about, ...(noun === undefined ? [] : [noun])].map((text) => [text, `the code ${code}`])
  })
}

/** Every text of the service that the console can show, with its place. */
export function serviceTexts() {
  const { messages, unread } = writtenMessages()
  if (unread.length > 0) throw new CommandFailed('texts', 1, `The text of a message must be written out:\n${unread.join('\n')}`)
  return new Map([...textsOfCodes(), ...ofTheValidator.map((text) => [text, 'Ajv']), ...messages])
}
