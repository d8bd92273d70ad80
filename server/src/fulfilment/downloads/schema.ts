import Type, { type Static } from 'typebox'
import { DateTime, Enum, Id, nullable } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import { type DownloadRow, downloadKinds } from './store.js'

export const Download = Type.Object(
  {
    download_id: Type.Integer(),
    bookingorder_id: Id,
    orderitem_id: nullable(Type.String({ description: 'Null: all of them, in a ZIP' })),
    downloaditem_id: nullable(Type.String()),
    kind: Enum(downloadKinds, {
      description: 'One ticket, all of them in a ZIP, or the code of one, on the guest page or in an answer of a partner channel',
    }),
    sha: Type.String({ description: 'SHA-256 of the bytes that went out' }),
    via: Enum(['api', 'guest']),
    client_id: nullable(Type.String({ description: 'Null: a guest, through the link of the itinerary' })),
    client_name: nullable(
      Type.String({ description: 'The name of that client; null for a guest, and for a client of another organisation' }),
    ),
    impersonator_client_id: nullable(Type.String()),
    at: DateTime,
  },
  { title: 'Download' },
)

export const toDownload = (row: DownloadRow): Static<typeof Download> => ({ ...row, at: wireTime(row.at) })
