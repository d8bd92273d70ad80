import { posix } from 'node:path'
import ts from 'typescript'
import { hasWords, jsxText, plurals, textOf, visibleTexts } from './texts-find.mjs'

/** Puts the texts of a source into calls of the mechanism. What it is not sure of stays as it is. */

/** Elements that can stand in the middle of a sentence. */
const inline = new Set([
  ...['b', 'i', 'em', 'strong', 'small', 'span', 'a', 'code', 'kbd', 'time', 'Code', 'Kbd', 'Anchor', 'Link', 'Go', 'Name', 'Copyable'],
  ...['Status', 'Until', 'Countdown', 'Moment'],
])
const tagOf = (node) => {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText()
  return ts.isJsxSelfClosingElement(node) ? node.tagName.getText() : ''
}
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
const isIdentifier = (text) => /^[A-Za-z_$][\w$]*$/.test(text)

/** A name for a value, from the expression: `user.name` is name, `moment(found.created)` is created. */
function valueName(node, taken) {
  const base = () => {
    let at = node
    for (let depth = 0; depth < 6; depth++) {
      if (ts.isIdentifier(at)) return at.text
      if (ts.isPropertyAccessExpression(at)) return at.name.text
      if (ts.isCallExpression(at)) {
        const object = ts.isPropertyAccessExpression(at.expression) ? at.expression.expression : at.expression
        at = at.arguments[0] ?? object
      } else if (ts.isNonNullExpression(at) || ts.isParenthesizedExpression(at) || ts.isAsExpression(at)) at = at.expression
      else if (ts.isBinaryExpression(at)) at = at.left
      else if (ts.isConditionalExpression(at)) at = at.whenTrue
      else if (ts.isJsxElement(at) || ts.isJsxSelfClosingElement(at)) return tagOf(at).toLowerCase()
      else break
    }
    return 'value'
  }
  const name = base().replace(/\W/g, '') || 'value'
  for (let count = 1; ; count++) {
    const next = count === 1 ? name : `${name}${count}`
    if (!taken.has(next) || taken.get(next) === node.getText()) {
      taken.set(next, node.getText())
      return next
    }
  }
}

const pairs = (values) =>
  `{ ${[...values].map(([name, code]) => (name === code && isIdentifier(code) ? name : `${name}: ${code}`)).join(', ')} }`

export function rewritten(source) {
  const sure = new Set(visibleTexts(source).flatMap(({ node, isSure }) => (isSure ? [node] : [])))
  const countedCalls = new Set(plurals(source))
  const used = new Set()
  const done = new Set()

  /** The code of a node with everything inside it rewritten. */
  function code(node) {
    const replaced = replacement(node)
    if (replaced !== undefined) return replaced
    const text = source.text
    let at = node.getStart(source, true)
    // Text between tags begins where the tag before it ends.
    if (ts.isJsxText(node)) return node.getFullText(source)
    let out = ''
    const children = []
    ts.forEachChild(node, (child) => void children.push(child))
    const groups = ts.isJsxElement(node) || ts.isJsxFragment(node) ? runs(node.children) : []
    for (let index = 0; index < children.length; index++) {
      const child = children[index]
      const group = groups.find(({ members }) => members[0] === child)
      if (group) {
        const last = group.members.at(-1)
        out += text.slice(at, child.getFullStart()) + message(group)
        at = last.end
        index = children.indexOf(last)
        continue
      }
      const start = ts.isJsxText(child) ? child.getFullStart() : child.getStart(source, true)
      out += text.slice(at, start) + code(child)
      at = child.end
    }
    return out + text.slice(at, node.end)
  }

  function replacement(node) {
    if (done.has(node)) return undefined
    if (countedCalls.has(node)) return plural(node)
    if (!sure.has(node) || ts.isJsxText(node)) return undefined
    const call = ts.isTemplateExpression(node) ? template(node) : `${use('tr')}(${quoted(textOf(node))})`
    return ts.isJsxAttribute(node.parent) ? `{${call}}` : call
  }

  const use = (name) => {
    used.add(name)
    return name
  }

  function template(node) {
    const taken = new Map()
    const values = new Map()
    const parts = node.templateSpans.map(({ expression, literal }) => {
      const name = valueName(expression, taken)
      values.set(name, code(expression))
      return `{${name}}${literal.text}`
    })
    return `${use('tr')}(${quoted(node.head.text + parts.join(''))}, ${pairs(values)})`
  }

  /** `counted(n, 'ticket')` becomes `trCount(n, '{n} ticket', '{n} tickets')`. Nouns that are variables stay. */
  function plural(node) {
    const [number, one, many] = node.arguments
    if (!one || !ts.isStringLiteralLike(one) || (many && !ts.isStringLiteralLike(many))) return undefined
    done.add(one)
    return `${use('trCount')}(${code(number)}, ${quoted(`{n} ${one.text}`)}, ${quoted(`{n} ${many ? many.text : `${one.text}s`}`)})`
  }

  /** Whether something between tags can be in a sentence: a value, or an element that is as small as a word. */
  function isPart(child) {
    if (ts.isJsxText(child)) return hasWords(jsxText(child.text)) || jsxText(child.text) !== ''
    if (ts.isJsxExpression(child)) {
      if (!child.expression) return false
      let isBlock = false
      const visit = (node) => {
        if ((ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) && !inline.has(tagOf(node))) isBlock = true
        else ts.forEachChild(node, visit)
      }
      visit(child.expression)
      return !isBlock
    }
    return inline.has(tagOf(child))
  }

  /** What stands between the tags of an element, in runs that are one sentence each. */
  function runs(children) {
    const groups = []
    let members = []
    const close = () => {
      // White space at the ends belongs to the layout of the source.
      while (members.length > 0 && ts.isJsxText(members[0]) && jsxText(members[0].text).trim() === '') members.shift()
      while (members.length > 0 && ts.isJsxText(members.at(-1)) && jsxText(members.at(-1).text).trim() === '') members.pop()
      if (members.some((one) => sure.has(one) && ts.isJsxText(one))) groups.push({ members })
      members = []
    }
    for (const child of children) {
      if (isPart(child)) members.push(child)
      else if (ts.isJsxText(child)) {
        // Only a line break: it separates nothing between two values, but ends a run between elements.
        if (members.length > 0) members.push(child)
      } else close()
    }
    close()
    return groups
  }

  function message({ members }) {
    const taken = new Map()
    const values = new Map()
    let text = ''
    for (const member of members) {
      if (ts.isJsxText(member)) {
        text += jsxText(member.text)
        continue
      }
      const inner = ts.isJsxExpression(member) ? member.expression : member
      if (ts.isStringLiteralLike(inner)) {
        text += inner.text
        continue
      }
      const name = valueName(inner, taken)
      values.set(name, code(inner))
      text += `{${name}}`
    }
    // Space at the ends separates it from its neighbours.
    const [, before = '', body = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
    const call = values.size === 0 ? `${use('tr')}(${quoted(body)})` : `${use('trRich')}(${quoted(body)}, ${pairs(values)})`
    return `${before ? "{' '}" : ''}{${call}}${after ? "{' '}" : ''}`
  }

  const written = codeOfFile()
  return used.size === 0 ? source.text : withImport(source, written, [...used].sort())

  function codeOfFile() {
    let out = ''
    let at = 0
    for (const statement of source.statements) {
      // With the comment before it, which `code` writes too.
      const start = statement.getStart(source, true)
      out += source.text.slice(at, start) + (ts.isImportDeclaration(statement) ? source.text.slice(start, statement.end) : code(statement))
      at = statement.end
    }
    return out + source.text.slice(at)
  }
}

/** Adds the import, or the names that an import of the mechanism lacks. */
function withImport(source, text, names) {
  const path = posix.relative(posix.dirname(source.fileName), 'console/src/texts.js')
  const from = path.startsWith('.') ? path : `./${path}`
  const existing = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'`).exec(text)
  if (!existing) return `import { ${names.join(', ')} } from '${from}'\n${text}`
  const all = [...new Set([...existing[1].split(',').map((name) => name.trim()), ...names])].filter(Boolean).sort()
  return text.replace(existing[0], `import { ${all.join(', ')} } from '${from}'`)
}
