export type { Change, ChangeData, ChangesOptions, ChangesPage, Feed } from './changes.js'
export { type Client, type ClientOptions, createClient, type ListPath } from './client.js'
export type { Resources } from './generated/resources.js'
export type { components, paths } from './generated/schema.js'
export { version } from './generated/version.js'
export {
  createMirror,
  type MemoryStore,
  type Mirror,
  type MirroredResource,
  type MirrorOptions,
  type MirrorReader,
  type MirrorStep,
  type MirrorStore,
  memoryStore,
} from './mirror.js'
export type { ItemOf } from './paginate.js'
export { ApiProblem, type FieldFault, type ProblemBody, type ProblemCode, ServiceUnreachable } from './problem.js'
export type { AnswerOf, BodyOf, CallOptions, List, QueryOf } from './resources.js'
export type { LoginResult, Tokens } from './session.js'
export { type SqliteDatabase, type SqliteStore, sqliteStore } from './sqlite.js'
export {
  between,
  type Condition,
  eq,
  type Filter,
  formatUtc,
  ge,
  gt,
  le,
  lt,
  ne,
  noneOf,
  oneOf,
  parseUtc,
  type UtcDateTime,
  type VenueDateTime,
} from './values.js'
export { type Delivery, InvalidWebhook, signWebhook, type TestDelivery, verifyWebhook, type WebhookEvent } from './webhook.js'
