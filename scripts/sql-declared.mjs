import { join, relative } from 'node:path'
import { SyntaxKind } from 'typescript-native/unstable/ast'
import { API, SymbolFlags, TypeFlags } from 'typescript-native/unstable/sync'
import { root } from './run.mjs'

/** The key of a template in the source and of the statement made from it. */
export const keyOf = (fragments) => fragments.join('\u0000')

const fragmentsOf = ({ template }) =>
  template.kind === SyntaxKind.NoSubstitutionTemplateLiteral
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map((span) => span.literal.text)]

const isGeneric = (type) => (type.flags & TypeFlags.TypeParameter) !== 0 || (type.isIntersectionType() && type.getTypes().some(isGeneric))

/** The kinds of values that a column type allows; `anything` is not checked. */
function kindOf(checker, declared) {
  const type = checker.getNonNullableType(declared) ?? declared
  if (type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)) return 'anything'
  if (type.flags & TypeFlags.Never) return 'null'
  for (const [kind, base] of [
    ['string', checker.getStringType()],
    ['number', checker.getNumberType()],
    ['boolean', checker.getBooleanType()],
  ])
    if (checker.isTypeAssignableTo(type, base)) return kind
  if (checker.isArrayType(type)) return 'array'
  const name = checker.typeToString(type)
  if (name === 'Date') return 'Date'
  return /^(Buffer|Uint8Array)\b/.test(name) ? 'Buffer' : 'object'
}

const isNullable = (type) =>
  (type.flags & (TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Any | TypeFlags.Unknown)) !== 0 ||
  (type.isUnionType() && type.getTypes().some(isNullable))

/** Whether a parameter may be a part of a statement, and not a value. */
const isPart = (checker) => (type) =>
  !type ||
  (type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)) !== 0 ||
  (type.isUnionType() || type.isIntersectionType()
    ? type.getTypes().some(isPart(checker))
    : checker.getPropertyOfType(type, 'toOperationNode') !== undefined)

/** Whether it is run directly and not used as a part of another statement. */
const isSent = ({ parent }) => parent?.kind === SyntaxKind.PropertyAccessExpression && parent.name.text === 'execute'

/**
 * Every `sql` template of the server: its place, its key, whether it is complete in the source, and, if declared, the kind of each column of
 * its row.
 */
export function declaredStatements() {
  const api = new API({ cwd: join(root, 'server') })
  try {
    const config = join(root, 'server/tsconfig.json')
    const project = api.updateSnapshot({ openProject: config }).getProject(config)
    const { checker, program } = project
    const found = []
    const rowOf = (node) => {
      const type = node && checker.getTypeFromTypeNode(node)
      if (!type) return { kind: 'none' }
      if (isGeneric(type)) return { kind: 'generic' }
      const isObject = (type.flags & TypeFlags.Object) !== 0 || type.isIntersectionType()
      if (!isObject || checker.isArrayType(type) || ['Date', 'Buffer'].includes(checker.typeToString(type))) return { kind: 'value' }
      const columns = new Map()
      for (const property of checker.getPropertiesOfType(type)) {
        const type = checker.getTypeOfSymbol(property)
        const isOptional = (property.flags & SymbolFlags.Optional) !== 0
        columns.set(property.name, { kind: kindOf(checker, type), isOptional, isNullable: isOptional || isNullable(type) })
      }
      return columns.size > 0 ? { kind: 'row', columns } : { kind: 'none' }
    }
    const visit = (file, name) => (node) => {
      if (node.kind === SyntaxKind.TaggedTemplateExpression && node.tag.text === 'sql') {
        const line = file.text.slice(0, node.template.pos).split('\n').length
        const row = rowOf(node.typeArguments?.[0])
        const fragments = fragmentsOf(node)
        const parameters = node.template.templateSpans?.map((span) => span.expression) ?? []
        const isComplete = !checker.getTypeAtLocation(parameters).some(isPart(checker))
        found.push({ at: `${relative(root, name)}:${line}`, key: keyOf(fragments), fragments, row, isSent: isSent(node), isComplete })
      }
      node.forEachChild(visit(file, name))
    }
    for (const name of program.getSourceFileNames()) {
      if (!name.startsWith(join(root, 'server/src/'))) continue
      const file = program.getSourceFile(name)
      file?.forEachChild(visit(file, name))
    }
    return found
  } finally {
    api.close()
  }
}
