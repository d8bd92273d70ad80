import ts from 'typescript'

/**
 * Finds texts that people read, in the syntax tree of a source of the console. It goes by where a text stands: between tags, in attributes
 * and fields that are shown, in calls that tell something. Elsewhere a text that looks like a sentence is found too, but is not sure.
 */

/** Attributes and fields whose texts are shown. */
const shown = new Set([
  ...['label', 'title', 'placeholder', 'aria-label', 'description', 'alt', 'error', 'hint', 'detail', 'note', 'caption', 'message', 'done'],
  ...['act', 'heading', 'help', 'nothingFoundMessage', 'yes', 'no', 'about', 'sub', 'legend', 'unit', 'text', 'head', 'heads', 'noun'],
  ...['aria-description', 'aria-roledescription', 'aria-valuetext', 'singular', 'plural', 'question', 'answer', 'explain', 'why', 'tip'],
])
/** Attributes of drawings and layout. */
const drawn = new Set(['d', 'points', 'transform', 'viewBox', 'style', 'className', 'preserveAspectRatio'])
/** Calls whose texts are shown. */
const tellers = /^(tell\.\w+|useDocumentTitle|confirm|setError|setErrors|setFault|setMessage|notifications\.show)$/
/** Elements whose texts are code, and not translated. */
const codes = new Set(['Code', 'Kbd', 'Pre', 'code', 'pre', 'kbd', 'style', 'script'])
/** Names that are the same in every language. */
export const names = new Set([
  'Allotment',
  'API',
  'OCTO',
  'CSV',
  'PDF',
  'ZIP',
  'Ctrl',
  'UTC',
  'EUR',
  'OK',
  'JSON',
  'HTTP',
  'openapi.json',
  'Enter',
])
/** Fields whose texts are compared with what is typed or pasted, and keys. */
const unread = new Set(['also', 'queryKey', 'key', 'href', 'path', 'to'])
/** Of the mechanism. */
export const calls = new Set(['tr', 'trRich', 'trCount', 'trLabel'])

const isWrapper = (node) =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression?.(node) || ts.isNonNullExpression(node)
const choosers = new Set([ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.AmpersandAmpersandToken])

/** The text of a string or template, with `{}` for what is put in. */
export function textOf(node) {
  if (ts.isJsxText(node)) return jsxText(node.text)
  if (ts.isStringLiteralLike(node)) return node.text
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
}

/** White space as JSX reads it: lines are joined, and indentation is dropped. */
export function jsxText(text) {
  const lines = text.split(/\r?\n/)
  return lines
    .map((line, index) => {
      const from = index === 0 ? line : line.replace(/^[ \t]+/, '')
      return index === lines.length - 1 ? from : from.replace(/[ \t]+$/, '')
    })
    .filter((line) => line !== '')
    .join(' ')
}

/** Names of fields, files and paths are not words. */
const isField = (text) => /^[a-z0-9]+(_[a-z0-9]+)+$|^\/\S+$|^\{\}\.\w+$/.test(text)
export const hasWords = (text) =>
  /\p{L}{2}|\p{L}\s|\b[AI]\b/u.test(text.replace(/\{\}|\bAllotment\b/g, '')) && !names.has(text.trim()) && !isField(text)
/** A single word with a capital is a text in tables and choices. */
const isWord = (text) => /^\p{Lu}\p{Ll}+$/u.test(text)
/** Words beside what is put in: a sentence that is put together. Names of fields and addresses have no spaces. */
const isPhrase = (text) => /\{\}/.test(text) && /\p{L}{2} |[ ]\p{L}{2}/u.test(text) && !/[=/]\{\}|\{\}\//.test(text)
const isSentence = (text) => /^[\p{Lu}“"‘][^_]*[\p{Ll}…]/u.test(text) && /\s/.test(text.trim()) && !/[{};]\s*$|^\S+\/\S+$/.test(text)

const tagOf = (node) => (ts.isJsxElement(node) ? node.openingElement.tagName.getText() : undefined)
const nameOf = (node) => (ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : node.getText())

function isInCode(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (codes.has(tagOf(at))) return true
    if (ts.isCallExpression(at) && ts.isIdentifier(at.expression) && calls.has(at.expression.text)) {
      // Values that are put into a text are texts of their own; the text itself is done.
      const isValue = at.arguments.some(
        (argument) => ts.isObjectLiteralExpression(argument) && argument.pos <= node.pos && node.end <= argument.end,
      )
      if (!isValue) return true
      if (isChoice(node)) return false
    }
    if (ts.isTypeNode(at) || ts.isImportDeclaration(at) || ts.isExportDeclaration(at)) return true
  }
  return false
}

/** One of two texts that are put into another: a piece of a sentence. */
const isChoice = (node) => ts.isConditionalExpression(node.parent) && node.parent.condition !== node

/** What a text is used as: climbs out of parentheses, choices, arrays and templates. */
function place(node) {
  let at = node
  for (;;) {
    const { parent } = at
    if (isWrapper(parent) || ts.isArrayLiteralExpression(parent) || ts.isTemplateSpan(parent) || ts.isTemplateExpression(parent))
      at = parent
    else if (ts.isConditionalExpression(parent) && parent.condition !== at) at = parent
    else if (ts.isBinaryExpression(parent) && choosers.has(parent.operatorToken.kind) && parent.right === at) at = parent
    else if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.PlusToken) at = parent
    else if (ts.isJsxExpression(parent)) at = parent
    else return { at, parent }
  }
}

function isUnread(node) {
  for (let at = node.parent; at; at = at.parent) {
    if ((ts.isPropertyAssignment(at) || ts.isJsxAttribute(at)) && (unread.has(nameOf(at.name)) || drawn.has(nameOf(at.name)))) return true
    if (ts.isVariableDeclaration(at)) return unread.has(nameOf(at.name))
    if (ts.isStatement(at)) return false
  }
  return false
}

/** `sure`, `maybe`, or undefined if nobody reads it. */
function standing(node) {
  const { at, parent } = place(node)
  const text = textOf(node)
  if (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return 'sure'
  if (isUnread(node)) return undefined
  if (isTemplate(node) && isPhrase(text)) return 'maybe'
  if (ts.isJsxAttribute(parent)) {
    if (shown.has(nameOf(parent.name))) return 'sure'
    return isSentence(text) && !drawn.has(nameOf(parent.name)) ? 'maybe' : undefined
  }
  if (ts.isPropertyAssignment(parent) && parent.initializer === at) {
    if (shown.has(nameOf(parent.name))) return 'sure'
    return isSentence(text) || isWord(text) ? 'maybe' : undefined
  }
  if (ts.isCallExpression(parent) && parent.expression !== at) {
    const call = parent.expression.getText()
    if (tellers.test(call)) return 'sure'
    if (/^console\.|Error$/.test(call)) return undefined
    return isSentence(text) ? 'maybe' : undefined
  }
  if (ts.isNewExpression(parent) || ts.isBinaryExpression(parent) || ts.isCaseClause(parent) || ts.isElementAccessExpression(parent))
    return undefined
  if (ts.isArrowFunction(parent) || ts.isReturnStatement(parent) || ts.isVariableDeclaration(parent))
    return isSentence(text) ? 'sure' : isWord(text) ? 'maybe' : undefined
  return isSentence(text) || isWord(text) ? 'maybe' : undefined
}

const isTemplate = (node) => ts.isTemplateExpression(node)

/** A text inside the text of a template is part of it only where nothing chooses: else it is found by itself. */
export function visibleTexts(source) {
  const found = []
  const visit = (node) => {
    const isText = ts.isJsxText(node) || ts.isStringLiteralLike(node) || isTemplate(node)
    if (isText && !isInCode(node) && hasWords(textOf(node))) {
      const isTag = ts.isJsxAttribute(node.parent) && node.parent.name === node
      const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node
      const sure = isTag || isKey || ts.isTaggedTemplateExpression(node.parent) ? undefined : ts.isJsxText(node) ? 'sure' : standing(node)
      if (sure !== undefined) found.push({ node, isSure: sure === 'sure' })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** `counted(n, 'ticket')` makes a plural in English only. */
export function plurals(source) {
  const found = []
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'counted') found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

export function findTexts(source) {
  const lineOf = (node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1
  return [
    ...visibleTexts(source).map(({ node, isSure }) => ({ line: lineOf(node), text: textOf(node).trim(), isSure })),
    ...plurals(source).map((node) => ({
      line: lineOf(node),
      text: node.getText(),
      isSure: node.arguments.slice(1).every((argument) => ts.isStringLiteralLike(argument)),
    })),
  ].sort((a, b) => a.line - b.line)
}
